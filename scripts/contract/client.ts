import { addressOf, type AnyEndpoint, fillPath } from '@/api/endpoint'

export interface Sent {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** An answer, or why there is none to read; nothing of what a person wrote. */
export type Answered = { body: unknown } | { failure: string }

const PATIENCE = 30_000

/** Calls the provider as the app does: with its cookies, and the forgery header that repeats one of them. */
export function createClient(host: string) {
  const cookies = new Map<string, string>()

  function keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? []
      if (name) cookies.set(name, value)
    }
  }

  return async function send(endpoint: AnyEndpoint, sent: Sent): Promise<Answered> {
    const { path, query, body } = sent
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    const token = cookies.get('XSRF-TOKEN')
    let response: Response
    let bytes: Buffer
    try {
      response = await fetch(host + fillPath(addressOf(endpoint), path) + search, {
        method: endpoint.method,
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(cookies.size > 0 && {
            Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          }),
          ...(token !== undefined && { 'X-XSRF-TOKEN': decodeURIComponent(token) }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // A password is not to follow to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      })
      bytes = Buffer.from(await response.arrayBuffer())
    } catch (error) {
      return { failure: `no answer (${reasonOf(error)})` }
    }
    keepCookies(response)
    if (!response.ok) return { failure: `answered ${String(response.status)}` }
    return read(bytes, endpoint)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return code || (cause instanceof Error ? 'the connection failed' : error.name)
}

function read(bytes: Buffer, { response, name }: AnyEndpoint): Answered {
  if (name.endsWith('Invoice')) {
    const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-'
    return isPdf ? { body: undefined } : { failure: 'answered no PDF' }
  }
  try {
    const body: unknown = JSON.parse(bytes.toString())
    const isRefusal =
      typeof body === 'object' && body !== null && 'success' in body && body.success === false
    return isRefusal ? { failure: 'refused: success is false' } : { body }
  } catch {
    // Of a call of which only success is used, nothing needs to be read.
    return response._zod.def.type === 'unknown'
      ? { body: undefined }
      : { failure: 'answered no JSON' }
  }
}
