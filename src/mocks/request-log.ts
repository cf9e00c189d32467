import type { CallName } from './calls'

/** One request as the provider received it. */
export interface RequestRecord {
  /** Counts on from the one before. */
  number: number
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

const loggedHeaders = ['content-type', 'accept', 'x-xsrf-token']

export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function recordOf(
  number: number,
  call: CallName | undefined,
  { method, url, headers }: Request,
  text: string,
): RequestRecord {
  const { pathname, search } = new URL(url)
  return {
    number,
    call,
    method,
    path: pathname.replace(/^.*?\/api(?=\/)/, '') + search,
    headers: Object.fromEntries([...headers].filter(([name]) => loggedHeaders.includes(name))),
    body: text === '' ? undefined : jsonOrText(text),
    status: undefined,
  }
}
