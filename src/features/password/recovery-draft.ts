import * as z from 'zod/mini'
import { draft } from '@/session/drafts'

/** `Resend` sends again at most every 30 s (PWD-3). */
export const RESEND_PAUSE_MS = 30_000

/**
 * A password being recovered in this tab, so that the number need not be typed again. No OTP, no
 * password.
 */
export const recoveryDraft = draft(
  'password',
  z.object({
    mobileNo: z.string(),
    /** When the last OTP was sent to it (ms). */
    sentAt: z.number(),
    /** Whose number it is, once the OTP was right; '' until then. */
    userId: z.string(),
  }),
)

/** When the last OTP was sent to this number (ms); 0 when none was, as far as this tab knows. */
export function lastSentTo(mobileNo: string): number {
  const begun = recoveryDraft.read()
  return begun?.mobileNo === mobileNo ? begun.sentAt : 0
}
