import * as z from 'zod/mini'
import { draft } from '@/session/drafts'

/** `Resend` sends again at most every 30 s (PWD-3). */
export const RESEND_PAUSE_MS = 30_000

/** A password recovery in this tab. Holds the number, never an OTP or a password. */
export const recoveryDraft = draft(
  'password',
  z.object({
    mobileNo: z.string(),
    /** When the last OTP was sent to it (ms). */
    sentAt: z.number(),
    /** The user of the number, once the OTP was right; '' until then. */
    userId: z.string(),
  }),
)

/** When this tab sent the last OTP to this number (ms); 0 for never. */
export function lastSentTo(mobileNo: string): number {
  const saved = recoveryDraft.read()
  return saved?.mobileNo === mobileNo ? saved.sentAt : 0
}
