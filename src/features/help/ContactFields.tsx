import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import { mobileInput } from '@/ui/mobile-input'
import { TextAreaField } from '@/ui/TextAreaField'
import { firstWrong } from '@/ui/use-ordered-form'
import { contactMistakes, contactOrder, type ContactValues } from './contact-form'
import type { Contact } from './use-contact'

/** Subject and message; on the public form name and mobile number before them. */
export function ContactFields({ contact: { form, fields } }: { contact: Contact }) {
  const t = useText('help')
  const wrong = firstWrong(fields.formState.errors, contactOrder)
  const error = (field: keyof ContactValues) =>
    field === wrong ? t(contactMistakes[field]) : undefined

  return (
    <>
      {form === 'public' && <PersonFields fields={fields} error={error} />}
      <Field
        label={t('subject')}
        autoCapitalize="sentences"
        enterKeyHint="next"
        error={error('subject')}
        {...fields.register('subject')}
      />
      <TextAreaField
        label={t('message')}
        autoCapitalize="sentences"
        error={error('message')}
        {...fields.register('message')}
      />
    </>
  )
}

interface PersonFieldsProps {
  fields: Contact['fields']
  error: (field: keyof ContactValues) => string | undefined
}

function PersonFields({ fields, error }: PersonFieldsProps) {
  const t = useText('help')
  const { length } = fields.watch('mobileNo')
  // HLP-2 asks only for a number: one that cannot be called is no error.
  const isTooShort = length > 0 && length < 10

  return (
    <>
      <Field
        label={t('name')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        error={error('name')}
        {...fields.register('name')}
      />
      <Field
        kind="tel"
        label={t('mobile')}
        hint={<span className={isTooShort ? 'text-turmeric-700' : ''}>{t('mobileHint')}</span>}
        enterKeyHint="next"
        error={error('mobileNo')}
        {...mobileInput(fields.register('mobileNo'))}
      />
    </>
  )
}
