import { HttpResponse, type JsonBodyType } from 'msw'
import * as z from 'zod/mini'
import { type CallName, isCallName } from './calls'
import { withGaps, withOddWords } from './poor-answers'

export const kinds = [
  'status',
  'drop',
  'drop-after',
  'html',
  'broken-json',
  'empty',
  'refuse',
  'gaps',
  'odd-words',
  'slow',
  'silence',
] as const

/**
 * What goes wrong, once per matching request:
 * - status: answers `status` (500), with `body` or a plain sentence
 * - drop: the connection drops; drop-after: the same, but the provider has applied the request
 * - html: a web page with `status` (200), as a hotel's sign-in page would be
 * - broken-json: an answer cut short; empty: no body at all
 * - refuse: 200 with `success: false` and `body`'s fields
 * - gaps: the true answer, all but its ids null or missing; odd-words: with status words and fields nobody listed
 * - slow: the true answer, after `delay`
 * - silence: nothing at all, for ever; the connection stays
 */
export interface Fault {
  call: CallName | '*'
  kind: (typeof kinds)[number]
  /** How many requests it meets; all of them, until `clearFaults`, when left out. */
  times?: number
  status?: number
  body?: Record<string, JsonBodyType>
  /** Milliseconds more before the answer. */
  delay?: number
  /** Whether the provider applies the request before the fault; only `drop-after`, `gaps`, `odd-words` and `slow` do by themselves. */
  applied?: boolean
}

const FaultSchema = z.strictObject({
  call: z.string().check(z.refine((name) => name === '*' || isCallName(name), 'is no call')),
  kind: z.enum(kinds, `must be one of ${kinds.join(', ')}`),
  times: z.optional(z.int().check(z.positive('must be positive'))),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.record(z.string(), z.unknown())),
  delay: z.optional(z.number().check(z.nonnegative())),
  applied: z.optional(z.boolean()),
})

/** A fault from outside TypeScript's sight. Throws Error naming the wrong field, so that no test arranges nothing. */
export function readFault(value: unknown): Fault {
  const result = z.safeParse(FaultSchema, value)
  if (result.success) return result.data as Fault
  const [issue] = result.error.issues
  throw new Error(
    `Not a fault: ${(issue?.path ?? []).map(String).join('.')} ${issue?.message ?? ''}`,
  )
}

export function isApplied({ kind, applied }: Fault): boolean {
  return applied ?? ['drop-after', 'gaps', 'odd-words', 'slow'].includes(kind)
}

/** Who is asked too often, or is down for a while, says until when. */
function json(body: JsonBodyType, status: number): Response {
  const isForAWhile = status === 429 || status === 503
  return HttpResponse.json(body, {
    status,
    ...(isForAWhile && { headers: { 'Retry-After': '30' } }),
  })
}

const notApplied = () => json({ success: false, message: 'Not applied' }, 503)

/** The true answer, changed. What is no JSON stays as it is. */
async function changed(
  answer: Response | undefined,
  change: (body: JsonBodyType) => JsonBodyType,
): Promise<Response> {
  if (!answer) return notApplied()
  if (!answer.headers.get('Content-Type')?.includes('json')) return answer
  return json(change((await answer.json()) as JsonBodyType), answer.status)
}

/** What arrives instead of `answer`, the true answer (undefined when the request was not applied). */
export async function faultResponse(
  { kind, status, body }: Fault,
  answer: Response | undefined,
): Promise<Response> {
  switch (kind) {
    case 'drop':
    case 'drop-after':
      return HttpResponse.error()
    case 'status':
      return json(body ?? { success: false, message: 'Something broke' }, status ?? 500)
    case 'refuse':
      return json({ success: false, message: 'Refused', ...body }, status ?? 200)
    case 'html':
      return new HttpResponse(
        '<!doctype html><title>Sign in</title><p>Sign in to the network</p>',
        {
          status: status ?? 200,
          headers: { 'Content-Type': 'text/html' },
        },
      )
    case 'broken-json':
      return new HttpResponse('{"success":true,"mess', {
        status: status ?? 200,
        headers: { 'Content-Type': 'application/json' },
      })
    case 'empty':
      return new HttpResponse(null, { status: status ?? 200 })
    case 'gaps':
      return changed(answer, withGaps)
    case 'odd-words':
      return changed(answer, withOddWords)
    case 'slow':
      return answer ?? notApplied()
    case 'silence':
      return new Promise(() => undefined)
  }
}
