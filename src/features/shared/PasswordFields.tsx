import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import type { FieldOf } from '@/ui/use-schema-form'
import type { Secrets } from './secrets-schema'

interface PasswordFieldsProps {
  field: FieldOf<keyof Secrets>
  label: string
  hint?: string
}

/** A new password, twice. */
export function PasswordFields({ field, label, hint }: PasswordFieldsProps) {
  const t = useText('password')
  return (
    <>
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
