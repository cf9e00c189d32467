import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useUpdatePassword } from '@/api/hooks/auth'
import { paths } from '@/paths'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { useOrderedForm, firstFailing } from '@/ui/use-ordered-form'
import { FailureNotice } from './FailureNotice'
import { recoveryDraft } from './recovery-draft'
import * as z from 'zod/mini'

interface PasswordValues {
  password: string
  confirmPassword: string
}

/** PWD-4, in its order. */
const passwordSchema = firstFailing<PasswordValues>(
  z.object({ password: z.string(), confirmPassword: z.string() }),
  [
    ['password', ({ password }) => password.length >= 6, 'tooShort'],
    [
      'confirmPassword',
      ({ password, confirmPassword }) => password === confirmPassword,
      'mismatch',
    ],
  ],
)

/** The number of the person whose password this is, where this tab knows it; '' otherwise. */
function mobileOf(userId: string): string {
  const begun = recoveryDraft.read()
  return begun?.userId === userId ? begun.mobileNo : ''
}

/** PWD-4. */
export function ResetPasswordScreen() {
  const t = useText('password')
  const { id: userId = '' } = useParams()
  const isSignedIn = useUserId() !== undefined
  const goBack = useGoBack(() => (isSignedIn ? paths.home : paths.landing))
  const navigate = useNavigate()
  const update = useUpdatePassword()
  const [mobileNo] = useState(() => mobileOf(userId))
  const form = useOrderedForm<PasswordValues>({
    schema: passwordSchema,
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = form.formState
  // From the first tap, before React has drawn the button as busy.
  const asked = useRef(false)

  /** The two are compared: changing the first one may right or wrong the second. */
  function recheckConfirmation(): void {
    if (errors.confirmPassword) void form.trigger('confirmPassword')
  }

  function save({ password }: PasswordValues): void {
    if (asked.current) return
    asked.current = true
    update.mutate(
      { userId, newPassword: password },
      {
        onSuccess: () => {
          recoveryDraft.clear()
          // In place of this page: the user id is not left behind in the history.
          void navigate(paths.login, { replace: true, state: { mobileNo } })
        },
        onError: () => {
          asked.current = false
        },
      },
    )
  }

  return (
    <Screen title={t('resetTitle')} onBack={goBack}>
      <form noValidate className="flex flex-col gap-2" onSubmit={form.handleSubmit(save)}>
        {/* Tells a password manager whose password it is asked to keep. */}
        <input
          readOnly
          hidden
          type="text"
          name="username"
          autoComplete="username"
          value={mobileNo}
        />
        <Field
          kind="password"
          label={t('password')}
          autoComplete="new-password"
          enterKeyHint="next"
          error={errors.password && t('tooShort')}
          {...form.register('password', { onChange: recheckConfirmation })}
        />
        <Field
          kind="password"
          label={t('confirmPassword')}
          autoComplete="new-password"
          enterKeyHint="go"
          error={!errors.password && errors.confirmPassword ? t('mismatch') : undefined}
          {...form.register('confirmPassword')}
        />
        <FailureNotice error={update.error} words="serverError" />
        <Button wide type="submit" loading={update.isPending} className="mt-2">
          {t('savePassword')}
        </Button>
      </form>
    </Screen>
  )
}
