import type { UseFormReturn } from 'react-hook-form'
import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import { mobileInput } from '@/ui/mobile-input'
import { firstWrong } from '@/ui/use-ordered-form'
import { profileOrder, type ProfileValues } from './profile-form'

/** Name, mobile number and email. */
export function PersonFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const t = useText('profile')
  const { errors } = form.formState
  const wrong = firstWrong(errors, profileOrder)

  return (
    <>
      <Field
        label={t('name')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        error={wrong === 'name' ? t('nameRequired') : undefined}
        {...form.register('name')}
      />
      <Field
        kind="tel"
        label={t('mobile')}
        autoComplete="tel-national"
        enterKeyHint="next"
        error={
          wrong === 'mobileNo'
            ? t(errors.mobileNo?.message === 'mobileRequired' ? 'mobileRequired' : 'mobileLength')
            : undefined
        }
        {...mobileInput(form.register('mobileNo'))}
      />
      <Field
        kind="email"
        label={t('email')}
        hint={t('optional')}
        enterKeyHint="next"
        error={wrong === 'email' ? t('emailInvalid') : undefined}
        {...form.register('email')}
      />
    </>
  )
}
