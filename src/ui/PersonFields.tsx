import { isEmail, isFilled } from '@/domain/form-values'
import { isMobile } from '@/domain/mobile'
import { useText } from '@/text/text'
import { Field } from './Field'
import { MobileField } from './MobileField'
import type { FieldOf, Rule } from './use-ordered-form'

interface Person {
  name: string
  mobileNo: string
  email: string
}

/** REG-6, ADR-6: the address form does not check the email. */
export function usePersonRules({ checksEmail }: { checksEmail: boolean }): Rule<Person>[] {
  const t = useText('person')
  return [
    ['name', ({ name }) => isFilled(name), t('nameRequired')],
    ['mobileNo', ({ mobileNo }) => isFilled(mobileNo), t('mobileRequired')],
    ['mobileNo', ({ mobileNo }) => isMobile(mobileNo), t('mobileDigits')],
    [
      'email',
      ({ email }) => !checksEmail || !isFilled(email) || isEmail(email.trim()),
      t('emailInvalid'),
    ],
  ]
}

interface PersonFieldsProps {
  field: FieldOf<keyof Person>
  emailHint?: string
}

/** Name, mobile number and email, with the specification's labels. */
export function PersonFields({ field, emailHint }: PersonFieldsProps) {
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
      <MobileField label={t('mobile')} enterKeyHint="next" {...field('mobileNo')} />
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
