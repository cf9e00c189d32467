import * as z from 'zod/mini'
import type { AnyEndpoint, CallArguments } from '@/api/endpoint'
import type { World } from './world'

type Argument<E, Name extends string> =
  CallArguments<E> extends { [name in Name]?: infer Value } ? NonNullable<Value> : never

/** A parsed request, and the world it meets. */
interface Context<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  world: World
  now: Date
}

export type RawContext = Context<Record<string, string>, Record<string, string>, unknown>

/** An endpoint of the contract with the function that answers it. */
export interface Answer {
  endpoint: AnyEndpoint
  respond: (context: RawContext) => unknown
}

/**
 * Pairs an endpoint with its handler. The contract types the handler's input and output.
 * Handlers are synchronous, so that a request is applied at once and as a whole.
 */
export function answer<E extends AnyEndpoint>(
  endpoint: E,
  respond: (
    context: Context<Argument<E, 'path'>, Argument<E, 'query'>, Argument<E, 'body'>>,
  ) => z.input<NoInfer<E>['response']>,
): Answer {
  return { endpoint, respond: respond as unknown as Answer['respond'] }
}

/** The fields every successful write answers with. */
export function succeeded(message: string): { success: boolean; message: string } {
  return { success: true, message }
}

/** Status codes of the provider's refusals. 200 is a body with `success: false`. */
type RefusalStatus = 200 | 400 | 401 | 403 | 404 | 409 | 422

export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly field: 'message' | 'error' = 'message',
  ) {
    super(message)
  }
}

/**
 * Ends the handler with `{ success: false, message }`. Call it before changing the world.
 * Some calls give the reason in `error` (PWD-5).
 */
export function refuse(status: RefusalStatus, message: string, field?: Refusal['field']): never {
  throw new Refusal(status, message, field)
}

/** Parses a value. Refuses with 400, naming the first field that is missing, wrong or unknown. */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const isUnknown = issue?.code === 'unrecognized_keys'
  const path = [...(issue?.path ?? []), ...(isUnknown ? issue.keys : [])].map(String).join('.')
  const problem = isUnknown ? 'unknown field' : (issue?.message ?? '')
  return refuse(400, path ? `${path}: ${problem}` : problem)
}
