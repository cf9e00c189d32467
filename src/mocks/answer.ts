import { HttpResponse } from 'msw'
import type * as z from 'zod/mini'
import type { AnyEndpoint, CallArguments } from '@/api/endpoint'
import type { World } from './world'

type Argument<E, Name extends string> =
  CallArguments<E> extends { [name in Name]?: infer Value } ? NonNullable<Value> : never

/** A request that fits its endpoint, and the world it meets. */
interface Context<E extends AnyEndpoint> {
  params: Argument<E, 'path'>
  query: Argument<E, 'query'>
  body: Argument<E, 'body'>
  world: World
  now: Date
}

/** One call of the contract with the mocked provider's answer to it, ready for `provider.ts`. */
export interface Answer {
  endpoint: AnyEndpoint
  respond: (context: RawContext) => unknown
}

interface RawContext {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  world: World
  now: Date
}

/**
 * The provider's answer to one call, typed by the contract: a missing or wrongly shaped answer does not compile.
 * It must be synchronous, so that a request is applied at once and as a whole. Parsing, delay, faults and saving
 * happen around it, in provider.ts.
 */
export function answer<E extends AnyEndpoint>(
  endpoint: E,
  respond: (context: Context<E>) => z.input<NoInfer<E>['response']>,
): Answer {
  return { endpoint, respond: (context) => respond(context as unknown as Context<E>) }
}

/** JSON, or a PDF where the answer is bytes. */
export function responseOf(value: unknown): Response {
  if (!(value instanceof Uint8Array)) return HttpResponse.json(value as object)
  return new HttpResponse(value as Uint8Array<ArrayBuffer>, {
    headers: { 'Content-Type': 'application/pdf' },
  })
}
