/** REG-3: exactly 10 characters. */
const REFERRAL_CODE_LENGTH = 10

/** What a code field keeps of what was typed, pasted or brought by an invitation link. */
export function referralCodeFrom(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Only a code of exactly this length is looked up (REG-3). */
export function isReferralCode(code: string): boolean {
  return code.length === REFERRAL_CODE_LENGTH
}
