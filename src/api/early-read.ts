import { type Answer, LONG, type OnLong, RequestError } from './answer'

interface Listeners {
  /** A long one stays a text. */
  isLong: boolean
  onProgress: () => void
  onLong?: OnLong | undefined
}

/** The answer of a read that the page began before the app was there, as the client would have told it. Throws RequestError. */
export async function answerOf(
  read: Promise<Response | Error>,
  { isLong, onProgress, onLong }: Listeners,
): Promise<Answer> {
  const response = await read
  if (response instanceof Error) throw new RequestError('Network Error', undefined)
  const { status, ok } = response
  let text = ''
  for await (const part of partsOf(response)) {
    onProgress()
    text += part
    if (ok && isLong && text.length > LONG) await onLong?.(text)
  }
  if (ok && isLong && text.length > LONG) return { status, data: text }
  const data = parse(text)
  if (!ok)
    throw new RequestError(`Request failed with status code ${status}`, {
      status,
      data: data ?? text,
    })
  if (data === undefined && text !== '') throw new RequestError('not JSON', { status, data: text })
  return { status, data: data ?? '' }
}

/** The text as it comes in: megabytes at once would be a pause. Throws RequestError. */
async function* partsOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  try {
    for (;;) {
      const part = await reader?.read()
      yield decoder.decode(part?.value, { stream: part?.done === false })
      if (part?.done !== false) return
    }
  } catch {
    throw new RequestError('Network Error', undefined)
  }
}

/** Undefined for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
