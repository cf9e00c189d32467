const NAME = 'XSRF-TOKEN='

/** The values of all cookies of this name that the page can read. Calls send the first. */
export function readTokens(): string[] {
  return document.cookie
    .split('; ')
    .filter((cookie) => cookie.startsWith(NAME))
    .map((cookie) => decoded(cookie.slice(NAME.length)))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
