import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import type { FieldOf } from '@/ui/use-schema-form'
import type { Secrets } from './secrets-schema'

interface PasswordFieldsProps {
  field: FieldOf<keyof Secrets>
  label: string
  hint?: string
  /** Tells a password manager whose password it is, where no field of the form does. */
  mobileNo?: string
}

/** A new password, twice. */
export function PasswordFields({ field, label, hint, mobileNo }: PasswordFieldsProps) {
  const t = useText('password')
  return (
    <>
      {mobileNo !== undefined && (
        <input
          readOnly
          hidden
          type="text"
          name="username"
          autoComplete="username"
          value={mobileNo}
        />
      )}
      <Field
        kind="password"
        label={label}
        hint={hint}
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
    </>
  )
}
