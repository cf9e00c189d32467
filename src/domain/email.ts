/** The email to send: left out when empty, unless that clears a saved one (API-42). */
export function emailToSend(typed: string, saved = ''): { email?: string } {
  const email = typed.trim()
  return email === '' && saved === '' ? {} : { email }
}

/** `name@host.tld` (FRM-2). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
