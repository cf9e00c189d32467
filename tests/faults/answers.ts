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

/** A refusal as JSON with words; and as a web page or JSON that breaks off, as a gateway's. */
function refusals(status: number, means: Meaning, otherwise = means): FaultyAnswer[] {
  const body = { success: false, message: WORDS, error: WORDS }
  return [
    { name: String(status), means, fault: { kind: 'status', status, body } },
    { name: `HTML on ${status}`, means: otherwise, fault: { kind: 'html', status } },
    {
      name: `broken JSON on ${status}`,
      means: otherwise,
      fault: { kind: 'broken-json', status },
    },
  ]
}

/** Every answer that a call must survive. */
export const answers: readonly FaultyAnswer[] = [
  ...refusals(400, 'refused'),
  ...refusals(401, 'signed-out', 'unavailable'),
  ...refusals(403, 'signed-out', 'unavailable'),
  ...refusals(404, 'not-found', 'unavailable'),
  ...refusals(408, 'unavailable'),
  ...refusals(409, 'refused'),
  ...refusals(422, 'refused'),
  ...refusals(429, 'unavailable'),
  ...refusals(500, 'unavailable'),
  ...refusals(502, 'unavailable'),
  ...refusals(503, 'unavailable'),
  ...refusals(504, 'unavailable'),
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
  { name: 'missing prices', means: 'poor', fault: { kind: 'missing-prices' } },
  { name: 'numbers with commas', means: 'true', fault: { kind: 'written-numbers' } },
  { name: '10-second latency', means: 'true', late: true },
]
