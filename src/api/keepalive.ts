import { env } from '@/env'
import { type Answer, callFailed, type LooseArguments } from './call'
import { isOffline, reportConnectivity } from './connectivity'
import { addressOf, type AnyEndpoint, fillPath } from './endpoint'

/**
 * Sends a call that survives the end of its page: of all means only fetch with keepalive does. The
 * credentials and the CSRF header are those of client.ts. Throws ApiError.
 */
export async function sendKeepalive(
  endpoint: AnyEndpoint,
  args: object,
  signal?: AbortSignal,
): Promise<Answer> {
  const { path, body } = args as LooseArguments
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
    throw callFailed(
      endpoint,
      message,
      wasOffline,
      status === undefined ? undefined : { status, data },
    )
  }
  if (status >= 300) throw callFailed(endpoint, `answered ${status}`, wasOffline, { status, data })
  reportConnectivity(true)
  return { status, data }
}
