import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { useVerifyOtp } from '@/api/hooks/auth'
import { useSendOnce } from '@/api/hooks/send-once'
import { emptyOtp, isWholeOtp } from '@/domain/otp'
import { env } from '@/env'
import { paths } from '@/paths'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { FailureNotice } from './FailureNotice'
import { OtpInput, type OtpInputHandle } from './OtpInput'
import { lastSentTo, recoveryDraft } from './recovery-draft'
import { Resend } from './Resend'
import { Card } from '@/ui/Card'

/** Only while the provider is mocked, which sends no messages: the OTP it takes. */
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
  if (!/^\d{10}$/.test(mno)) return <Navigate to={paths.forgotPassword} replace />
  return <OtpForm key={mno} mobileNo={mno} />
}

function OtpForm({ mobileNo }: { mobileNo: string }) {
  const t = useText('password')
  const isSignedIn = useUserId() !== undefined
  const goBack = useGoBack(() => (isSignedIn ? paths.home : paths.landing))
  const navigate = useNavigate()
  const verify = useVerifyOtp()
  const [boxes, setBoxes] = useState(emptyOtp)
  const [wasTried, setWasTried] = useState(false)
  const input = useRef<OtpInputHandle>(null)
  const send = useSendOnce(verify)

  // A phone offers the OTP of the message it just got to the box that has the focus.
  useEffect(() => input.current?.focus(0), [])

  function submit(): void {
    setWasTried(true)
    if (!isWholeOtp(boxes)) {
      input.current?.focus(boxes.indexOf(''))
      return
    }
    send({ mobileNo, otp: boxes.join('') }, ({ userId }) => {
      recoveryDraft.write({ mobileNo, sentAt: lastSentTo(mobileNo), userId })
      // In place of this page: the number is not left behind in the history.
      void navigate(paths.resetPassword({ id: userId }), { replace: true })
    })
  }

  return (
    <Screen title={t('otpTitle')} onBack={goBack}>
      <p className="text-ink-muted">
        {t.rich('sentTo', {
          mobileNo,
          strong: (number) => <strong className="font-700 text-ink tabular-nums">{number}</strong>,
        })}
      </p>
      <form
        noValidate
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <OtpInput
          ref={input}
          label={t('otp')}
          boxes={boxes}
          onChange={setBoxes}
          error={wasTried && !isWholeOtp(boxes) ? t('invalidOtp') : undefined}
        />
        <FailureNotice error={verify.error} words="serverError" />
        <Button wide type="submit" loading={verify.isPending} className="mt-2">
          {t('verify')}
        </Button>
      </form>
      <Resend
        mobileNo={mobileNo}
        onSent={() => {
          setBoxes(emptyOtp)
          setWasTried(false)
          input.current?.focus(0)
        }}
      />
      {env.demoOtp && <DemoOtp otp={env.demoOtp} />}
    </Screen>
  )
}
