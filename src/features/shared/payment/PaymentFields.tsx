import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { isSeveralWords } from '@/domain/bank-message'
import {
  comparableId,
  exactAmount,
  type Paid,
  type PaymentEntry,
  sameTransactionId,
} from '@/domain/payment'
import { formatPaise } from '@/domain/money'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { lazyPart } from '@/ui/lazy-part'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { type SchemaForm, useSchemaForm } from '@/ui/use-schema-form'
import { paymentSchema } from './payment-schema'
import { fillIn, TransactionIdField } from './TransactionIdField'

const Receipts = lazyPart(async () => (await import('./Receipts')).Receipts)

/**
 * The form of `PaymentFields`. Starts with the draft and reports every change to `onTyped`, because
 * phones discard the tab while people are in their banking app.
 */
export function usePaymentForm(
  paid: Paid,
  typedBefore: PaymentEntry | (() => PaymentEntry),
  onTyped: (entry: PaymentEntry) => void,
  isReadOnly: boolean,
) {
  const t = useText('payment')
  const [defaultValues] = useState(typedBefore)
  const [confirmed, setConfirmed] = useState('')
  const form = useSchemaForm<PaymentEntry, PaymentEntry>({
    schema: paymentSchema(t, paid, confirmed),
    defaultValues,
    onValues: (entry) => onTyped(withoutMessages(entry)),
    isReadOnly,
  })
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) =>
    form.handleSubmit(onValid, (errors, event) => {
      // Asked once: the next submit sends it.
      if (errors.transactionId) setConfirmed(form.getValues('transactionId'))
      return onInvalid?.(errors, event)
    })
  return { ...form, handleSubmit }
}

/** A bank's message is no ID, and is stored nowhere. */
function withoutMessages({ amount, transactionId, confirmTransactionId }: PaymentEntry) {
  const idIn = (text: string) => (isSeveralWords(text) ? '' : text)
  return {
    amount,
    transactionId: idIn(transactionId),
    confirmTransactionId: idIn(confirmTransactionId),
  }
}

interface PaymentFieldsProps {
  form: SchemaForm<PaymentEntry>
  /** `due` is shown above the amount field, where no error hides it. */
  paid: Paid
  /** What a wrong amount leads to. */
  warning: string
  /** An ID that was not sent, as another payment has it. */
  usedId: string | undefined
}

/** Amount and transaction ID of a payment made, with the three messages of the specification. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { form, paid, warning, usedId } = props
  const { due } = paid
  const t = useText('payment')
  /** One button shows both IDs, and they stay so on this screen. */
  const [isRevealed, setRevealed] = useState(false)
  const [transactionId, confirmation] = form.watch(['transactionId', 'confirmTransactionId'])
  const isUsed = usedId !== undefined && sameTransactionId(usedId, transactionId)
  const [id, verified] = [comparableId(transactionId), comparableId(confirmation)]
  // Not while the second one is still being typed.
  const isWhole = id !== '' && verified.length >= id.length
  const isDifferent = isWhole && id !== verified
  const agreement = isWhole && t(isDifferent ? 'idsDiffer' : 'idsAgree')
  const [isHelpOpen, setHelpOpen] = useState(false)
  const helpId = useId()
  const sum = useRef<HTMLParagraphElement>(null)
  const { submitCount, errors } = form.formState
  const isAmountWrong = errors.amount !== undefined
  useEffect(() => {
    // What is due is above the field that has the focus.
    if (submitCount > 0 && isAmountWrong) sum.current?.scrollIntoView({ block: 'nearest' })
  }, [submitCount, isAmountWrong])
  return (
    <>
      {isUsed && (
        <div className="mb-4">
          <Notice live tone="red" title={t('idUsed')}>
            <span>{t('idUsedText')}</span>{' '}
            <Link to={paths.orderHistory} className="font-600 underline underline-offset-4">
              {t('seeOrders')}
            </Link>
          </Notice>
        </div>
      )}
      <p
        ref={sum}
        className="mb-1 flex scroll-mt-4 flex-wrap items-baseline justify-between gap-x-3"
      >
        <span className="text-label text-ink-muted">{t('amountDue')}</span>
        <Money amount={due || undefined} className="text-amount" />
      </p>
      <p className="mb-2 text-label leading-tight">{warning}</p>
      <Field
        kind="decimal"
        label={t('amount')}
        prefix="₹"
        enterKeyHint="next"
        trailing={
          <Button
            kind="quiet"
            className="text-label! -outline-offset-2"
            onClick={() => fillIn(form, 'amount', exactAmount(due))}
          >
            {t('useAmount', { amount: formatPaise(due, 2) })}
          </Button>
        }
        {...form.field('amount')}
      />
      <TransactionIdField
        {...{ form, paid }}
        name="transactionId"
        revealed={isRevealed}
        onReveal={setRevealed}
        enterKeyHint="next"
        hint={t('idHint')}
        aside={
          <Button
            kind="quiet"
            className="text-label!"
            aria-expanded={isHelpOpen}
            aria-controls={helpId}
            onClick={() => setHelpOpen(!isHelpOpen)}
          >
            {t('whereIsId')}
          </Button>
        }
        takesShared
      />
      <div id={helpId} hidden={!isHelpOpen}>
        {isHelpOpen && <Receipts />}
      </div>
      <TransactionIdField
        {...{ form, paid }}
        name="confirmTransactionId"
        revealed={isRevealed}
        enterKeyHint="done"
        hint={agreement}
        aside={
          !isRevealed &&
          (isDifferent || errors.confirmTransactionId) && (
            <Button kind="quiet" className="text-label!" onClick={() => setRevealed(true)}>
              {t('showBoth')}
            </Button>
          )
        }
      />
    </>
  )
}
