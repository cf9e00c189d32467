import { type Answer, LONG, RequestError } from './answer'

/**
 * The answer of a read that the page began before the app was there, as the client would have told it. Throws RequestError.
 * `isLong`: a long one stays a text.
 */
export async function answerOf(
  read: Promise<Response | Error>,
  isLong: boolean,
  onProgress: () => void,
): Promise<Answer> {
  const response = await read
  if (response instanceof Error) throw new RequestError('Network Error', undefined)
  let text: string
  try {
    text = await textOf(response, onProgress)
  } catch {
    throw new RequestError('Network Error', undefined)
  }
  const { status, ok } = response
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

/** As it comes in: megabytes at once would be a pause. */
async function textOf({ body }: Response, onProgress: () => void): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return text + decoder.decode()
    onProgress()
    text += decoder.decode(part.value, { stream: true })
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
