import type { Fault } from '@/mocks/faults'

/** The server's message in every refusal: shown only where the error catalogue asks for it. */
export const WORDS = 'Come back tomorrow'

/**
 * - refused, signed-out, not-found: a refusal with a message; the request was not applied
 * - unavailable: a server error with a message
 * - lost: no answer, and the request never arrived. lost-after: the same, but it was applied
 * - unreadable: an answer that cannot be parsed
 * - empty: 204, and the request was applied
 * - poor: a success with missing fields or unknown words
 * - true: a success, late or with its numbers as text
 */
type Meaning =
  | 'refused'
  | 'signed-out'
  | 'not-found'
  | 'unavailable'
  | 'lost'
  | 'lost-after'
  | 'unreadable'
  | 'empty'
  | 'poor'
  | 'true'

export interface FaultyAnswer {
  name: string
  means: Meaning
  fault?: Omit<Fault, 'call'>
  /** Held back until the test releases it. */
  late?: true
}

function status(code: number, means: Meaning): FaultyAnswer {
  const body = { success: false, message: WORDS, error: WORDS }
  return { name: String(code), means, fault: { kind: 'status', status: code, body } }
}

/** Every answer that a call must survive. */
export const answers: readonly FaultyAnswer[] = [
  status(400, 'refused'),
  status(401, 'signed-out'),
  status(403, 'signed-out'),
  status(404, 'not-found'),
  status(409, 'refused'),
  status(422, 'refused'),
  { ...status(429, 'unavailable'), name: '429 with Retry-After' },
  status(500, 'unavailable'),
  status(503, 'unavailable'),
  { name: 'HTML on 401', means: 'signed-out', fault: { kind: 'html', status: 401 } },
  { name: 'HTML on 502', means: 'unavailable', fault: { kind: 'html', status: 502 } },
  {
    name: 'broken JSON on 409',
    means: 'refused',
    fault: { kind: 'broken-json', status: 409 },
  },
  {
    name: 'broken JSON on 500',
    means: 'unavailable',
    fault: { kind: 'broken-json', status: 500 },
  },
  { name: 'connection dropped', means: 'lost', fault: { kind: 'drop' } },
  { name: 'dropped after it was applied', means: 'lost-after', fault: { kind: 'drop-after' } },
  { name: 'no answer for 30 s', means: 'lost', fault: { kind: 'drop' }, late: true },
  { name: 'HTML on 200', means: 'unreadable', fault: { kind: 'html' } },
  { name: 'broken JSON', means: 'unreadable', fault: { kind: 'broken-json' } },
  { name: 'empty 204', means: 'empty', fault: { kind: 'empty', status: 204, applied: true } },
  {
    name: 'success: false',
    means: 'refused',
    fault: { kind: 'refuse', body: { message: WORDS, error: WORDS } },
  },
  { name: 'missing and null fields', means: 'poor', fault: { kind: 'gaps' } },
  { name: 'unknown words', means: 'poor', fault: { kind: 'odd-words' } },
  { name: 'rejected words', means: 'poor', fault: { kind: 'rejected' } },
  { name: 'unreadable prices', means: 'poor', fault: { kind: 'no-prices' } },
  { name: 'numbers with commas', means: 'true', fault: { kind: 'written-numbers' } },
  { name: '10-second latency', means: 'true', late: true },
]
