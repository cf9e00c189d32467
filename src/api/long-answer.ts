import * as z from 'zod/mini'
import { yieldToMain, whenIdle } from './yield-to-main'
import type { AnyEndpoint, CallResult } from './endpoint'
import { isObject } from './failure'
import { parseBeginning, parseLongJson } from './long-json'

/** Entries read before the page gets its turn: a few milliseconds on a cheap phone. In logs an index counts within its slice. */
export const SLICE = 250

/**
 * Tells what a long answer begins with, whose text may be on its way still, and resolves when that is drawn. Nothing is told where it
 * cannot be read: the whole answer will say so.
 */
export async function tellBeginning<E extends AnyEndpoint>(
  { response, longList = '' }: E,
  text: string,
  tell: (beginning: CallResult<E>) => void,
): Promise<void> {
  const beginning = beginningOf(text, longList)
  const read = beginning === undefined ? undefined : z.safeParse(response, beginning)
  if (!read?.success) return
  tell(read.data as CallResult<E>)
  await whenIdle()
}

function beginningOf(text: string, longList: string): unknown {
  try {
    return parseBeginning(text, longList)
  } catch {
    return undefined
  }
}

/**
 * A long answer as the contract reads it, the list of thousands in slices: room for taps and frames between them.
 * Undefined when it is no JSON.
 */
export async function readLongAnswer({ response, longList = '' }: AnyEndpoint, text: string) {
  let body: unknown
  try {
    body = await parseLongJson(text, longList)
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
    await yieldToMain()
  }
}

/** The list itself, or the one under its name. */
function listIn(value: unknown, name: string): unknown[] | undefined {
  const list = isObject(value) && !Array.isArray(value) ? value[name] : value
  return Array.isArray(list) ? (list as unknown[]) : undefined
}
