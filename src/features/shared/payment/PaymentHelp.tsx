import type { Paise } from '@/domain/money'
import { transactionIdToSend } from '@/domain/payment'
import { formatPaise } from '@/domain/rupees'
import { ContactLinks } from '@/features/shared/ContactLinks'
import { useText } from '@/text/text'

interface PaymentHelpProps {
  due: Paise
  transactionId: string
}

/** Links to call, and to the contact form with the payment filled in. No ID in the URL. */
export function PaymentHelp({ due, transactionId }: PaymentHelpProps) {
  const t = useText('checkout')
  const amount = formatPaise(due, 2)
  const id = transactionIdToSend(transactionId)
  return (
    <ContactLinks
      subject={t('helpSubject', { amount })}
      message={id ? t('helpMessage', { amount, id }) : ''}
      write={t('paymentHelp')}
    />
  )
}
