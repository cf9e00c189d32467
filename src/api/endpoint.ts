import type * as z from 'zod/mini'
import { pathSegment } from '@/lib/path-segment'

type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export interface Endpoint<
  Path extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Query extends string = string,
> {
  /** The number of the call in docs/specification.md (API) and a name for logs. */
  call: number
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Where the call lives below the host: `/api` unless said otherwise (see `addressOf`). */
  base?: string
  /** Below `base`, with `:parameters`. */
  path: Path
  /** The body sent, strictly. Absent for calls without one. */
  request?: Request
  /** The answer, read liberally. */
  response: Response
  /** Names of the optional query parameters. */
  query?: readonly Query[]
  /** It reads the one thing that a screen's path names: 404 means that there is none. */
  readsOne?: true
}

// The widest endpoint: what `call` and the mocks are written against.
export type AnyEndpoint = Endpoint<string, z.ZodMiniType, z.ZodMiniType, string>

/** Declares one call of docs/specification.md (API): method, path, request and response schema. */
export function endpoint<
  const Path extends string,
  Request extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Response extends z.ZodMiniType = z.ZodMiniType,
  const Query extends string = never,
>(declaration: Endpoint<Path, Request, Response, Query>): Endpoint<Path, Request, Response, Query> {
  return declaration
}

type PathArguments<E> =
  E extends Endpoint<infer Path, z.ZodMiniType, z.ZodMiniType>
    ? [Parameter<Path>] extends [never]
      ? { path?: undefined }
      : { path: Record<Parameter<Path>, string> }
    : never

type BodyArguments<E> = E extends { request?: infer Request }
  ? Request extends z.ZodMiniType
    ? [z.input<Request>] extends [undefined]
      ? { body?: undefined }
      : { body: z.input<Request> }
    : { body?: undefined }
  : never

type QueryArguments<E> =
  E extends Endpoint<string, z.ZodMiniType, z.ZodMiniType, infer Query>
    ? { query?: Partial<Record<Query, string>> }
    : never

/** Arguments of a call: path parameters, query, body. */
export type CallArguments<E> = PathArguments<E> & BodyArguments<E> & QueryArguments<E>

export type CallResult<E extends { response: z.ZodMiniType }> = z.output<E['response']>

/** Base and path of a call, below the host, its `:parameters` still open. */
export function addressOf({ base = '/api', path }: Pick<AnyEndpoint, 'base' | 'path'>): string {
  return base + path
}

/** A path with its parameters filled in and encoded. */
export function fillPath(path: string, parameters: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name]
    if (!value) throw new Error(`${path} needs ${name}`)
    return pathSegment(value)
  })
}
