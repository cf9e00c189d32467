import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import { mobileInput } from '@/ui/mobile-input'
import type { Personal } from './register-draft'

interface PersonFieldsProps extends Record<keyof Personal, UseFormRegisterReturn> {
  mistake: (field: keyof Personal) => string | undefined
}

/** Name, mobile number and email, as both steps ask for them. */
export function PersonFields({ name, mobileNo, email, mistake }: PersonFieldsProps) {
  const t = useText('register')
  return (
    <>
      <Field
        label={t('name')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        error={mistake('name')}
        {...name}
      />
      <Field
        kind="tel"
        label={t('mobile')}
        autoComplete="tel-national"
        enterKeyHint="next"
        error={mistake('mobileNo')}
        {...mobileInput(mobileNo)}
      />
      <Field
        kind="email"
        label={t('email')}
        hint={t('optional')}
        autoComplete="email"
        enterKeyHint="next"
        error={mistake('email')}
        {...email}
      />
    </>
  )
}
