import * as z from 'zod/mini'
import { log } from '@/log'
import type { Answer } from './answer'
import { fieldOf } from './contract/readers'
import {
  addressOf,
  type AnyEndpoint,
  type CallArguments,
  type CallResult,
  fillPath,
  isRepeatable,
} from './endpoint'
import { ApiError } from './errors'
import { failed, isObject, isOffline, wordsOf } from './failure'
import { asPdf } from './pdf'
import { reportReach } from './reach'
import { underWay } from './under-way'

export interface CallOptions {
  signal?: AbortSignal
}

interface ReadOptions<Result> extends CallOptions {
  /** Told what a list of thousands begins with, before the rest of it is read (`longList`). */
  onBeginning?: ((beginning: Result) => void) | undefined
}

/** Sends one call of the contract and reads its answer. Throws ApiError; an abort is passed on as it is. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  args: CallArguments<E>,
  { onBeginning, ...options }: ReadOptions<CallResult<E>> = {},
): Promise<CallResult<E>> {
  const sendAndRead = async () => {
    const { status, data } = await send(endpoint, args, options)
    return readAnswer(endpoint, status, data, onBeginning)
  }
  return endpoint.method === 'GET' ? sendAndRead() : underWay(sendAndRead)
}

/** Sends a call that is answered with a PDF. Throws ApiError, also for any other answer: no web page is saved as an invoice. */
export async function download<E extends FileEndpoint>(
  endpoint: E,
  args: CallArguments<E>,
): Promise<Blob> {
  const { status, data } = await send(endpoint, args, { responseType: 'blob' })
  const file = await readAnswer(endpoint, status, data)
  const pdf = await asPdf(file)
  if (!pdf) throw unreadable(endpoint, status, 'not a PDF')
  return pdf
}

/** One whose response is `file()`. */
interface FileEndpoint extends AnyEndpoint {
  response: z.ZodMiniType<Blob>
}

async function send(
  endpoint: AnyEndpoint,
  args: object,
  { signal, responseType = 'json' }: CallOptions & { responseType?: 'json' | 'blob' },
): Promise<Answer> {
  const { path, query, body } = args as Loose
  const wasOffline = isOffline()
  if (wasOffline && endpoint.money) throw failed(endpoint, 'Network Error', wasOffline)
  const { request, RequestError } = await openClient(endpoint)
  let answer: Answer
  try {
    answer = await request({
      method: endpoint.method,
      url: fillPath(addressOf(endpoint), path),
      responseType,
      isRepeatable: isRepeatable(endpoint),
      ...(endpoint.longList !== undefined && { longList: endpoint.longList }),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    throw failed(endpoint, error.message, wasOffline, error.answer)
  }
  reportReach(true)
  return answer
}

/** Throws ApiError when its code could not be fetched: then nothing was sent. */
async function openClient(endpoint: AnyEndpoint) {
  try {
    return await import('./client')
  } catch {
    throw failed(endpoint, 'Network Error', true)
  }
}

/** Fetches what calls need, before somebody asks for one: of no consequence when it fails. */
export function prepareCalls(): void {
  import('./client').catch(() => log.warn('calls could not be prepared'))
}

/** The arguments of any call, where it does not matter of which. */
export interface Loose {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** The answer as the contract reads it. Throws ApiError. */
export async function readAnswer<E extends AnyEndpoint>(
  endpoint: E,
  status: number,
  data: unknown,
  onBeginning?: (beginning: CallResult<E>) => void,
): Promise<CallResult<E>> {
  const body = data === '' ? null : data
  if (isObject(body) && 'success' in body && /^false$/i.test(String(body.success))) {
    throw new ApiError({
      kind: 'refused',
      call: endpoint.name,
      message: 'the provider refused',
      status,
      ...wordsOf(body),
      outcomeUnknown: false,
    })
  }
  const result =
    endpoint.longList !== undefined && typeof body === 'string'
      ? await readLong(endpoint, body, onBeginning)
      : z.safeParse(endpoint.response, body)
  if (result?.success) return result.data as CallResult<E>
  throw unreadable(endpoint, status, result ? fieldOf(result.error) : 'no JSON')
}

async function readLong<E extends AnyEndpoint>(
  endpoint: E,
  text: string,
  onBeginning?: (beginning: CallResult<E>) => void,
) {
  const { readLongAnswer } = await import('./long-answer').catch(() => {
    throw failed(endpoint, 'Network Error', true)
  })
  return readLongAnswer(endpoint, text, onBeginning)
}

function unreadable(endpoint: AnyEndpoint, status: number, field: string): ApiError {
  log.warn('unreadable answer', { call: endpoint.name, field })
  return new ApiError({
    kind: 'contract',
    call: endpoint.name,
    message: 'unreadable answer',
    status,
    outcomeUnknown: true,
  })
}
