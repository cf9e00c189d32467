import { AxiosError, type AxiosResponse } from 'axios'
import { forgetEarlyReads, takeEarlyRead } from '@/early'

interface EarlyResponse {
  status: number
  data: unknown
}

/** The answer of a read that the page began before the app was there. Throws AxiosError. */
export function earlyResponse(method: string, address: string): Promise<EarlyResponse> | undefined {
  if (method !== 'GET') {
    forgetEarlyReads()
    return undefined
  }
  const read = takeEarlyRead(address)
  return read && responseOf(read)
}

async function responseOf(read: Promise<Response | Error>): Promise<EarlyResponse> {
  const response = await read
  if (response instanceof Error) throw new AxiosError('Network Error')
  const { status, ok } = response
  const text = await textOf(response)
  const data = parse(text)
  if (!ok) throw failure(`Request failed with status code ${status}`, status, data ?? text)
  if (data === undefined && text !== '') throw failure('not JSON', status, text)
  return { status, data: data ?? '' }
}

const failure = (message: string, status: number, data: unknown) =>
  new AxiosError(message, undefined, undefined, undefined, { status, data } as AxiosResponse)

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch {
    throw new AxiosError('Network Error')
  }
}

/** Undefined for anything but JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
