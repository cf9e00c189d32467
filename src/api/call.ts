import * as z from 'zod/mini'
import { log } from '@/log'
import type { Answer, OnLong } from './answer'
import { fieldOf } from './contract/readers'
import {
  addressOf,
  type AnyEndpoint,
  type CallArguments,
  type CallResult,
  fillPath,
} from './endpoint'
import { ApiError } from './errors'
import { failed, isObject, isOffline, wordsOf } from './failure'
import { sendKeepalive } from './keepalive'
import { asPdf } from './pdf'
import { reportReach } from './reach'
import { underWay } from './under-way'

export interface CallOptions {
  signal?: AbortSignal
  /** For a write that must survive the end of its page. */
  keepalive?: boolean
}

interface ReadOptions<Result> extends CallOptions {
  /** Told what a list of thousands begins with, before the rest of it has come and is read (`longList`). */
  onBeginning?: ((beginning: Result) => void) | undefined
}

/** Sends one call of the contract and reads its answer. Throws ApiError; an abort is passed on as it is. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  args: CallArguments<E>,
  { onBeginning, keepalive, ...options }: ReadOptions<CallResult<E>> = {},
): Promise<CallResult<E>> {
  const sendAndRead = async () => {
    const onLong = onBeginning && tellOnce(endpoint, onBeginning)
    const { status, data } = keepalive
      ? await sendKeepalive(endpoint, args, options.signal)
      : await send(endpoint, args, { ...options, onLong })
    return readAnswer(endpoint, status, data, onLong)
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

interface SendOptions extends CallOptions {
  responseType?: 'json' | 'blob'
  onLong?: OnLong | undefined
}

async function send(
  endpoint: AnyEndpoint,
  args: object,
  { signal, responseType = 'json', onLong }: SendOptions,
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
      ...(endpoint.longList !== undefined && { longList: endpoint.longList }),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      ...(onLong && { onLong }),
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
async function readAnswer<E extends AnyEndpoint>(
  endpoint: E,
  status: number,
  data: unknown,
  onLong?: OnLong,
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
      ? await readLong(endpoint, body, onLong)
      : z.safeParse(endpoint.response, body)
  if (result?.success) return result.data as CallResult<E>
  throw unreadable(endpoint, status, result ? fieldOf(result.error) : 'no JSON')
}

/** The code for long answers. Throws ApiError when it could not be fetched. */
const openLongAnswer = (endpoint: AnyEndpoint) =>
  import('./long-answer').catch(() => {
    throw failed(endpoint, 'Network Error', true)
  })

async function readLong(endpoint: AnyEndpoint, text: string, onLong: OnLong | undefined) {
  await onLong?.(text)
  const { readLongAnswer } = await openLongAnswer(endpoint)
  return readLongAnswer(endpoint, text)
}

function tellOnce<E extends AnyEndpoint>(
  endpoint: E,
  onBeginning: (beginning: CallResult<E>) => void,
): OnLong {
  let told: Promise<void> | undefined
  const tell = async (text: string) => {
    const { tellBeginning } = await openLongAnswer(endpoint)
    await tellBeginning(endpoint, text, onBeginning)
  }
  return (text) => (told ??= tell(text))
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
