import { yieldToMain } from './yield-to-main'

/** Characters read before the page gets its turn: a few milliseconds on a cheap phone. */
const PART = 500_000

/** Characters of the beginning that somebody waits for: some eighty orders. */
const BEGINNING = 100_000

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/** Where the string that begins at `start` ends; -1 when it does not. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return end
  }
  return -1
}

/** The next of `{}[],` outside of strings, from `from` on; -1 at the end. */
function nextMark(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) {
      index = endOfString(text, index)
      if (index === -1) return -1
    } else if (code === COMMA) return index
    else if (code === OPEN_LIST || code === CLOSE_LIST) return index
    else if (code === OPEN_OBJECT || code === CLOSE_OBJECT) return index
  }
  return -1
}

const isBare = (text: string) => /^\s*\[/.test(text)

/** Behind the `[` of the list that the text is, or that its outermost object has under `key`; -1 where there is none to be found. */
function startOfList(text: string, key: string): number {
  if (isBare(text)) return text.indexOf('[') + 1
  let depth = 0
  for (let mark = nextMark(text, 0); mark !== -1; mark = nextMark(text, mark + 1)) {
    const code = text.charCodeAt(mark)
    const isList = code === OPEN_LIST
    if (isList && depth === 1 && isUnder(key, text, mark)) return mark + 1
    if (isList || code === OPEN_OBJECT) depth += 1
    else if (code !== COMMA) depth -= 1
  }
  return -1
}

/** What stands before the value at `mark` is this key. */
function isUnder(key: string, text: string, mark: number): boolean {
  const before = text.slice(Math.max(mark - key.length - 40, 0), mark)
  return new RegExp(`[{,]\\s*${JSON.stringify(key)}\\s*:\\s*$`).test(before)
}

/**
 * What the list under `key`, or a bare one, begins with, as an answer of its own. The text may be on its way still. Undefined where
 * there is less. Throws SyntaxError.
 */
export function parseBeginning(text: string, key: string): unknown {
  const start = startOfList(text, key)
  if (start === -1) return undefined
  let depth = 0
  for (let mark = nextMark(text, start); mark !== -1; mark = nextMark(text, mark + 1)) {
    const code = text.charCodeAt(mark)
    if (code === OPEN_LIST || code === OPEN_OBJECT) depth += 1
    else if (code !== COMMA) depth -= 1
    else if (depth === 0 && mark - start >= BEGINNING) {
      const entries = JSON.parse(`[${text.slice(start, mark)}]`) as unknown[]
      return isBare(text) ? entries : { [key]: entries }
    }
    if (depth < 0) return undefined
  }
  return undefined
}

/**
 * As JSON.parse, with room for taps and frames in between: the list under `key`, or a bare one, is read in parts, the rest at once.
 * Rejects with SyntaxError.
 */
export async function parseLongJson(text: string, key: string): Promise<unknown> {
  const start = startOfList(text, key)
  if (start === -1) return JSON.parse(text)
  const entries: unknown[] = []
  let from = start
  let depth = 0

  function take(end: number): void {
    const part = text.slice(from, end)
    const isEmptyList = from === start && text.charCodeAt(end) === CLOSE_LIST
    if (part.trim() === '' && !isEmptyList) throw new SyntaxError('an entry is missing')
    for (const entry of JSON.parse(`[${part}]`) as unknown[]) entries.push(entry)
    from = end + 1
  }

  for (let mark = nextMark(text, start); mark !== -1; mark = nextMark(text, mark + 1)) {
    const code = text.charCodeAt(mark)
    if (code === OPEN_LIST || code === OPEN_OBJECT) depth += 1
    else if (code !== COMMA) depth -= 1
    if (depth < 0) {
      if (code !== CLOSE_LIST) break
      take(mark)
      const rest: unknown = JSON.parse(text.slice(0, start) + text.slice(mark))
      return isBare(text) ? entries : { ...(rest as object), [key]: entries }
    }
    if (code === COMMA && depth === 0 && mark - from >= PART) {
      take(mark)
      await yieldToMain()
    }
  }
  throw new SyntaxError('the list does not end')
}
