import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import type { Secrets } from './rules'

interface PasswordFieldsProps {
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  mistake: (field: keyof Secrets) => string | undefined
}

/** Each with a toggle of its own. */
export function PasswordFields({ password, confirmPassword, mistake }: PasswordFieldsProps) {
  const t = useText('register')
  return (
    <>
      <Field
        kind="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        enterKeyHint="next"
        error={mistake('password')}
        {...password}
      />
      <Field
        kind="password"
        label={t('confirmPassword')}
        autoComplete="new-password"
        enterKeyHint="go"
        error={mistake('confirmPassword')}
        {...confirmPassword}
      />
    </>
  )
}
