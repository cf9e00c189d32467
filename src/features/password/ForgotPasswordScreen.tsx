import { useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useSendOtp } from '@/api/hooks/auth'
import { now } from '@/clock'
import { paths } from '@/paths'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { mobileInput } from '@/ui/mobile-input'
import { QuestionLink } from '@/ui/QuestionLink'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { useOrderedForm, firstFailing } from '@/ui/use-ordered-form'
import { FailureNotice } from './FailureNotice'
import { recoveryDraft } from './recovery-draft'
import * as z from 'zod/mini'

interface MobileValues {
  mobileNo: string
}

/** PWD-1. */
const mobileSchema = firstFailing<MobileValues>(z.object({ mobileNo: z.string() }), [
  ['mobileNo', ({ mobileNo }) => mobileNo.length === 10, 'invalidMobile'],
])

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
  const [begunWith] = useState(() => recoveryDraft.read()?.mobileNo ?? '')
  const form = useOrderedForm<MobileValues>({
    schema: mobileSchema,
    defaultValues: { mobileNo: begunWith },
  })
  const { errors } = form.formState
  // From the first tap, before React has drawn the button as busy.
  const asked = useRef(false)

  function sendOtp({ mobileNo }: MobileValues): void {
    if (asked.current) return
    asked.current = true
    send.mutate(mobileNo, {
      onSuccess: () => {
        recoveryDraft.write({ mobileNo, sentAt: now().getTime(), userId: '' })
        void navigate(paths.forgotPasswordOtp({ mno: mobileNo }))
      },
      onError: () => {
        asked.current = false
      },
    })
  }

  return (
    <Screen title={t('forgotTitle')} onBack={goBack}>
      <p className="text-ink-muted">{t('forgotText')}</p>
      <form noValidate className="flex flex-col gap-2" onSubmit={form.handleSubmit(sendOtp)}>
        <Field
          kind="tel"
          label={t('mobile')}
          enterKeyHint="send"
          error={errors.mobileNo && t('invalidMobile')}
          {...mobileInput(form.register('mobileNo'))}
        />
        <FailureNotice error={send.error} words="serverMessage" />
        <Button wide type="submit" loading={send.isPending} className="mt-2">
          {t('send')}
        </Button>
      </form>
      <QuestionLink question={t('newHere')} to={paths.register}>
        {t('register')}
      </QuestionLink>
    </Screen>
  )
}
