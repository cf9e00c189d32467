import { matchPath } from 'react-router-dom'
import { patterns } from '@/routes/paths'

/** Reports per page at most. */
const MOST = 10

/** Characters of a message that are read. */
const LONGEST = 500

const sent = new Set<string>()

/** Without network or provider these happen daily. Their classes would load the API. */
const expected = ['AbortError', 'ApiError', 'ChunkLoadError']

/**
 * Sends an anonymous report of a crash (CFG-2), each once in a page. As text, which no host has to
 * allow by CORS.
 */
export function sendReport(endpoint: string, error: unknown, pathname: string): void {
  const { name, message } = partsOf(error)
  if (expected.includes(name)) return
  const report = JSON.stringify({
    name,
    message: redactUnknownWords(message),
    route: Object.values(patterns).find((pattern) => matchPath(pattern, pathname)) ?? 'unknown',
    version: __VERSION__,
  })
  if (sent.has(report) || sent.size >= MOST) return
  sent.add(report)
  navigator.sendBeacon(endpoint, report)
}

function partsOf(error: unknown): { name: string; message: string } {
  if (error instanceof Error) {
    const name = /^[A-Za-z]{0,30}Error$/.test(error.name) ? error.name : 'Error'
    return { name, message: error.message }
  }
  return { name: typeof error, message: typeof error === 'string' ? error : '' }
}

/**
 * Messages may quote what a person typed or the provider sent, and no rule separates names from
 * words. So this keeps only words that engines, React and this app use in their own messages, and
 * replaces all others, numbers included, by `…`.
 */
export function redactUnknownWords(message: string): string {
  const ofReact = /^Minified React error #\d{1,3}(?=;)/.exec(message)
  if (ofReact) return ofReact[0]
  return message
    .slice(0, LONGEST)
    .split(/[\s"'`“”‘’()[\]{}<>,;:=]+/)
    .map((token) => token.replace(/[.!?]+$/, ''))
    .filter(Boolean)
    .map((word) => (publicWords.has(word.toLowerCase()) ? word : '…'))
    .join(' ')
    .replace(/…(?: …)+/g, '…')
}

const publicWords = new Set(
  `a able abort aborted access across action after already an and any apply are argument arguments
  array arrow as assign assignment async at attached await bad be been before bigint boolean browser
  buffer but by call called can cancelled cannot changed child circular class clone closed
  completed condition connection constant constructor contain contains convert converting could
  create created data date declaration defined delete deleted denied depth destructure destructured
  did different document does dom during element empty end ended environment error evaluating event
  exceeded execute expected expression extensible failed fetch field file for found frozen function
  generator getter globally has hook hooks immutable implemented import in index infinity
  initialization inside instance instanceof integer into invalid invoked is isn it iterable iterator
  json key keys kind large length load loaded loop lost map maximum message method missing module
  more must name nan native network new no node non not notifications null number object observable
  of offset on only operation operator option or out outside own parameter parent parse parsed parsing
  pattern permission permitted position promise properties property prototype proxy quota range
  read reading reason received recursion reference regexp registration rejected removed render
  rendered rendering request required resizeobserver response result return returned router
  running script security self service set setter setting size stack state status storage string
  structure supported suspended symbol syntax t target term than that the this time timeout to token
  too transaction type undefined undelivered unexpected unhandled unknown unsupported unterminated
  update url use used user valid value values variable version was weakmap weakset while with within worker
  write xmlhttprequest`.split(/\s+/),
)
