/** Bank details exist when the account number is filled (BNK-7). */
export function hasBankDetails(details: { accNo: string } | undefined): boolean {
  return (details?.accNo ?? '').trim() !== ''
}

/** Whether it looks like an IFSC, `AAAA0XXXXXX`. A hint at most, never an error (BNK-6). */
export function looksLikeIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text.trim().toUpperCase())
}
