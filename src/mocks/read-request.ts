import * as z from 'zod/mini'
import type { AnyEndpoint } from '@/api/endpoint'
import { refuse } from './refuse'

/** The first field that does not fit, or that nobody asked for. */
function misfit(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  const path = (issue?.path ?? []).map(String)
  return issue?.code === 'unrecognized_keys'
    ? `Unknown field: ${[...path, issue.keys[0] ?? ''].join('.')}`
    : `Missing or wrong field: ${path.join('.') || 'the body'}`
}

/** The body as the endpoint's strict request schema reads it; answers 400, naming the field, when it does not fit. */
export function readBody(endpoint: AnyEndpoint, text: string): unknown {
  if (!endpoint.request) return text === '' ? undefined : refuse(400, 'Unexpected body')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refuse(400, 'The body is no JSON')
  }
  const result = z.safeParse(endpoint.request, json)
  return result.success ? result.data : refuse(400, misfit(result.error))
}

/** The query parameters; answers 400 for one the endpoint does not declare. */
export function readQuery(endpoint: AnyEndpoint, search: URLSearchParams): Record<string, string> {
  const query = Object.fromEntries(search)
  const unknown = Object.keys(query).find((name) => !endpoint.query?.includes(name))
  return unknown === undefined ? query : refuse(400, `Unknown query parameter: ${unknown}`)
}
