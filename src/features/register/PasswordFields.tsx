import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import type { FieldOf } from '@/ui/use-schema-form'
import type { Secrets } from './register-schemas'

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
