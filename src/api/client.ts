import axios, { isAxiosError, isCancel } from 'axios'
import { env } from '@/env'
import { type Answer, LONG, RequestError } from './answer'
import { askThroughSilence } from './silence'

/**
 * The only axios. It is fetched when it is first needed (call.ts), which for a signed-in person is at once: the layout's
 * part for them brings it along. A visitor's form stands on the page before it.
 */
const client = axios.create({
  baseURL: env.apiHost,
  responseType: 'json',
  // Broken JSON and HTML must arrive as a failure, not as a string.
  transitional: { silentJSONParsing: false },
  withCredentials: true,
  // The forgery pair goes along to the API host also when it is another origin (decisions.md); this client calls no other host.
  withXSRFToken: true,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
})

export { RequestError }

export interface Request {
  method: string
  /** Below the API host. */
  url: string
  query?: Record<string, string>
  body?: unknown
  responseType?: 'json' | 'blob'
  /** The list in the answer that may hold thousands. */
  longList?: string
  signal?: AbortSignal
}

/** Throws RequestError; an abort is passed on as it is. */
export async function request({ signal, ...given }: Request): Promise<Answer> {
  // A write goes out once: a second request could be overtaken by the first.
  if (given.method !== 'GET') return send({ ...given, ...(signal && { signal }) })
  return askThroughSilence(
    (ownSignal, onProgress) => send({ ...given, signal: ownSignal }, onProgress),
    signal,
  )
}

async function send(
  { query, body, longList, ...rest }: Request,
  onDownloadProgress?: () => void,
): Promise<Answer> {
  const isLong = longList !== undefined
  let answer: Answer
  try {
    answer = await client.request<unknown>({
      ...rest,
      ...(isLong && { responseType: 'text' }),
      ...(query && { params: new URLSearchParams(query) }),
      ...(body !== undefined && { data: body }),
      ...(onDownloadProgress && { onDownloadProgress }),
    })
  } catch (error) {
    if (isCancel(error)) throw error
    const message = error instanceof Error ? error.message : 'Network Error'
    throw new RequestError(message, isAxiosError<unknown>(error) ? error.response : undefined)
  }
  const { status, data } = answer
  if (!isLong || typeof data !== 'string' || data.length > LONG) return answer
  try {
    return { status, data: JSON.parse(data) as unknown }
  } catch {
    throw new RequestError('broken JSON', answer)
  }
}
