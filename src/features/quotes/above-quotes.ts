/** The state of a history entry that has the list of quotes right below it. */
export const ABOVE_QUOTES = { aboveQuotes: true }

export function isAboveQuotes(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'aboveQuotes' in state
}
