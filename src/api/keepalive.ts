import { env } from '@/env'
import type { Answer } from './answer'
import type { Loose } from './call'
import { addressOf, type AnyEndpoint, fillPath } from './endpoint'
import { failed, isOffline } from './failure'
import { reportReach } from './reach'

/**
 * Sends a call that survives the end of its page: of all means only fetch with keepalive does. The
 * credentials and the CSRF header are those of client.ts. Throws ApiError.
 */
export async function sendKeepalive(
  endpoint: AnyEndpoint,
  args: object,
  signal?: AbortSignal,
): Promise<Answer> {
  const { path, body } = args as Loose
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  const wasOffline = isOffline()
  let status: number | undefined
  let data: unknown
  try {
    const response = await fetch(env.apiHost + fillPath(addressOf(endpoint), path), {
      method: endpoint.method,
      keepalive: true,
      credentials: 'include',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { 'X-XSRF-TOKEN': decodeURIComponent(token) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    status = response.status
    const text = await response.text()
    data = text === '' ? '' : JSON.parse(text)
  } catch (error) {
    if (signal?.aborted) throw error
    const message = error instanceof Error ? error.message : 'Network Error'
    throw failed(endpoint, message, wasOffline, status === undefined ? undefined : { status, data })
  }
  if (status >= 300) throw failed(endpoint, `answered ${status}`, wasOffline, { status, data })
  reportReach(true)
  return { status, data }
}
