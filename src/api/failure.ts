import { log } from '@/log'
import type { AnyEndpoint } from './endpoint'
import { ApiError, type ApiErrorKind, isOutOfReach } from './errors'
import { reportReach } from './reach'
import { doubtSession } from './session-doubt'

export function isOffline(): boolean {
  return navigator.onLine === false
}

/** Logs a call that failed and says what of; `answer` is what arrived, if anything did. */
export function failed(
  endpoint: AnyEndpoint,
  message: string,
  wasOffline: boolean,
  answer?: { status: number; data: unknown },
): ApiError {
  const status = answer?.status
  const kind = kindOf(status)
  log.warn('call failed', { call: endpoint.name, kind, status })
  const apiError = new ApiError({
    kind,
    call: endpoint.name,
    message,
    ...(status !== undefined && { status }),
    ...wordsOf(answer?.data),
    // Offline from the start means that nothing was sent; a 4xx means that nothing was applied.
    outcomeUnknown:
      status === undefined ? !wasOffline : status >= 500 || status === 408 || status < 300,
  })
  reportReach(!isOutOfReach(apiError))
  if (kind === 'signed-out') doubtSession()
  return apiError
}

function kindOf(status: number | undefined): ApiErrorKind {
  if (status === undefined) return isOffline() ? 'offline' : 'unavailable'
  // A 2xx in the error path is an answer that was no JSON.
  if (status < 300) return 'contract'
  if (status >= 500 || status === 408 || status === 429) return 'unavailable'
  if (status === 401 || status === 403) return 'signed-out'
  return status === 404 ? 'not-found' : 'refused'
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The server's own words in a body. */
export function wordsOf(body: unknown): { serverMessage?: string; serverError?: string } {
  if (!isObject(body)) return {}
  const { message, error } = body
  return {
    ...(typeof message === 'string' && message.trim() !== '' && { serverMessage: message }),
    ...(typeof error === 'string' && error.trim() !== '' && { serverError: error }),
  }
}
