import { asciiDigits } from './digits'
import { parseRupees, type Paise } from './money'

/** A transaction ID in a message, and the words around it: `…UPI Ref No 412345678901…`. */
interface FoundId {
  id: string
  excerpt: string
}

export interface BankMessage {
  /** The IDs with the best name, each once: a UTR comes before an app's own number. */
  ids: readonly FoundId[]
  /** Amounts of the payment, without balances and charges. */
  amounts: readonly Paise[]
  /** The message says that the payment failed or came back. */
  isFailed: boolean
}

/**
 * 12 digits (UPI, IMPS), perhaps in groups of four, or 16 to 22 letters and digits that begin with
 * the four letters of a bank (NEFT, RTGS). No lookbehind: Safari 16 does not parse it.
 */
const ID =
  /(^|[^\p{L}\p{N}])(\d{12}|\d{4}([ -])\d{4}\3\d{4}(?!\3\d{4})|[a-z]{4}(?=(?:[a-z]*\d){6})[a-z\d]{12,18})(?![\p{L}\p{N}])/giu

/** Web and email addresses and UPI IDs: what they hold is no transaction ID. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+/gi

const NUMBER = '(?:erence)?(?: ?(?:id|no|num|number))?'

/** What names a transaction ID in front of it; the best name first. */
const NAMES = [
  `\\b(?:utr|rrn|(?:upi|bank) (?:ref|txn|transaction))${NUMBER}|यूटीआर|आरआरएन|(?:यूपीआई|बैंक) (?:रेफ|संदर्भ)`,
  `\\b(?:ref|refno|reference|upi|imps|neft|rtgs)${NUMBER}\\b|रेफ|संदर्भ|यूपीआई|आईएमपीएस|एनईएफटी|आरटीजीएस`,
  `\\b(?:txn|trxn|trans|transaction|payment)${NUMBER}\\b|लेन-?देन|ट्रां(?:जै|ज़ै|सै)क्शन`,
].map((name) => new RegExp(name, 'gi'))

/** What names other numbers that may have as many digits. */
const OTHER_NAMES =
  /\b(?:call|phone|mobile|mob|tel|sms|whatsapp|contact|helpline|a\/?c|acct?|account|aadhaar|order|bill|invoice|customer|consumer|policy|loan|google|merchant|card)\b|खात[ाे]|फोन|फ़ोन|मोबाइल|ऑर्डर|आधार|कॉल/gi

const AMOUNT =
  /(?:₹|\b(?:rs|inr)|रु(?:पये)?)[.: ]*(\d[\d,]*(?:\.\d{1,2})?)|\b(?:debited|paid|sent) (?:by|with|for) (\d[\d,]*\.\d{1,2})|\b(\d[\d,]*(?:\.\d{1,2})?) ?(?:रु(?:पये)?|rupees)/gi

const OTHER_AMOUNTS = /\b(?:bal|balance|limit|lmt|charges?|fee|cashback|gst)\b|शेष|बैलेंस/i

const FAILURE =
  /\b(?:fail(?:ed|ure)?|declined|unsuccessful|not (?:been )?(?:successful|processed|completed)|revers(?:ed|al)|refund(?:ed)?|rejected|returned|cancelled|expired)\b|असफल|विफल|फेल|नामंजूर|अस्वीकृत|वापस|रद्द/i

/** Advice, such as "If the payment failed, call …", tells nothing of this payment. */
const ADVICE = /\b(?:if|in case|when)\b|अगर|यदि/i

/**
 * Reads what a bank or a UPI app wrote about a payment (decisions.md, "The bank's message").
 * `ownAccount`: the payee's account number, which is never taken for an ID.
 */
export function readBankMessage(message: string, ownAccount = ''): BankMessage {
  const text = asciiDigits(message).replace(/\s+/g, ' ').trim()
  const searched = text.replace(ADDRESS, (address) => ' '.repeat(address.length))
  const found = [...searched.matchAll(ID)].flatMap((match) => {
    const [, edge = '', id = '', separator = ''] = match
    const start = match.index + edge.length
    const before = searched.slice(0, start)
    const isPartOfCard = separator !== '' && /\d{4}[ -]$/.test(before)
    const compact = id.replace(/[ -]/g, '')
    if (isPartOfCard || compact === ownAccount.replace(/\W/g, '')) return []
    return { id: compact, rank: rankOf(before, compact), start, end: start + id.length }
  })
  const best = Math.min(...found.map(({ rank }) => rank))
  const ids = new Map<string, FoundId>()
  for (const { id, rank, start, end } of found)
    if (rank === best && rank < Infinity && !ids.has(id.toUpperCase()))
      ids.set(id.toUpperCase(), { id, excerpt: excerptOf(text, start, end) })
  return {
    ids: [...ids.values()],
    amounts: [...text.matchAll(AMOUNT)].flatMap((match) => paidAmount(text, match)),
    isFailed: text
      .split(/[.;!।](?: |$)/)
      .some((sentence) => FAILURE.test(sentence) && !ADVICE.test(sentence)),
  }
}

/** What a pasted text says; undefined when it is an ID alone: `4123 4567 8901`, `UTR 42`. */
export function messageIn(pasted: string, ownAccount = ''): BankMessage | undefined {
  const text = asciiDigits(pasted).trim()
  if (!/\s/.test(text) || /^[\d\s-]+$/.test(text)) return undefined
  const message = readBankMessage(text, ownAccount)
  const isEmpty = message.ids.length + message.amounts.length === 0 && !message.isFailed
  return isEmpty && text.length <= 24 && /\d/.test(text) ? undefined : message
}

/** The words right before a number, back to the number before it. */
function labelBefore(text: string): string {
  return (/(?:^|\d{4})(\D|\d(?!\d{3}))*$/.exec(text)?.[0] ?? '').slice(-40)
}

/** 0 is the best name; Infinity where the nearest name is that of another kind of number. */
function rankOf(before: string, id: string): number {
  const label = labelBefore(before)
  const ends = [...NAMES, OTHER_NAMES].map((name) =>
    Math.max(-1, ...[...label.matchAll(name)].map((match) => match.index + match[0].length)),
  )
  const nearest = Math.max(...ends)
  if (nearest >= 0) {
    const rank = ends.indexOf(nearest)
    return rank < NAMES.length ? rank : Infinity
  }
  const isPhone = before.endsWith('+') || /^91[6-9]/.test(id)
  return isPhone ? Infinity : NAMES.length
}

function paidAmount(text: string, match: RegExpExecArray): Paise[] {
  if (OTHER_AMOUNTS.test(text.slice(Math.max(0, match.index - 20), match.index))) return []
  const amount = parseRupees((match[1] ?? match[2] ?? match[3] ?? '').replace(/,+$/, ''))
  return amount === undefined ? [] : [amount]
}

/** The number with up to 16 characters before it, cut at a word. */
function excerptOf(text: string, start: number, end: number): string {
  const before = text.slice(0, start)
  const cut = before.length > 16 ? before.slice(-16).replace(/^\S*\s/, '') : before
  const after = text.slice(end)
  return `${cut === before ? '' : '…'}${cut}${text.slice(start, end)}${after === '' ? '' : '…'}`
}
