/** What is sent of an email field: an empty one is left out, unless it takes away a saved one (API-42). */
export function emailToSend(typed: string, saved = ''): { email?: string } {
  const email = typed.trim()
  return email === '' && saved === '' ? {} : { email }
}

/** `name@host.tld` (FRM-2). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
