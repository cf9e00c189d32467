import type { CallName } from './calls'

/** One request as the provider got it. */
export interface RequestRecord {
  /** Undefined for a path that is no call of the contract. */
  call: CallName | undefined
  method: string
  /** Below `/api`, with the query. */
  path: string
  headers: Record<string, string>
  /** The parsed JSON, or the text where it is none; undefined when there is no body. */
  body: unknown
  /** Of the answer: 0 when the connection dropped, undefined while it is pending. */
  status: number | undefined
}

const KEPT = 500
const keptHeaders = ['content-type', 'accept', 'x-xsrf-token']

/** What arrived, oldest first; the oldest go when there are too many. */
export function createRequestLog(kept: RequestRecord[]) {
  let records = kept
  return {
    all: (): readonly RequestRecord[] => records,

    clear(): void {
      records = []
    },

    add(
      call: CallName | undefined,
      { method, url, headers }: Request,
      text: string,
    ): RequestRecord {
      const { pathname, search } = new URL(url)
      const kept = keptHeaders.map((name) => [name, headers.get(name)] as const)
      const record: RequestRecord = {
        call,
        method,
        path: pathname.replace(/^.*?\/api(?=\/)/, '') + search,
        headers: Object.fromEntries(
          kept.flatMap(([name, value]) => (value ? [[name, value]] : [])),
        ),
        body: text === '' ? undefined : jsonOrText(text),
        status: undefined,
      }
      records = [...records.slice(1 - KEPT), record]
      return record
    },
  }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
