import { type ComponentType, Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { env } from '@/config/env'
import { readUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { controlBox, controlClasses, FieldFrame, useFieldParts } from '@/ui/FieldFrame'
import { Form } from '@/ui/Form'
import { icon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { MobileField } from '@/ui/MobileField'
import { OutsideLink } from '@/ui/OutsideLink'
import type { ScreenProps } from '@/ui/Screen'
import type { ContactForm } from './contact-schema'
import { useContact } from './use-contact'

// Defined here, not in ui/icons, to keep them out of the other screens' chunks.
const PhoneIcon = icon(
  <path d="M6 3.5h3l1.5 4.5-2 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2 4.5 1.5v3a2 2 0 0 1-2.2 2C10.9 19.4 4.6 13.1 4 5.7a2 2 0 0 1 2-2.2z" />,
)
const MailIcon = icon(<path d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />)

/** Loaded while the message is written. */
const Thanks = lazyPart(async () => (await import('./Thanks')).Thanks)

interface ContactUsProps {
  form: ContactForm
  /** The screen around it. */
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

interface ContactDetailsProps {
  phones: readonly string[]
  /** '' for none. */
  email: string
}

/** Links to the configured phone numbers and email address; nothing without any. */
export function ContactDetails({ phones, email }: ContactDetailsProps) {
  const t = useText('help')
  if (phones.length === 0 && !email) return null
  return (
    <Card className="flex flex-col py-2">
      <h2 className="pt-1 font-700">{t('contactDetails')}</h2>
      <ul className="divide-y divide-hairline">
        {phones.map((phone) => (
          <Way key={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`} icon={<PhoneIcon />}>
            {phone}
          </Way>
        ))}
        {email && (
          <Way href={`mailto:${email}`} icon={<MailIcon />}>
            {email.split(/\b(?=[@.])/).map((part) => (
              <Fragment key={part}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </Way>
        )}
      </ul>
    </Card>
  )
}

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <OutsideLink
        href={href}
        className="-mx-2 flex min-h-tap items-center gap-3 rounded-control px-2 font-600 text-leaf-700 tabular-nums hover:bg-leaf-50"
      >
        {icon}
        <span className="min-w-0 break-words">{children}</span>
      </OutsideLink>
    </li>
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
  const parts = useFieldParts({ label, error })
  return (
    <FieldFrame label={label} error={error} parts={parts}>
      <div className={controlBox(error, registered.readOnly)}>
        <textarea
          rows={5}
          autoCapitalize="sentences"
          {...registered}
          {...parts.control}
          className={`${controlClasses} resize-y`}
        />
      </div>
    </FieldFrame>
  )
}
