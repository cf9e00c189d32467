import type { APIRequestContext, APIResponse } from '@playwright/test'
import { addressOf, type AnyEndpoint, fillPath } from '@/api/endpoint'

export interface Sent {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** The body of a response, or why there is none, without personal data. */
export type Answered = { body: unknown } | { failure: string }

/** Calls the provider as the app does, with cookies and the CSRF header. */
export async function send(
  client: APIRequestContext,
  endpoint: AnyEndpoint,
  { path, query = {}, body }: Sent,
): Promise<Answered> {
  const { cookies } = await client.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  try {
    const response = await client.fetch(fillPath(addressOf(endpoint), path), {
      method: endpoint.method,
      params: query,
      headers: token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {},
      ...(body !== undefined && { data: body }),
      // A redirect could send the password to another host.
      maxRedirects: 0,
    })
    return await read(response, endpoint)
  } catch (error) {
    return { failure: `no answer (${error instanceof Error ? error.name : 'unknown'})` }
  }
}

async function read(response: APIResponse, { name }: AnyEndpoint): Promise<Answered> {
  if (!response.ok()) return { failure: `answered ${response.status()}` }
  const text = await response.text()
  if (name.endsWith('Invoice'))
    return text.startsWith('%PDF-') ? { body: undefined } : { failure: 'answered no PDF' }
  try {
    const body = JSON.parse(text) as { success?: unknown } | null
    return body?.success === false ? { failure: 'refused: success is false' } : { body }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { failure: 'answered no JSON' }
  }
}
