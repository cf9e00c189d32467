import type * as z from 'zod/mini'
import type { AnyEndpoint, CallArguments } from '@/api/endpoint'
import type { World } from './world'

type Argument<E, Name extends string> =
  CallArguments<E> extends { [name in Name]?: infer Value } ? NonNullable<Value> : never

/** A parsed request, and the world it meets. */
interface Context<E extends AnyEndpoint> {
  params: Argument<E, 'path'>
  query: Argument<E, 'query'>
  body: Argument<E, 'body'>
  world: World
  now: Date
}

export interface RawContext {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  world: World
  now: Date
}

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
  respond: (context: Context<E>) => z.input<NoInfer<E>['response']>,
): Answer {
  return { endpoint, respond: (context) => respond(context as unknown as Context<E>) }
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

/** Ends the handler with `{ success: false, message }`. Call it before changing the world. */
export function refuse(status: RefusalStatus, message: string): never {
  throw new Refusal(status, message)
}

/** Like `refuse`, for the calls that give the reason in `error` (PWD-5). */
export function refuseWithError(status: RefusalStatus, error: string): never {
  throw new Refusal(status, error, 'error')
}
