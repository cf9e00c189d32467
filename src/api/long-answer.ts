import * as z from 'zod/mini'
import { breathe, idle } from './breathe'
import type { AnyEndpoint, CallResult } from './endpoint'
import { isObject } from './failure'
import { parseLongJson } from './long-json'

/** Entries read before the page gets its turn: a few milliseconds on a cheap phone. In logs an index counts within its slice. */
export const SLICE = 250

/**
 * A long answer as the contract reads it, the list of thousands in slices: room for taps and frames between them.
 * Undefined when it is no JSON. Of the first entries an answer is told, and drawn, before the rest is read.
 */
export async function readLongAnswer<E extends AnyEndpoint>(
  { response, longList = '' }: E,
  text: string,
  onBeginning?: (beginning: CallResult<E>) => void,
) {
  async function begin(beginning: unknown): Promise<void> {
    const { data } = z.safeParse(response, beginning)
    if (data === undefined) return
    onBeginning?.(data as CallResult<E>)
    await idle()
  }

  let body: unknown
  try {
    body = await parseLongJson(text, longList, onBeginning && begin)
  } catch {
    return undefined
  }
  const list = listIn(body, longList)
  if (!list) return z.safeParse(response, body)
  const isBare = Array.isArray(body)
  const entries: unknown[] = []
  for (let start = 0; ; start += SLICE) {
    const slice = list.slice(start, start + SLICE)
    const result = z.safeParse(
      response,
      isBare ? slice : { ...(body as object), [longList]: slice },
    )
    const read = listIn(result.data, longList)
    if (!read) return result
    for (const entry of read) entries.push(entry)
    if (start + SLICE >= list.length) {
      const data = Array.isArray(result.data)
        ? entries
        : { ...(result.data as object), [longList]: entries }
      return { ...result, data }
    }
    // What waits to be done on the page is done first.
    await breathe()
  }
}

/** The list itself, or the one under its name. */
function listIn(value: unknown, name: string): unknown[] | undefined {
  const list = isObject(value) && !Array.isArray(value) ? value[name] : value
  return Array.isArray(list) ? (list as unknown[]) : undefined
}
