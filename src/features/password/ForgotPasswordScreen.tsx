import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useSendOtp } from '@/api/hooks/auth'
import { useSendOnce } from '@/api/send-once'
import { now } from '@/lib/clock'
import { paths } from '@/routes/paths'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { MobileField } from '@/ui/MobileField'
import { QuestionLink } from '@/features/shared/contact/QuestionLink'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { useSchemaForm } from '@/ui/use-schema-form'
import { FailureNotice, recoveryDraft } from './password-recovery'
import { forgotPasswordSchema } from './password-schemas'

/** PWD-1. */
export function ForgotPasswordScreen() {
  const isSignedIn = useUserId() !== undefined
  return isSignedIn ? <Navigate to={paths.home} replace /> : <MobileForm />
}

function MobileForm() {
  const t = useText('password')
  const goBack = useGoBack(() => paths.landing)
  const navigate = useNavigate()
  const send = useSendOtp()
  const [mobileNo] = useState(() => recoveryDraft.read()?.mobileNo ?? '')
  const form = useSchemaForm({
    schema: forgotPasswordSchema(t),
    defaultValues: { mobileNo },
  })
  const sendOnce = useSendOnce(send)

  function sendOtp({ mobileNo }: { mobileNo: string }): void {
    sendOnce(mobileNo, () => {
      recoveryDraft.write({ mobileNo, sentAt: now().getTime(), userId: '' })
      void navigate(paths.forgotPasswordOtp({ mno: mobileNo }))
    })
  }

  return (
    <Screen title={t('forgotTitle')} onBack={goBack}>
      <p className="text-ink-muted">{t('forgotText')}</p>
      <Form className="flex flex-col gap-2" onSubmit={form.handleSubmit(sendOtp)}>
        <MobileField label={t('mobile')} enterKeyHint="send" {...form.field('mobileNo')} />
        <FailureNotice error={send.error} messageField="serverMessage" />
        <Button wide type="submit" loading={send.isPending} className="mt-2">
          {t('send')}
        </Button>
      </Form>
      <QuestionLink question={t('newHere')} to={paths.register}>
        {t('register')}
      </QuestionLink>
    </Screen>
  )
}
