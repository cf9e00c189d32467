import type { AxiosInstance } from 'axios'
import * as z from 'zod/mini'
import { followProviderClock } from '@/lib/clock'
import { env } from '@/config/env'
import { log } from '@/lib/log'
import { fromJson } from '@/session/drafts'
import { isOffline, reportConnectivity } from './connectivity'
import { isRecord } from './contract/readers'
import { fieldOf } from './contract/structures'
import {
  addressOf,
  type AnyEndpoint,
  type CallArguments,
  type CallResult,
  fillPath,
} from './endpoint'
import { type Answer, ApiError, isUnreachable, kindOf, serverMessages } from './errors'
import { readTokens } from './forgery-cookie'
import { explainForbidden, otherToken, refusesToken } from './forgery-token'
import { takeFirstRead } from './first-reads'

export interface CallOptions {
  signal?: AbortSignal
  /** For a write that must survive the end of its page. */
  keepalive?: boolean
}

/** Sends one call and parses its answer. Throws ApiError; passes an abort on as it is. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  args: CallArguments<E>,
  options: CallOptions = {},
): Promise<CallResult<E>> {
  return parseAnswer(endpoint, await send(endpoint, args, options))
}

/** Sends a call that is answered with a PDF. Throws ApiError, also for any other kind of file. */
export async function download<E extends FileEndpoint>(
  endpoint: E,
  args: CallArguments<E>,
): Promise<Blob> {
  const answer = await send(endpoint, args, { responseType: 'blob' })
  const pdf = await asPdf(parseAnswer(endpoint, answer))
  if (!pdf) throw unreadable(endpoint, answer.status, 'not a PDF')
  return pdf
}

/** An endpoint whose response is `file()`. */
interface FileEndpoint extends AnyEndpoint {
  response: z.ZodMiniType<Blob>
}

interface SendOptions extends CallOptions {
  responseType?: 'json' | 'blob'
  /** The XSRF token of a write that is sent once more. */
  token?: string
}

async function send(endpoint: AnyEndpoint, args: object, options: SendOptions): Promise<Answer> {
  const { signal, keepalive = false, responseType = 'json', token } = options
  const request = { ...requestOf(endpoint, args), ...(signal && { signal }) }
  if (endpoint.method === 'GET') {
    const first = await takeFirstRead(request.url, signal)
    if (first) {
      reportConnectivity(true)
      followProviderClock(first.date)
      return first
    }
  }
  const axios = client ?? (await openClient(endpoint))
  const [sentToken] = readTokens()
  let answer: Answer
  try {
    const response = await axios.request<unknown>({
      ...request,
      // Read now: `config.json` may name the host after this module was loaded.
      baseURL: env.apiHost,
      responseType,
      ...(endpoint.method !== 'GET' && { fetchOptions: { ...WRITE_OPTIONS, keepalive } }),
      ...(token !== undefined && { withXSRFToken: false, headers: { 'X-XSRF-TOKEN': token } }),
    })
    followProviderClock(response.headers.date)
    answer = response
  } catch (error) {
    if (signal?.aborted) throw error
    const refusal = await answerOf(error)
    const other = token ?? (await otherToken(endpoint, refusal, sentToken, signal))
    if (other === undefined || other === token) throw callFailed(endpoint, true, refusal)
    return send(endpoint, args, { ...options, token: other })
  }
  reportConnectivity(true)
  return answer
}

/** A browser follows a redirected POST with a GET: some page's 200 would read as success. */
const WRITE_OPTIONS: RequestInit = { redirect: 'error' }

/** The arguments of any call, for code that does not know which. */
interface LooseArguments {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Method, URL below the API host, and body of a call. */
function requestOf(endpoint: AnyEndpoint, { path, query, body }: LooseArguments) {
  const parameters = query ? `?${new URLSearchParams(query).toString()}` : ''
  return {
    method: endpoint.method,
    url: fillPath(addressOf(endpoint), path) + parameters,
    ...(body !== undefined && { data: body }),
  }
}

/** Once loaded, at hand: a page that is closed does not wait for an import. */
let client: AxiosInstance | undefined

async function loadClient(): Promise<AxiosInstance> {
  client ??= (await import('./client')).client
  return client
}

/** Throws ApiError when axios cannot be fetched: nothing was sent then. */
async function openClient(endpoint: AnyEndpoint): Promise<AxiosInstance> {
  try {
    return await loadClient()
  } catch {
    throw callFailed(endpoint, false)
  }
}

/** Fetches axios behind the first screen, so that no tap waits for it. */
export function preloadClient(): void {
  loadClient().catch(() => log.warn('axios could not be preloaded'))
}

/** Parses an answer by the contract. Throws ApiError. */
function parseAnswer<E extends AnyEndpoint>(endpoint: E, { status, data }: Answer): CallResult<E> {
  const body = data === '' ? null : data
  if (isRecord(body) && /^(false|0)$/i.test(String(body.success))) {
    throw new ApiError({
      kind: 'refused',
      call: endpoint.name,
      message: 'the provider refused',
      status,
      ...serverMessages(body),
      outcomeUnknown: false,
    })
  }
  const result = z.safeParse(endpoint.response, body)
  if (result.success) return result.data as CallResult<E>
  // Without `success`, its words say why.
  const messages = isRecord(body) && body.success === undefined ? serverMessages(body) : {}
  throw unreadable(endpoint, status, fieldOf(result.error), messages)
}

function unreadable(
  endpoint: AnyEndpoint,
  status: number,
  field: string,
  messages: ReturnType<typeof serverMessages> = {},
): ApiError {
  log.warn('unreadable answer', { call: endpoint.name, field })
  return new ApiError({
    kind: 'contract',
    call: endpoint.name,
    message: 'unreadable answer',
    status,
    ...messages,
    outcomeUnknown: true,
  })
}

/**
 * The ApiError of a call without a usable answer. Logs it, and tells the status strip. `wasSent`:
 * it may have left the device, whatever the browser says of the network.
 */
function callFailed(endpoint: AnyEndpoint, wasSent: boolean, answer?: Answer): ApiError {
  const status = answer?.status
  if (status === undefined) reportConnectivity(false)
  const kind = kindOf(answer, isOffline())
  const isTokenRefusal = refusesToken(endpoint, answer)
  log.warn('call failed', { call: endpoint.name, kind, status })
  const apiError = new ApiError({
    kind,
    call: endpoint.name,
    message: httpMessage(status),
    ...(status !== undefined && { status }),
    ...(!isTokenRefusal && serverMessages(answer?.data)),
    isTokenRefusal,
    // A 4xx means that nothing was applied.
    outcomeUnknown:
      status === undefined ? wasSent : status >= 500 || status === 408 || status < 300,
    isMissing: kind === 'not-found' && endpoint.readsOne === true,
  })
  reportConnectivity(!isUnreachable(apiError))
  if (status === 403 || status === 419) explainForbidden(endpoint, isTokenRefusal)
  return apiError
}

/** HTTP's own message, as axios has it: an error's may be a parser's or an engine's. */
function httpMessage(status: number | undefined): string {
  if (status === undefined) return 'Network Error'
  return status < 300 ? 'unreadable answer' : `Request failed with status code ${status}`
}

/** The answer that axios attaches to a failure. */
async function answerOf(error: unknown): Promise<Answer | undefined> {
  if (!(error instanceof Error) || !('response' in error)) return undefined
  const answer = error.response as Answer | undefined
  // In place of a file: axios parses none.
  return answer?.data instanceof Blob
    ? { status: answer.status, data: fromJson(await answer.data.text()) }
    : answer
}

const PDF_MARK = '%PDF-'

/** The file as a PDF; undefined for anything else, such as an error page. */
export async function asPdf(file: Blob): Promise<Blob | undefined> {
  if ((await file.slice(0, PDF_MARK.length).text()) !== PDF_MARK) return undefined
  return new Blob([file], { type: 'application/pdf' })
}
