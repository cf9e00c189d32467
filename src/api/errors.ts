import { isRecord } from './contract/readers'

/**
 * - offline: the device has no network
 * - unavailable: no answer, an answer that says the provider is not well (5xx, 408, 429), or one
 *   that a gateway may have given for it (401, 403 or 404 without JSON)
 * - signed-out: 401 or 403
 * - not-found: 404
 * - refused: any other 4xx, or a body that says `success: false`, with the server's message
 * - contract: an answer that is no JSON, or lacks what the screen cannot do without
 */
export type ApiErrorKind =
  'offline' | 'unavailable' | 'signed-out' | 'not-found' | 'refused' | 'contract'

export interface Answer {
  status: number
  /** Parsed JSON, else as it arrived. */
  data: unknown
  /** The provider's time, of a read by the page's head. */
  date?: string | null
}

interface ApiErrorDetails {
  kind: ApiErrorKind
  call: string
  /** The network's or HTTP's own message, e.g. `Network Error`; never from the body. */
  message: string
  status?: number
  /** The body's `message`, where it has one. */
  serverMessage?: string
  /** The body's `error`, where it has one (the OTP and password calls). */
  serverError?: string
  outcomeUnknown: boolean
  isMissing?: boolean
  isTokenRefusal?: boolean
}

/** Every failed call throws one. Holds no request and no response body. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly call: string
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  readonly serverError: string | undefined
  /** Whether the provider may have applied the call (dropped, 5xx, unreadable answer). */
  readonly outcomeUnknown: boolean
  /** The thing that the screen's path names does not exist. */
  readonly isMissing: boolean
  /** A write was refused for its XSRF token: neither the status nor the server tells people why. */
  readonly isTokenRefusal: boolean

  constructor(details: ApiErrorDetails) {
    super(details.message)
    this.kind = details.kind
    this.call = details.call
    this.status = details.status
    this.serverMessage = details.serverMessage
    this.serverError = details.serverError
    this.outcomeUnknown = details.outcomeUnknown
    this.isMissing = details.isMissing ?? false
    this.isTokenRefusal = details.isTokenRefusal ?? false
  }
}

/** The kind of a failure with this answer; undefined when there was none. */
export function kindOf(answer: Answer | undefined, isOffline: boolean): ApiErrorKind {
  if (answer === undefined) return isOffline ? 'offline' : 'unavailable'
  const { status, data } = answer
  // An answer that is no JSON fails with its 2xx.
  if (status < 300) return 'contract'
  if (status >= 500 || status === 408 || status === 429) return 'unavailable'
  if ([401, 403, 404].includes(status) && !isRecord(data)) return 'unavailable'
  if (status === 401 || status === 403) return 'signed-out'
  return status === 404 ? 'not-found' : 'refused'
}

/** The answer refuses a write for its XSRF token, and says so. */
export function namesToken({ status, data }: Answer): boolean {
  return status === 419 || (status === 403 && /[cx]srf|forgery/i.test(JSON.stringify(data)))
}

/** The server's own messages in a body. */
export function serverMessages(body: unknown): { serverMessage?: string; serverError?: string } {
  if (!isRecord(body)) return {}
  const { message, error } = body
  return {
    ...(typeof message === 'string' && message.trim() !== '' && { serverMessage: message }),
    ...(typeof error === 'string' && error.trim() !== '' && { serverError: error }),
  }
}

/** The answer to `call` lacks the thing that the screen's path names. */
export function notFound({ name }: { name: string }): ApiError {
  const message = `not in the answer to ${name}`
  return new ApiError({
    kind: 'not-found',
    call: name,
    message,
    outcomeUnknown: false,
    isMissing: true,
  })
}

/** For a call whose 404 says that there is none. Throws any other error. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.kind === 'not-found') return null
  throw error
}

/** For a read that can fail without harm: `call` has logged it. Throws any other error. */
export function undefinedIfFailed(error: unknown): undefined {
  if (error instanceof ApiError) return undefined
  throw error
}

/** The network or the provider is unavailable: trying again may help. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || error.kind === 'unavailable')
}

/** A gateway has answered in the provider's place: what was sent may still be applied. */
export function mayStillArrive(error: unknown): boolean {
  return error instanceof ApiError && [502, 503, 504].includes(error.status ?? 0)
}

/**
 * LOG-3: the server's message, else the HTTP client's own (`Request failed with status code 401`,
 * `Network Error`). Undefined when a 2xx answer could not be used and has no message, and where
 * neither would tell people anything.
 */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { serverMessage, status = 500, message } = error
  if (error.isTokenRefusal) return undefined
  return serverMessage ?? (status < 300 ? undefined : message)
}
