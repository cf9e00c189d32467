import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { env } from '@/env'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { controlBox, controlLook, FieldFrame, useFieldParts } from '@/ui/FieldFrame'
import { Notice } from '@/ui/Notice'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import { ContactDetails } from './ContactDetails'
import { type ContactForm, useContact } from './use-contact'

const thanks = onDemand(async () => (await import('./Thanks')).Thanks)

interface ContactUsProps {
  form: ContactForm
  /** The screen around it. */
  Frame: ComponentType<{ action?: ReactNode; children: ReactNode }>
}

/** HLP-1, HLP-3: the contact details, and the form that a thank-you message replaces. */
export function ContactUs({ form, Frame }: ContactUsProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const about = query.get('subject')?.trim() ?? ''
  const message = messageOf(useLocation().state)
  const [round, setRound] = useState(0)

  function askAnother(): void {
    setRound(round + 1)
    // The link's subject is not for the next question.
    if (about) void navigate({ search: '' }, { replace: true })
  }

  return (
    <Question
      key={`${round} ${about}`}
      form={form}
      Frame={Frame}
      about={about}
      message={round === 0 ? message : ''}
      onAskAnother={askAnother}
    />
  )
}

/** The message that a link has filled in. History state: a URL must not hold transaction IDs. */
function messageOf(state: unknown): string {
  const isGiven = typeof state === 'object' && state !== null && 'message' in state
  return isGiven && typeof state.message === 'string' ? state.message : ''
}

interface QuestionProps extends ContactUsProps {
  about: string
  message: string
  onAskAnother: () => void
}

function Question({ form, Frame, about, message, onAskAnother }: QuestionProps) {
  const t = useText('help')
  const formId = useId()
  const contact = useContact(form, about, message)
  const Thanks = useOnDemand(thanks, true, contact.isSent)
  if (contact.isSent) {
    return <Frame>{Thanks && <Thanks form={form} onAskAnother={onAskAnother} />}</Frame>
  }
  return (
    <Frame
      action={
        <>
          {contact.hasFailed && (
            <div className="min-w-full">
              <Notice live tone="red">
                {t('failed')}
              </Notice>
            </div>
          )}
          <Button type="submit" form={formId} loading={contact.isSending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <ContactDetails {...env.support} />
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-1"
        onSubmit={(event) => void contact.submit(event)}
      >
        <h2 className="mb-2 text-18 font-700">{t('ask')}</h2>
        {form === 'public' && <PersonFields contact={contact} />}
        <Field
          label={t('subject')}
          autoCapitalize="sentences"
          enterKeyHint="next"
          {...contact.field('subject')}
        />
        <MessageField {...contact.field('message')} />
      </form>
    </Frame>
  )
}

function PersonFields({
  contact: { field, mobileNo },
}: {
  contact: ReturnType<typeof useContact>
}) {
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
      <Field
        kind="tel"
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
  const parts = useFieldParts({ label, error })
  return (
    <FieldFrame label={label} error={error} parts={parts}>
      <div className={controlBox(error)}>
        <textarea
          rows={5}
          autoCapitalize="sentences"
          {...registered}
          {...parts.control}
          className={`${controlLook} resize-y`}
        />
      </div>
    </FieldFrame>
  )
}
