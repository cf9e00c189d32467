import { env } from '@/env'
import { readTokens } from './forgery-token'

interface KeepaliveRequest {
  method: string
  /** Below the API host. */
  url: string
  data?: unknown
  signal?: AbortSignal
  token?: string | undefined
}

/**
 * Sends a request that survives the end of its page, with the credentials and the CSRF header of
 * client.ts. Fails as axios does, with the answer as `response`. Apart from client.ts because a
 * page that ends cannot wait for axios to load.
 */
export async function requestKeepalive(request: KeepaliveRequest) {
  const { method, url, data, signal, token = readTokens()[0] } = request
  const response = await fetch(env.apiHost + url, {
    method,
    keepalive: true,
    redirect: 'error',
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { 'X-XSRF-TOKEN': token }),
    },
    ...(data !== undefined && { body: JSON.stringify(data) }),
    ...(signal && { signal }),
  })
  const answer = { status: response.status, data: fromJson(await response.text()) }
  if (response.ok && answer.data !== undefined) return answer
  throw Object.assign(new Error('no usable answer'), { response: answer })
}

/** Undefined for what is no JSON; an empty body stays empty text, as in axios. */
export function fromJson(text: string): unknown {
  if (text === '') return ''
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
