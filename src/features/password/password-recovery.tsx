import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { ApiError } from '@/api/errors'
import { draft } from '@/session/drafts'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'

/** `Resend` sends again at most every 30 s (PWD-3). */
export const RESEND_PAUSE_MS = 30_000

/** A password recovery in this tab. Holds the number, never an OTP or a password. */
export const recoveryDraft = draft(
  'password',
  z.object({
    mobileNo: z.string(),
    /** When the last OTP was sent to it (ms). */
    sentAt: orElse(z.number(), 0),
    /** The user of the number, once the OTP was right; '' until then. */
    userId: orElse(z.string(), ''),
  }),
)

/** When this tab sent the last OTP to this number (ms); 0 for never. */
export function lastOtpTime(mobileNo: string): number {
  const saved = recoveryDraft.read()
  return saved?.mobileNo === mobileNo ? saved.sentAt : 0
}

interface FailureNoticeProps {
  error: Error | null
  /** The field with the provider's message, which differs from call to call (PWD-5). */
  messageField: 'serverMessage' | 'serverError'
}

/** "Shows the server message (or error) field, or a generic message." */
export function FailureNotice({ error, messageField }: FailureNoticeProps) {
  const t = useText('password')
  if (!error) return null
  return (
    <Notice live tone="red">
      {(error instanceof ApiError && error[messageField]) || t('failed')}
    </Notice>
  )
}
