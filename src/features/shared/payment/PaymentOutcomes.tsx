import { flushSync } from 'react-dom'
import { isDigestOf } from '@/api/submission/digest'
import { type Paise, formatPaise } from '@/domain/money'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { maskable } from '@/ui/MaskableText'
import { Notice } from '@/ui/Notice'
import { PaymentHelp } from './PaymentHelp'
import type { Payment } from './use-payment'

interface UnsentPaymentProps {
  payment: Payment
  due: Paise | undefined
  /** Why it was not sent, and will not be. */
  reason: 'closed' | 'paid-otherwise'
  /** The transaction ID that arrived in its place. */
  arrived?: string
}

/** What was typed and was not sent: it stays, with help, until the person drops it. */
export function UnsentPayment({ payment, due, reason, arrived = '' }: UnsentPaymentProps) {
  const t = useText('payment')
  const { entry, sentId = '' } = payment
  const { transactionId } = entry
  if (transactionId.trim() === '' || isDigestOf(sentId, transactionId)) return null
  return (
    <Notice
      live
      tone="warn"
      title={t('unsent')}
      action={
        <div className="flex flex-wrap">
          <PaymentHelp due={due} transactionId={transactionId} />
          <Button kind="quiet" onClick={payment.withdraw}>
            {t('notPaid')}
          </Button>
        </div>
      }
    >
      <p>{t(reason === 'closed' ? 'closedText' : 'paidOtherwiseText')}</p>
      <DefinitionRows
        rows={[
          { label: t('arrivedId'), value: arrived !== '' && maskable(arrived) },
          { label: t('unsentId'), value: maskable(transactionId) },
        ]}
      />
    </Notice>
  )
}

interface DueChangedProps {
  payment: Payment
  due: Paise
  title: (amounts: { before: string; now: string }) => string
  /** Sends it: with what was due when it was paid. */
  onPaid: () => void
}

/** What is due has changed since it may have been paid: both ways are offered. */
export function DueChanged({ payment, due, title, onPaid }: DueChangedProps) {
  const t = useText('payment')
  const checkout = useText('checkout')
  const { seen = due, isAsAgreed } = payment
  if (seen === due) return null
  const before = formatPaise(seen, 2)
  const now = formatPaise(due, 2)
  return (
    <Notice
      live
      tone="warn"
      title={title({ before, now })}
      action={
        <div className="flex flex-col gap-2">
          {!isAsAgreed && (
            <Button
              wide
              kind="secondary"
              onClick={() => {
                // The form is for what was paid before it is sent.
                flushSync(() => payment.change({ isAsAgreed: true }))
                onPaid()
              }}
            >
              {t('paidAsBefore', { amount: before })}
            </Button>
          )}
          <Button
            wide
            kind="secondary"
            onClick={() => {
              payment.withdraw()
              payment.change({ seen: due })
            }}
          >
            {checkout('notPaidYet')}
          </Button>
        </div>
      }
    >
      {isAsAgreed && <p className="font-600">{t('sendsAsBefore', { amount: before })}</p>}
    </Notice>
  )
}
