import { HttpResponse, type JsonBodyType } from 'msw'
import * as z from 'zod/mini'
import { parse } from './refusal'
import { type CallName, isCallName } from './calls'

/** What goes wrong, once per matching request. */
export const faultKinds = {
  status: 'answers `status` (500), with `body` or a plain message',
  drop: 'the connection drops',
  'drop-after': 'the same, after the provider applied the request',
  html: 'a web page with `status` (200), like a captive portal',
  'broken-json': 'a truncated body with `status` (200)',
  empty: 'no body, with `status` (200)',
  refuse: '`success: false` and the fields of `body`, with `status` (200)',
  gaps: 'the real answer, its fields null or missing, except ids',
  'odd-words': 'the real answer, with unknown statuses and extra fields',
  rejected: 'the real answer, with every status rejected',
  'written-numbers': 'the real answer, with numbers as text: `₹ 1,23,456.50`',
  'no-prices': 'the real answer, its prices and amounts unreadable',
  'missing-prices': 'the real answer, without its prices and amounts',
  slow: 'the real answer, after `delay`',
  silence: 'no answer; the connection stays open',
}

export const kinds = Object.keys(faultKinds) as (keyof typeof faultKinds)[]

export const FaultSchema = z.strictObject({
  call: z.custom<CallName | '*'>((name) => name === '*' || isCallName(String(name)), 'is no call'),
  kind: z.enum(kinds, `must be one of ${kinds.join(', ')}`),
  /** How many requests fail. Without it, all of them until `clearFaults`. */
  times: z.optional(z.int().check(z.positive('must be positive'))),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.record(z.string(), z.custom<JsonBodyType>())),
  /** Milliseconds added before the answer. */
  delay: z.optional(z.number().check(z.nonnegative())),
  /** Whether the request is applied first. Default: only for the kinds in `appliedKinds`. */
  applied: z.optional(z.boolean()),
})
export type Fault = z.output<typeof FaultSchema>

/** Parses a fault. Throws an Error that names the wrong field. */
export function readFault(value: unknown): Fault {
  return parse(FaultSchema, value)
}

type Fields = Record<string, JsonBodyType>

function isFields(value: JsonBodyType): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields that identify an entry, and the one that says whether a call succeeded. */
const essential = new Set(['_id', 'id', 'sku', 'qno', 'userId', 'vendorId', 'success'])

/** `constructor` is a property of every object: a lookup table must not find it. */
const unknownWords = ['On the moon', 'constructor']

type Scalar = string | number | boolean

/** Replaces the scalar fields by what `change` makes of them, and adds `extra` to every object. */
function withFields(
  value: JsonBodyType,
  change: (field: Scalar, name: string, index: number) => JsonBodyType,
  extra: Fields = {},
): JsonBodyType {
  if (Array.isArray(value))
    return value.map((entry: JsonBodyType) => withFields(entry, change, extra))
  if (!isFields(value)) return value
  const fields = Object.entries(value).map(([name, field], index): [string, JsonBodyType] => [
    name,
    typeof field === 'object' || field === undefined
      ? withFields(field, change, extra)
      : change(field, name, index),
  ])
  return { ...Object.fromEntries(fields), ...extra }
}

const isMoney = (name: string) => /price|amount|charges|^reward(?!s)/i.test(name)

/** The kinds that change the real answer, and how. JSON leaves `undefined` out. */
const changes: Partial<Record<Fault['kind'], (body: JsonBodyType) => JsonBodyType>> = {
  gaps: (body) =>
    withFields(body, (field, name, index) =>
      essential.has(name) ? field : index % 2 === 0 ? null : undefined,
    ),
  'odd-words': (body) => {
    const change = (field: Scalar, name: string, index: number) =>
      typeof field === 'string' && /^(type|.*status)$/i.test(name) ? unknownWords[index % 2] : field
    return withFields(body, change, { moonPhase: { days: [29, null], isFull: 'perhaps' } })
  },
  rejected: (body) =>
    withFields(body, (field, name) => (/status$/i.test(name) ? ' Payment  REJECTED' : field)),
  // As people write them, with the rupee sign on money.
  'written-numbers': (body) =>
    withFields(body, (field, name) => {
      if (typeof field !== 'number') return field
      const text = field.toLocaleString('en-IN', { maximumFractionDigits: 20 })
      return isMoney(name) ? `₹ ${text}` : text
    }),
  'no-prices': (body) => withFields(body, (field, name) => (isMoney(name) ? 'on request' : field)),
  'missing-prices': (body) =>
    withFields(body, (field, name) => (isMoney(name) ? undefined : field)),
}

const appliedKinds: string[] = ['drop-after', 'slow', ...Object.keys(changes)]

/** Whether the provider applies a request that meets this fault. */
export function isApplied({ kind, applied }: Fault): boolean {
  return applied ?? appliedKinds.includes(kind)
}

/** With 429 and 503, hosts say when to ask again (seconds). */
function json(body: JsonBodyType, status: number): Response {
  const headers = { 'Retry-After': '30' }
  return HttpResponse.json(body, { status, ...([429, 503].includes(status) && { headers }) })
}

function raw(text: string, status: number, type: string): Response {
  return new HttpResponse(text, { status, headers: { 'Content-Type': type } })
}

/** The real answer with its JSON changed. Other types stay as they are. */
async function changed(
  answer: Response,
  change: ((body: JsonBodyType) => JsonBodyType) | undefined,
): Promise<Response> {
  if (!change || !answer.headers.get('Content-Type')?.includes('json')) return answer
  return json(change((await answer.json()) as JsonBodyType), answer.status)
}

/** The response instead of `answer`, which is undefined when the request was not applied. */
export async function faultResponse(
  { kind, status, body }: Fault,
  answer: Response = json({ success: false, message: 'Not applied' }, 503),
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
      return raw('<!doctype html><title>Sign in</title><p>Sign in</p>', status ?? 200, 'text/html')
    case 'broken-json':
      return raw('{"success":true,"mess', status ?? 200, 'application/json')
    case 'empty':
      return new HttpResponse(null, { status: status ?? 200 })
    case 'silence':
      return new Promise(() => undefined)
    case 'gaps':
    case 'odd-words':
    case 'rejected':
    case 'written-numbers':
    case 'no-prices':
    case 'missing-prices':
    case 'slow':
      return changed(answer, changes[kind])
  }
}
