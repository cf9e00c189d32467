import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isDigestOf } from '@/domain/digest'
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
  title: string
  /** "I have paid: send it so", and what Submit does after that. */
  words: { paid: string; sends: string }
  onPaid: () => void
  onNotPaid: () => void
  /** What has changed. */
  children?: ReactNode
}

/** What is due has changed since it may have been paid: both ways are offered. */
export function DueChanged(props: DueChangedProps) {
  const { payment, title, words, onPaid, onNotPaid, children } = props
  const { state, isAsAgreed } = payment
  const t = useText('checkout')
  const box = useRef<HTMLDivElement>(null)
  /** Submit was pressed before the choice: the notice takes the focus. */
  const needsDecision = state.kind === 'blocked' && state.obstacle === 'changed'
  useEffect(() => {
    if (!needsDecision) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [needsDecision])
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title}>
      <Notice
        live
        tone="warn"
        title={title}
        action={
          <div className="flex flex-col gap-2">
            {!isAsAgreed && (
              <Button wide kind="secondary" onClick={onPaid}>
                {words.paid}
              </Button>
            )}
            <Button wide kind="secondary" onClick={onNotPaid}>
              {t('notPaidYet')}
            </Button>
          </div>
        }
      >
        {children}
        {isAsAgreed && <p className="font-600">{words.sends}</p>}
      </Notice>
    </div>
  )
}

interface DemandChangedProps {
  payment: Payment
  due: Paise
  title: (amounts: { before: string; now: string }) => string
  /** Sends it: with what was due when it was paid. */
  onPaid: () => void
}

/** The same of a payment that the provider asks for. */
export function DemandChanged({ payment, due, title, onPaid }: DemandChangedProps) {
  const t = useText('payment')
  const { seen = due } = payment
  if (seen === due) return null
  const amount = formatPaise(seen, 2)
  return (
    <DueChanged
      payment={payment}
      title={title({ before: amount, now: formatPaise(due, 2) })}
      words={{ paid: t('paidAsBefore', { amount }), sends: t('sendsAsBefore', { amount }) }}
      onPaid={() => {
        // The form is for what was paid before it is sent.
        flushSync(() => payment.change({ isAsAgreed: true }))
        onPaid()
      }}
      onNotPaid={() => {
        const { waiting } = payment
        payment.withdraw()
        payment.change({ seen: due, waiting: waiting && { ...waiting, due } })
      }}
    />
  )
}
