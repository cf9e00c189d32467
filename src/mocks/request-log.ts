import type { CallName } from './calls'

/** One request as the provider received it. */
export interface RequestRecord {
  /** Undefined for a path that the contract does not have. */
  call: CallName | undefined
  method: string
  /** Below `/api`, with the query. */
  path: string
  headers: Record<string, string>
  /** Parsed JSON, or the text when it is not JSON; undefined when there is no body. */
  body: unknown
  /** Of the answer: 0 when the connection dropped, undefined while it is pending. */
  status: number | undefined
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function recordOf(
  call: CallName | undefined,
  { method, url, headers }: Request,
  text: string,
): RequestRecord {
  const { pathname, search } = new URL(url)
  const logged = ['content-type', 'accept', 'x-xsrf-token'].flatMap((name) => {
    const value = headers.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    call,
    method,
    path: pathname.replace(/^.*?\/api(?=\/)/, '') + search,
    headers: Object.fromEntries(logged),
    body: text === '' ? undefined : jsonOrText(text),
    status: undefined,
  }
}
