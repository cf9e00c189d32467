import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import { MobileField } from '@/ui/MobileField'
import type { personShape } from './person-schema'
import type { FieldOf } from '@/ui/use-schema-form'

interface PersonFieldsProps {
  field: FieldOf<keyof typeof personShape>
  emailHint?: string
  /** A password of this form belongs to the number: Login asks for both. */
  isLogin?: boolean
}

/** Name, mobile number and email, with the specification's labels. */
export function PersonFields({ field, emailHint, isLogin = false }: PersonFieldsProps) {
  const t = useText('person')
  return (
    <>
      <Field
        label={t('name')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        {...field('name')}
      />
      <MobileField
        label={t('mobile')}
        {...(isLogin && { autoComplete: 'username' })}
        enterKeyHint="next"
        {...field('mobileNo')}
      />
      <Field
        kind="email"
        label={t('email')}
        hint={emailHint}
        enterKeyHint="next"
        {...field('email')}
      />
    </>
  )
}
