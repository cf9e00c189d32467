import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type BankMessage, isSeveralWords, messageIn, needsChoice } from '@/domain/bank-message'
import { asciiDigits, insertedText, trimBlanks } from '@/domain/text'
import { comparableId, type Paid, type PaymentEntry, sameTransactionId } from '@/domain/payment'
import { takeSharedMessage } from '@/session/shared-message'
import { useText } from '@/text/text'
import { canReadClipboard, readCopied } from '@/ui/clipboard'
import { Field, type FieldProps } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'
import { icon } from '@/ui/icons'
import type { SchemaForm } from '@/ui/use-schema-form'
import { MessageFindings } from './MessageFindings'

const PasteIcon = icon(
  <path d="M9 5H5.5v15.5h13V5H15M9 3.5h6v3.5H9zM12 10.5v6M9.5 14l2.5 2.5 2.5-2.5" />,
)

/** Fills in what the person has chosen. */
export function fillIn(form: SchemaForm<PaymentEntry>, name: keyof PaymentEntry, text: string) {
  if (form.field(name).readOnly) return
  form.setValue(name, text)
  if (form.formState.isSubmitted) void form.trigger()
}

interface TransactionIdFieldProps extends Pick<
  FieldProps,
  'enterKeyHint' | 'revealed' | 'onReveal' | 'aside'
> {
  form: SchemaForm<PaymentEntry>
  name: 'transactionId' | 'confirmTransactionId'
  paid: Paid
  hint: ReactNode
  /** Takes what another app has shared. */
  takesShared?: boolean
}

/**
 * A transaction ID, hidden like a password. A text that comes in whole, in any way, is searched for
 * the ID (CHK-16): the only one is filled in. It is stored nowhere.
 */
export function TransactionIdField(props: TransactionIdFieldProps) {
  const { form, name, paid, hint, takesShared = false, ...settings } = props
  const t = useText('payment')
  const [found, setFound] = useState<BankMessage>()
  const [isRefused, setRefused] = useState(false)
  const isComposing = useRef(false)
  const compared = name === 'transactionId' ? 'confirmTransactionId' : undefined
  const { onChange, onBlur, ...field } = form.field(name, compared)
  const value = () => form.getValues(name)

  const fill = (id: string) => fillIn(form, name, asciiDigits(id))

  function take(text: string, message: BankMessage | undefined): void {
    setFound(message)
    if (!message) return fill(trimBlanks(text))
    const [only] = message.ids
    if (only && !needsChoice(message)) fill(only.id)
  }

  /** Text that stands in the field: perhaps dictated word by word, or typed. */
  function searchValue(isComplete: boolean): void {
    const message = messageIn(value(), paid)
    if (message && (isComplete || message.ids.length > 0)) take(value(), message)
  }

  /** An ID alone goes where the caret is. */
  function receive(event: ClipboardEvent | DragEvent): void {
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
    const text = data.getData('text')
    const message = messageIn(text, paid)
    if (!message) return
    event.preventDefault()
    take(text, message)
  }

  async function paste(): Promise<void> {
    const copied = await readCopied()
    setRefused(copied === undefined)
    if (copied) take(copied, messageIn(copied, paid))
    form.setFocus(name)
  }

  const receiveShared = useEffectEvent(() => {
    const shared = takesShared ? takeSharedMessage() : undefined
    if (shared === undefined) return
    const message = messageIn(shared, paid)
    const id = trimBlanks(asciiDigits(shared))
    const ids = message?.ids ?? [{ id, excerpt: id, amount: undefined }]
    // What was typed is replaced by a tap alone.
    const asks =
      comparableId(value()) !== '' && ids.some((other) => !sameTransactionId(other.id, value()))
    if (asks) setFound(message ?? { ids, amounts: [], isFailed: false })
    else take(shared, message)
  })
  useEffect(() => receiveShared(), [])

  const current = form.watch(name)
  return (
    <div
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
        searchValue(false)
      }}
    >
      <Field
        kind="masked"
        label={t(name)}
        hint={isRefused ? t('pasteByHand') : hint}
        trailing={
          canReadClipboard() && (
            <IconButton
              label={t('paste', { label: t(name) })}
              className="-outline-offset-2"
              onClick={() => void paste()}
            >
              <PasteIcon />
            </IconButton>
          )
        }
        onPaste={receive}
        onDrop={receive}
        onChange={(event) => {
          const before = value()
          // One character is typed; a keyboard's clipboard or a voice inserts more.
          const inserted = isComposing.current ? '' : insertedText(before, event.target.value)
          const message = inserted.length > 1 ? messageIn(inserted, paid) : undefined
          if (message) {
            form.setValue(name, before)
            return take(inserted, message)
          }
          void onChange(event)
          if (inserted.length > 1) searchValue(false)
        }}
        onBlur={(event) => {
          void onBlur(event)
          searchValue(isSeveralWords(value()))
        }}
        {...settings}
        {...field}
      />
      <div role="status" data-listen className="flex flex-col gap-2 text-14 not-empty:mb-3">
        {found && <MessageFindings found={found} value={current} paid={paid} onChoose={fill} />}
      </div>
    </div>
  )
}
