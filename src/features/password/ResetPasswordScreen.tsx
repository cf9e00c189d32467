import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { useUpdatePassword } from '@/api/hooks/auth'
import { useSendOnce } from '@/api/send-once'
import { paths } from '@/routes/paths'
import { rememberLoginNumber } from '@/session/drafts'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { PasswordFields } from '@/features/shared/person/PasswordFields'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { useSchemaForm } from '@/ui/use-schema-form'
import { FailureNotice, recoveryDraft } from './password-recovery'
import { resetPasswordSchema } from './password-schemas'

/** The mobile number of this user, if this tab knows it; else ''. */
function mobileOf(userId: string): string {
  const saved = recoveryDraft.read()
  return saved?.userId === userId ? saved.mobileNo : ''
}

/** PWD-4. */
export function ResetPasswordScreen() {
  const isSignedIn = useUserId() !== undefined
  return isSignedIn ? <Navigate to={paths.home} replace /> : <PasswordForm />
}

function PasswordForm() {
  const t = useText('password')
  const { id: userId = '' } = useParams()
  const goBack = useGoBack(() => paths.landing)
  const navigate = useNavigate()
  const update = useUpdatePassword()
  const [mobileNo] = useState(() => mobileOf(userId))
  const form = useSchemaForm({
    schema: resetPasswordSchema(t),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const send = useSendOnce(update)

  function save({ password }: { password: string }): void {
    send({ userId, newPassword: password }, () => {
      recoveryDraft.clear()
      // Replaces this page: its path holds the user id, which must not stay in the history.
      rememberLoginNumber(mobileNo)
      void navigate(paths.login, { replace: true })
    })
  }

  return (
    <Screen title={t('resetTitle')} onBack={goBack}>
      <Form className="flex flex-col gap-2" onSubmit={form.handleSubmit(save)}>
        <PasswordFields field={form.field} label={t('password')} mobileNo={mobileNo} />
        <FailureNotice error={update.error} messageField="serverError" />
        <Button wide type="submit" loading={update.isPending} className="mt-2">
          {t('savePassword')}
        </Button>
      </Form>
    </Screen>
  )
}
