import { type Paise, formatPaise } from '@/domain/money'
import { transactionIdToSend } from '@/domain/payment'
import { ContactLinks } from '@/features/shared/contact/ContactLinks'
import { useText } from '@/text/text'

interface PaymentHelpProps {
  /** Undefined where an older release has not stored it. */
  due: Paise | undefined
  transactionId: string
}

/** Links to call, and to the contact form with the payment filled in. No ID in the URL. */
export function PaymentHelp({ due, transactionId }: PaymentHelpProps) {
  const t = useText('checkout')
  const id = transactionIdToSend(transactionId)
  const amount = due && formatPaise(due, 2)
  const about = amount
    ? { subject: t('helpSubject', { amount }), message: id && t('helpMessage', { amount, id }) }
    : { subject: t('paymentHelp'), message: id }
  return <ContactLinks {...about} write={t('paymentHelp')} />
}
