import { env } from '@/config/env'
import { raiseQueryPath } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { ButtonLink, buttonClasses } from '@/ui/Button'
import { OutsideLink } from '@/ui/OutsideLink'

interface ContactLinksProps {
  /** Of the message. */
  subject: string
  /** Starts the form's message. Not in the URL, as it may hold a transaction ID. */
  message?: string
  /** The label of the link to the form. */
  write?: string
}

/** For screens where something went wrong: a phone link, and a link to the pre-filled form. */
export function ContactLinks({ subject, message, write }: ContactLinksProps) {
  const t = useText('contact')
  // Whose message it is: others find it in the history.
  const userId = useSignedInUserId()
  const [phone] = env.support.phones
  return (
    <div className="-mx-3 flex flex-wrap print:hidden">
      {phone && (
        <OutsideLink
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className={`${buttonClasses('quiet')} text-14!`}
        >
          {t('call', { phone })}
        </OutsideLink>
      )}
      <ButtonLink
        kind="quiet"
        className="text-14!"
        to={raiseQueryPath({ subject })}
        state={{ message, userId }}
      >
        {write ?? t('write')}
      </ButtonLink>
    </div>
  )
}

/** The lines of a message about an order, without a transaction ID that is not known here. */
export function useOrderMessage() {
  const t = useText('contact')
  return (order: string, transactionId: string) =>
    [
      t('orderId', { order }),
      ...(transactionId ? [t('transactionId', { id: transactionId })] : []),
      '',
    ].join('\n')
}
