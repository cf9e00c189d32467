import { HttpResponse } from 'msw'
import type { AnyEndpoint } from '@/api/endpoint'
import { log } from '@/lib/log'
import type { Answer, RawContext } from './answer'
import { parse, Refusal, refuse } from './refusal'
import { jsonOrText } from './request-log'

function readBody({ request }: AnyEndpoint, text: string): unknown {
  if (request) return parse(request, jsonOrText(text))
  return text === '' ? undefined : refuse(400, 'Unexpected body')
}

function readQuery(endpoint: AnyEndpoint, url: string): Record<string, string> {
  const query = Object.fromEntries(new URL(url).searchParams)
  const unknown = Object.keys(query).find((name) => !endpoint.query?.includes(name))
  return unknown === undefined ? query : refuse(400, `Unknown query parameter: ${unknown}`)
}

function responseOf(value: unknown): Response {
  if (!(value instanceof Uint8Array)) return HttpResponse.json(value as object)
  const headers = { 'Content-Type': 'application/pdf' }
  return new HttpResponse(value as Uint8Array<ArrayBuffer>, { headers })
}

/** Parses a request against its endpoint and runs the handler. Answers 400 when it does not fit. */
export function applyRequest(
  { endpoint, respond }: Answer,
  { url, text, ...context }: Omit<RawContext, 'body' | 'query'> & { url: string; text: string },
): Response {
  const call = endpoint.name
  try {
    const body = readBody(endpoint, text)
    return responseOf(respond({ ...context, body, query: readQuery(endpoint, url) }))
  } catch (error) {
    if (!(error instanceof Refusal)) {
      log.error('the mocked provider itself broke', { call })
      throw error
    }
    const { status, field, message } = error
    // Fails the test: the app must never send a request that breaks the contract.
    if (status === 400) log.error('a request does not fit the contract', { call, reason: message })
    return HttpResponse.json({ success: false, [field]: message }, { status })
  }
}
