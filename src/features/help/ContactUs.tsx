import { type ComponentType, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { env } from '@/config/env'
import { readUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { controlBox, controlClasses, FieldFrame } from '@/ui/FieldFrame'
import { Form } from '@/ui/Form'
import { lazyPart } from '@/ui/lazy-part'
import { MobileField } from '@/ui/MobileField'
import type { ScreenProps } from '@/ui/Screen'
import { ContactDetails } from './ContactDetails'
import type { ContactForm } from './contact-schema'
import { useContact } from './use-contact'

/** Loaded while the message is written. */
const Thanks = lazyPart(async () => (await import('./Thanks')).Thanks)

interface ContactUsProps {
  form: ContactForm
  Frame: ComponentType<ContactFrameProps>
}

export type ContactFrameProps = Pick<ScreenProps, 'failure' | 'action' | 'children'>

/** HLP-1, HLP-3: the contact details, and the form that a thank-you message replaces. */
export function ContactUs({ form, Frame }: ContactUsProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const subject = query.get('subject')?.trim() ?? ''
  const message = messageOf(useLocation().state)
  const [round, setRound] = useState(0)
  useEffect(() => Thanks.preload(), [])

  function askAnother(): void {
    setRound(round + 1)
    // The link's subject is not for the next question.
    if (subject) void navigate({ search: '' }, { replace: true })
  }

  return (
    <Question
      key={`${round} ${subject}`}
      form={form}
      Frame={Frame}
      subject={subject}
      message={round === 0 ? message : ''}
      onAskAnother={askAnother}
    />
  )
}

/**
 * The message that a link has filled in for this person. History state: a URL must not hold
 * transaction IDs.
 */
function messageOf(state: unknown): string {
  const { message, userId } = { ...(state as Record<string, unknown> | null) }
  return typeof message === 'string' && userId === readUserId() ? message : ''
}

interface QuestionProps extends ContactUsProps {
  subject: string
  message: string
  onAskAnother: () => void
}

function Question({ form, Frame, subject, message, onAskAnother }: QuestionProps) {
  const t = useText('help')
  const formId = useId()
  const contact = useContact(form, subject, message)
  if (contact.isSent) {
    return (
      <Frame>
        <Thanks form={form} onAskAnother={onAskAnother} />
      </Frame>
    )
  }
  return (
    <Frame
      failure={contact.hasFailed && t('failed')}
      action={
        <Button type="submit" form={formId} loading={contact.isSending}>
          {t('submit')}
        </Button>
      }
    >
      <ContactDetails {...env.support} />
      <Form id={formId} onSubmit={contact.submit}>
        <h2 className="mb-2 text-18 font-700">{t('ask')}</h2>
        {form === 'public' && <PersonFields contact={contact} />}
        <Field
          label={t('subject')}
          autoCapitalize="sentences"
          enterKeyHint="next"
          {...contact.field('subject')}
        />
        <MessageField {...contact.field('message')} />
      </Form>
    </Frame>
  )
}

function PersonFields({ contact }: { contact: ReturnType<typeof useContact> }) {
  const { field, mobileNo } = contact
  const t = useText('help')
  // HLP-2 requires only some number: a short one is no error.
  const isTooShort = mobileNo !== '' && mobileNo.length < 10
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
        hint={<span className={isTooShort ? 'text-turmeric-700' : ''}>{t('mobileHint')}</span>}
        enterKeyHint="next"
        {...field('mobileNo')}
      />
    </>
  )
}

type MessageFieldProps = ReturnType<ReturnType<typeof useContact>['field']>

function MessageField({ error, ...registered }: MessageFieldProps) {
  const label = useText('help')('message')
  return (
    <FieldFrame label={label} error={error}>
      {(parts) => (
        <div className={controlBox(error, registered.readOnly)}>
          <textarea
            rows={5}
            autoCapitalize="sentences"
            {...registered}
            {...parts.control}
            className={`${controlClasses} resize-y`}
          />
        </div>
      )}
    </FieldFrame>
  )
}
