import { useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { reasonOf } from '@/api/errors'
import { useLogin } from '@/api/hooks/auth'
import { useSendOnce } from '@/api/send-once'
import { env } from '@/config/env'
import { paths, startPath } from '@/routes/paths'
import { chooseDealType } from '@/session/deal-type'
import { loadPage } from '@/session/page'
import { forgetLoginNumber, readLoginNumber, takeSentOffer } from '@/session/drafts'
import { readUserId, rememberSignIn, useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Form } from '@/ui/Form'
import { MobileField } from '@/ui/MobileField'
import { Notice } from '@/ui/Notice'
import { QuestionLink } from '@/features/shared/contact/QuestionLink'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { useOnChange } from '@/ui/use-on-change'
import { useSchemaForm } from '@/ui/use-schema-form'
import { Card } from '@/ui/Card'
import { loginSchema } from './login-schema'

type DemoAccount = (typeof env.demoAccounts)[number]

function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  const t = useText('login')
  return (
    <Card tone="turmeric">
      <h2 className="font-700">{t('demo')}</h2>
      <p className="text-14 text-ink-muted">{t('demoText')}</p>
      <ul className="mt-2 flex flex-col divide-y divide-hairline">
        {env.demoAccounts.map((account) => (
          <li key={account.mobileNo}>
            <button
              type="button"
              onClick={() => onPick(account)}
              className="flex min-h-tap w-full flex-col items-start justify-center rounded-control py-2 text-left text-14"
            >
              <span className="font-600">{account.label}</span>
              <span className="text-ink-muted tabular-nums">
                {`${account.mobileNo} · ${account.password}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** LOG-1. */
export function LoginScreen() {
  // Read once: after a login the full page load leads on.
  const [wasSignedIn] = useState(() => readUserId() !== undefined)
  return wasSignedIn ? <Navigate to={paths.home} replace /> : <LoginForm />
}

function LoginForm() {
  const t = useText('login')
  const goBack = useGoBack(() => paths.landing)
  const login = useLogin()
  const [mobileNo] = useState(readLoginNumber)
  const form = useSchemaForm({
    schema: loginSchema(t),
    defaultValues: { mobileNo, password: '' },
  })
  const [leaving, setLeaving] = useState(false)
  const send = useSendOnce(login)
  // Somebody may have signed in in another tab: keep their session, and show them no number.
  const isTaken = () => readUserId() !== undefined
  useOnChange(useUserId() ?? '', () => {
    if (!leaving) form.reset({ mobileNo: '', password: '' })
  })
  const signIn = form.handleSubmit((values) =>
    send(values, ({ userId, address, held }) => {
      setLeaving(true)
      if (isTaken()) return loadPage(paths.home)
      forgetLoginNumber()
      rememberSignIn(userId, address, held)
      chooseDealType('domestic')
      loadPage(startPath(takeSentOffer()))
    }),
  )

  const submit = () => (isTaken() ? loadPage(paths.home) : signIn())

  return (
    <Screen title={t('title')} onBack={goBack}>
      <Form className="flex flex-col gap-2" onSubmit={submit}>
        <MobileField
          label={t('mobile')}
          autoComplete="username"
          enterKeyHint="next"
          {...form.field('mobileNo')}
        />
        <Field
          kind="password"
          label={t('password')}
          autoComplete="current-password"
          enterKeyHint="go"
          {...form.field('password')}
        />
        <Link
          to={paths.forgotPassword}
          className="-mt-2 flex min-h-tap items-center self-end rounded-control font-600 text-leaf-700 underline-offset-4 hover:underline"
        >
          {t('forgot')}
        </Link>
        {login.isError && (
          <Notice live tone="red">
            {reasonOf(login.error) ?? t('failed')}
          </Notice>
        )}
        <Button wide type="submit" loading={login.isPending || leaving} className="mt-2">
          {t('submit')}
        </Button>
      </Form>
      <QuestionLink question={t('newHere')} to={paths.register}>
        {t('register')}
      </QuestionLink>
      {env.demoAccounts.length > 0 && (
        <DemoAccounts onPick={({ mobileNo, password }) => form.reset({ mobileNo, password })} />
      )}
    </Screen>
  )
}
