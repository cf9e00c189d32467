/**
 * What a mobile field keeps of what was typed or pasted: digits only, cut at 10 (FRM-2). The country's prefix of
 * a pasted `+91 98765 43210` or `098765 43210` is dropped.
 */
export function mobileDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const withoutPrefix =
    /^\s*(\+|00)\s*91/.test(typed) || (digits.length === 12 && digits.startsWith('91'))
      ? digits.replace(/^(00)?91/, '')
      : digits.length === 11
        ? digits.replace(/^0/, '')
        : digits
  return withoutPrefix.slice(0, 10)
}
