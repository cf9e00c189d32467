import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { asciiDigits } from '@/domain/digits'
import { comparableId, exactAmount, type PaymentEntry, sameTransactionId } from '@/domain/payment'
import type { Paid } from '@/domain/transaction-id'
import { paths } from '@/paths'
import { takeSharedMessage } from '@/session/shared-message'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { canReadClipboard, readCopied } from '@/ui/clipboard'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import { HelpIcon, icon } from '@/ui/icons'
import { MessageFindings, usePastedMessage } from './MessageFindings'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { Disclosure } from '@/ui/Disclosure'
import { paymentSchema } from './payment-schema'
import { Receipts } from './Receipts'
import { type SchemaForm, useSchemaForm } from '@/ui/use-schema-form'

const PasteIcon = icon(
  <path d="M9 5H5.5v15.5h13V5H15M9 3.5h6v3.5H9zM12 10.5v6M9.5 14l2.5 2.5 2.5-2.5" />,
)

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
  return useSchemaForm<PaymentEntry, PaymentEntry>({
    schema: paymentSchema(t, paid),
    defaultValues,
    onValues: onTyped,
    isReadOnly,
  })
}

type IdField = 'transactionId' | 'confirmTransactionId'

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
  const [refused, setRefused] = useState<IdField>()
  /** One button shows both IDs, and they stay so on this screen. */
  const [isRevealed, setRevealed] = useState(false)
  const { field } = form

  function fill(name: keyof PaymentEntry, text: string): void {
    if (field(name).readOnly) return
    form.setValue(name, text)
    if (form.formState.isSubmitted) void form.trigger()
  }

  const first = usePastedMessage(paid, (id) => fill('transactionId', asciiDigits(id)))
  const second = usePastedMessage(paid, (id) => fill('confirmTransactionId', asciiDigits(id)))
  const pasted = { transactionId: first, confirmTransactionId: second }

  const receive = useEffectEvent(() => {
    const shared = takeSharedMessage()
    if (shared !== undefined) first.paste(shared)
  })
  useEffect(() => receive(), [])

  async function paste(name: IdField): Promise<void> {
    const copied = await readCopied()
    setRefused(copied === undefined ? name : undefined)
    if (copied) pasted[name].paste(copied)
    form.setFocus(name)
  }

  /** By keyboard: an ID alone goes where the caret is. */
  const pasteByKeyboard = (name: IdField) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!pasted[name].isMessage(text)) return
    event.preventDefault()
    pasted[name].paste(text)
  }

  function pasteButton(name: IdField) {
    return (
      canReadClipboard() && (
        <IconButton
          label={t('paste', { label: t(name) })}
          className="-outline-offset-2"
          onClick={() => void paste(name)}
        >
          <PasteIcon />
        </IconButton>
      )
    )
  }

  const [transactionId, confirmation] = form.watch(['transactionId', 'confirmTransactionId'])
  const isUsed = usedId !== undefined && sameTransactionId(usedId, transactionId)
  const [id, verified] = [comparableId(transactionId), comparableId(confirmation)]
  // Not while the second one is still being typed.
  const isWhole = id !== '' && verified.length >= id.length
  const agreement = isWhole && t(id === verified ? 'idsAgree' : 'idsDiffer')
  const findings = (name: IdField) => (
    <MessageFindings
      found={pasted[name].found}
      value={form.watch(name)}
      due={due}
      onChoose={(id) => fill(name, id)}
    />
  )

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
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-label text-ink-muted">{t('amountDue')}</span>
        <Money amount={due} className="text-amount" />
      </p>
      <Field
        kind="decimal"
        label={t('amount')}
        prefix="₹"
        enterKeyHint="next"
        hint={warning}
        trailing={
          <Button
            kind="quiet"
            className="-outline-offset-2"
            onClick={() => fill('amount', exactAmount(due))}
          >
            {t('useAmount')}
          </Button>
        }
        {...field('amount')}
      />
      <Field
        kind="masked"
        revealed={isRevealed}
        onReveal={setRevealed}
        label={t('transactionId')}
        enterKeyHint="next"
        trailing={pasteButton('transactionId')}
        hint={refused === 'transactionId' ? t('pasteByHand') : t('idHint')}
        onPaste={pasteByKeyboard('transactionId')}
        {...field('transactionId', 'confirmTransactionId')}
      />
      {findings('transactionId')}
      <div className="-mt-2 mb-2">
        <Disclosure className="-ml-3" icon={<HelpIcon className="size-5" />} label={t('whereIsId')}>
          <Receipts />
        </Disclosure>
      </div>
      <Field
        kind="masked"
        revealed={isRevealed}
        label={t('confirmTransactionId')}
        enterKeyHint="done"
        trailing={pasteButton('confirmTransactionId')}
        hint={refused === 'confirmTransactionId' ? t('pasteByHand') : agreement}
        onPaste={pasteByKeyboard('confirmTransactionId')}
        {...field('confirmTransactionId')}
      />
      {findings('confirmTransactionId')}
    </>
  )
}
