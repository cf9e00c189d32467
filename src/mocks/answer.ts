import type * as z from 'zod/mini'
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
