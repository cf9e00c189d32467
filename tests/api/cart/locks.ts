/** As the browser's: one holder of a name at a time. */
export function lockManager() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    request: (name: string, _options: object, work: () => Promise<unknown>) => {
      const turn = (tails.get(name) ?? Promise.resolve()).then(work)
      // The next turn comes however this one ends.
      tails.set(name, Promise.allSettled([turn]))
      return turn
    },
  }
}
