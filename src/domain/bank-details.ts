import { asciiDigits, withoutBlanks } from './text'

/** Bank details exist when the account number is filled (BNK-7). */
export function hasBankDetails<Details extends { accNo: string }>(
  details: Details | undefined,
): details is Details {
  return (details?.accNo ?? '').trim() !== ''
}

/**
 * An account number as it is compared and sent (BNK-2): without spaces, hyphens and invisible
 * characters. Leading zeros belong to it.
 */
export function accountNumber(text: string): string {
  return asciiDigits(withoutBlanks(text)).replace(/[\p{Pd}\u2212]/gu, '')
}

/** Letters or stars in an account number: a hint at most, never an error. */
export function hasOnlyDigits(accNo: string): boolean {
  return /^\d*$/.test(accountNumber(accNo))
}

/** An IFSC as typed, in its own form. */
export function ifscFrom(typed: string): string {
  return asciiDigits(typed).trim().toUpperCase()
}

/** Whether it looks like an IFSC, `AAAA0XXXXXX`. A hint at most, never an error (BNK-6). */
export function looksLikeIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifscFrom(text))
}
