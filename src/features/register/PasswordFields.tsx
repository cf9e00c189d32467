import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import type { FieldOf, Rule } from '@/ui/use-ordered-form'

export interface Secrets {
  password: string
  confirmPassword: string
}

/** REG-6. */
export function usePasswordRules(): Rule<Secrets>[] {
  const t = useText('register')
  return [
    ['password', ({ password }) => password.length >= 6, t('passwordShort')],
    [
      'confirmPassword',
      ({ password, confirmPassword }) => password === confirmPassword,
      t('passwordMismatch'),
    ],
  ]
}

export function PasswordFields({ field }: { field: FieldOf<keyof Secrets> }) {
  const t = useText('register')
  return (
    <div className="flex flex-col gap-1">
      <Field
        kind="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        enterKeyHint="next"
        {...field('password', 'confirmPassword')}
      />
      <Field
        kind="password"
        label={t('confirmPassword')}
        autoComplete="new-password"
        enterKeyHint="go"
        {...field('confirmPassword')}
      />
    </div>
  )
}
