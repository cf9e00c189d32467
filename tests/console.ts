import { format } from 'node:util'

const unexpected: string[] = []
const expected: { pattern: RegExp | string; seen: boolean }[] = []
let allowed: RegExp[] = []

/**
 * This test must see a console.error holding these words; without it the test fails. Any other
 * console.error fails it too.
 */
export function expectConsoleError(pattern: RegExp | string): void {
  expected.push({ pattern, seen: false })
}

/** A console.error holding these words may be seen in this test, and need not. */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern)
}

function matches(pattern: RegExp | string, text: string): boolean {
  return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)
}

/** From here on every console.error is either expected or a failure of the test it happens in. */
export function watchConsole(): void {
  console.error = (...words: unknown[]) => {
    const text = format(...words)
    const known = expected.find(({ pattern }) => matches(pattern, text))
    if (known) known.seen = true
    else if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(text)
  }
}

/** Throws what the console said in this test, and clears it. */
export function checkConsole(): void {
  const errors = unexpected.splice(0)
  allowed = []
  const missed = expected.splice(0).filter(({ seen }) => !seen)
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`)
  if (missed.length > 0)
    throw new Error(`No console.error with: ${missed.map(({ pattern }) => String(pattern)).join()}`)
}
