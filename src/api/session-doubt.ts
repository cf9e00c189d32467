let isDoubted = false
let ask: (() => void) | undefined

/** Told by the provider's door when a call was answered 401 or 403: is the session over, or was it that call alone? */
export function doubtSession(): void {
  isDoubted = ask === undefined
  ask?.()
}

/** How to find out, while somebody is signed in; at once when there was a doubt before. Returns the way to stop. */
export function onSessionDoubt(find: () => void): () => void {
  ask = find
  if (isDoubted) doubtSession()
  return () => {
    ask = undefined
  }
}
