import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { useSendOtp, useVerifyOtp } from '@/api/hooks/auth'
import { useSendOnce } from '@/api/send-once'
import { now } from '@/lib/clock'
import { emptyOtp, isWholeOtp, type OtpBoxes } from '@/domain/otp'
import { env } from '@/config/env'
import { paths } from '@/routes/paths'
import { useUserId } from '@/session/session'
import { inElements, useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Form } from '@/ui/Form'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { useSecondsLeft } from '@/ui/use-seconds-left'
import { FailureNotice, lastOtpTime, recoveryDraft, RESEND_PAUSE_MS } from './password-recovery'
import { OtpInput, type OtpInputHandle } from './OtpInput'

/** The OTP to type while the provider is mocked, which sends no messages. */
function DemoOtp({ otp }: { otp: string }) {
  const t = useText('password')
  return (
    <Card tone="turmeric">
      <h2 className="font-700">{t('demo')}</h2>
      <p className="text-14 text-ink-muted">{t('demoText')}</p>
      <p className="mt-2 text-22 font-700 tabular-nums">{otp}</p>
    </Card>
  )
}

/** PWD-2. */
export function OtpScreen() {
  const { mno = '' } = useParams()
  const isSignedIn = useUserId() !== undefined
  // From there a signed-in person is led home: nobody's number stays in the path.
  if (isSignedIn || !/^\d{10}$/.test(mno)) return <Navigate to={paths.forgotPassword} replace />
  return <OtpForm key={mno} mobileNo={mno} />
}

function OtpForm({ mobileNo }: { mobileNo: string }) {
  const t = useText('password')
  const goBack = useGoBack(() => paths.landing)
  const navigate = useNavigate()
  const verify = useVerifyOtp()
  const [boxes, setBoxes] = useState(emptyOtp)
  const latestBoxes = useRef(boxes)
  const [wasTried, setWasTried] = useState(false)
  const input = useRef<OtpInputHandle>(null)
  const send = useSendOnce(verify)

  // A phone offers the OTP of the message it just got to the box that has the focus.
  useEffect(() => input.current?.focus(0), [])

  function change(next: OtpBoxes): void {
    latestBoxes.current = next
    setBoxes(next)
  }

  function submit(): void {
    setWasTried(true)
    const filled = input.current?.read() ?? boxes
    change(filled)
    if (!isWholeOtp(filled)) {
      input.current?.focus(filled.indexOf(''))
      return
    }
    send({ mobileNo, otp: filled.join('') }, ({ userId }) => {
      recoveryDraft.write({ mobileNo, sentAt: lastOtpTime(mobileNo), userId })
      // Replaces this page: its path holds the number, which must not stay in the history.
      void navigate(paths.resetPassword({ id: userId }), { replace: true })
    })
  }

  return (
    <Screen title={t('otpTitle')} onBack={goBack}>
      <p className="text-ink-muted">
        {inElements(
          t.rich('sentTo', {
            mobileNo,
            strong: (number) => (
              <strong className="font-700 text-ink tabular-nums">{number}</strong>
            ),
          }),
        )}
      </p>
      <Form className="flex flex-col gap-2" onSubmit={submit}>
        <OtpInput
          ref={input}
          label={t('otp')}
          boxes={boxes}
          onChange={change}
          error={wasTried && !isWholeOtp(boxes) ? t('invalidOtp') : undefined}
        />
        <FailureNotice error={verify.error} messageField="serverError" />
        <Button wide type="submit" loading={verify.isPending} className="mt-2">
          {t('verify')}
        </Button>
      </Form>
      <Resend
        mobileNo={mobileNo}
        onSent={() => {
          // `boxes` is of the tap: what was typed since may be the new OTP.
          if (boxes !== latestBoxes.current) return
          change(emptyOtp)
          setWasTried(false)
          input.current?.focus(0)
        }}
      />
      {env.demoOtp && <DemoOtp otp={env.demoOtp} />}
    </Screen>
  )
}

interface ResendProps {
  mobileNo: string
  onSent: () => void
}

/** Another OTP, at most every 30 s, also over a reload (PWD-3). */
function Resend({ mobileNo, onSent }: ResendProps) {
  const t = useText('password')
  const send = useSendOtp()
  const [sentAt, setSentAt] = useState(() => lastOtpTime(mobileNo))
  const seconds = useSecondsLeft(sentAt, RESEND_PAUSE_MS)
  // Locks the button from the first tap, before React renders it as busy.
  const isLocked = useRef(false)

  function resend(): void {
    if (isLocked.current) return
    isLocked.current = true
    send.mutate(mobileNo, {
      onSuccess: onSent,
      onSettled: (_, error) => {
        isLocked.current = false
        // A refusal sent nothing. After any other failure the OTP may still arrive.
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
      <FailureNotice error={send.error} messageField="serverMessage" />
    </div>
  )
}
