import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { useSendOtp } from '@/api/hooks/auth'
import { now } from '@/clock'
import { secondsLeft } from '@/domain/time-left'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { FailureNotice } from './FailureNotice'
import { lastSentTo, recoveryDraft, RESEND_PAUSE_MS } from './recovery-draft'

interface ResendProps {
  mobileNo: string
  onSent: () => void
}

/** Another OTP, at most every 30 s, also over a reload (PWD-3). */
export function Resend({ mobileNo, onSent }: ResendProps) {
  const t = useText('password')
  const send = useSendOtp()
  const [sentAt, setSentAt] = useState(() => lastSentTo(mobileNo))
  const seconds = useSecondsLeft(sentAt)
  // From the first tap, before React has drawn the button as busy.
  const asked = useRef(false)

  function resend(): void {
    if (asked.current) return
    asked.current = true
    send.mutate(mobileNo, {
      onSuccess: onSent,
      onSettled: (_, error) => {
        asked.current = false
        // A refusal sent nothing. After any other failure the OTP may be on its way all the same.
        if (error instanceof ApiError && !error.outcomeUnknown) return
        const time = now().getTime()
        recoveryDraft.write({ mobileNo, sentAt: time, userId: '' })
        setSentAt(time)
      },
    })
  }

  return (
    <div className="flex flex-col gap-2">
      <Button
        wide
        kind="quiet"
        loading={send.isPending}
        blocked={seconds > 0 ? t('resendIn', { seconds }) : undefined}
        onClick={resend}
      >
        {t('resend')}
      </Button>
      {send.isSuccess && (
        <Notice live tone="success">
          {t('resent')}
        </Notice>
      )}
      <FailureNotice error={send.error} words="serverMessage" />
    </div>
  )
}

/** Counts down to the end of the pause after `sentAt` (ms), by the clock: a phone that slept does not count from where it was. */
function useSecondsLeft(sentAt: number): number {
  const left = () => secondsLeft(sentAt, RESEND_PAUSE_MS, now().getTime())
  const [, setTick] = useState(0)
  const isCounting = left() > 0
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [isCounting, sentAt])
  return left()
}
