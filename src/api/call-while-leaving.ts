import { env } from '@/env'
import { callFailed, type CallOptions, type LooseArguments, parseAnswer } from './call'
import { isOffline, reportConnectivity } from './connectivity'
import {
  addressOf,
  type AnyEndpoint,
  type CallArguments,
  type CallResult,
  fillPath,
} from './endpoint'

/**
 * Sends a call that must outlive the page: only a raw fetch with keepalive does (docs/decisions.md). Cookies and the
 * forgery pair are those of client.ts; where the page lives on, the answer is read as usual. Throws ApiError.
 */
export async function callWhileLeaving<E extends AnyEndpoint>(
  endpoint: E,
  args: CallArguments<E>,
  { signal }: CallOptions = {},
): Promise<CallResult<E>> {
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
  return parseAnswer(endpoint, { status, data })
}
