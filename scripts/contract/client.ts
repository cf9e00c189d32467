import { addressOf, type AnyEndpoint, fillPath } from '@/api/endpoint'

export interface Sent {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** The body of a response, or why there is none, without personal data. */
export type Answered = { body: unknown } | { failure: string }

/** Calls the provider as the app does, with cookies and the CSRF header. */
export function createClient(host: string) {
  const cookies = new Map<string, string>()

  return async function send(endpoint: AnyEndpoint, sent: Sent): Promise<Answered> {
    const { path, query, body } = sent
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    const headers = new Headers()
    const token = cookies.get('XSRF-TOKEN')
    if (token !== undefined) headers.set('X-XSRF-TOKEN', decodeURIComponent(token))
    if (cookies.size > 0)
      headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    try {
      const response = await fetch(host + fillPath(addressOf(endpoint), path) + search, {
        method: endpoint.method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // A redirect could send the password to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(30_000),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? []
        if (name) cookies.set(name, value)
      }
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? read(bytes, endpoint) : { failure: `answered ${response.status}` }
    } catch (error) {
      return { failure: `no answer (${error instanceof Error ? error.name : 'unknown'})` }
    }
  }
}

function read(bytes: Buffer, { name }: AnyEndpoint): Answered {
  if (name.endsWith('Invoice'))
    return bytes.subarray(0, 5).toString('latin1') === '%PDF-'
      ? { body: undefined }
      : { failure: 'answered no PDF' }
  let body: unknown
  try {
    body = JSON.parse(bytes.toString())
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { failure: 'answered no JSON' }
  }
  const isRefusal =
    typeof body === 'object' && body !== null && 'success' in body && body.success === false
  return isRefusal ? { failure: 'refused: success is false' } : { body }
}
