import { useState } from 'react'
import { type BankMessage, messageIn } from '@/domain/bank-message'
import type { Paise } from '@/domain/money'
import { sameTransactionId } from '@/domain/payment'
import { formatPaise } from '@/domain/rupees'
import type { Paid } from '@/domain/transaction-id'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'

/**
 * A text pasted into a transaction ID field: an ID alone is `filled` in as it is, the only ID of a
 * bank's message too; what else the message says is found for `MessageFindings`. It is stored
 * nowhere.
 */
export function usePastedMessage({ ownAccount }: Paid, fill: (id: string) => void) {
  const [found, setFound] = useState<BankMessage>()
  return {
    found,
    isMessage: (text: string) => messageIn(text, ownAccount) !== undefined,
    paste(text: string): void {
      const message = messageIn(text, ownAccount)
      setFound(message)
      const [first, ...others] = message?.ids ?? [{ id: text.trim() }]
      if (first && others.length === 0) fill(first.id)
    },
  }
}

interface MessageFindingsProps {
  found: BankMessage | undefined
  /** What the field holds now. */
  value: string
  due: Paise
  onChoose: (id: string) => void
}

/** Where in the message the ID was, which one to choose, and what the message warns of. */
export function MessageFindings({ found, value, due, onChoose }: MessageFindingsProps) {
  const t = useText('payment')
  const { ids = [], amounts = [], isFailed = false } = found ?? {}
  const taken = ids.find(({ id }) => sameTransactionId(id, value))
  const [said] = amounts
  return (
    <div role="status" data-listen className="flex flex-col gap-2 text-14 not-empty:mb-3">
      {isFailed && <p className="font-700 text-notice-600">{t('messageFailed')}</p>}
      {taken && <p className="wrap-anywhere">{t('foundIn', { excerpt: taken.excerpt })}</p>}
      {found && ids.length === 0 && <p>{t('noIdFound')}</p>}
      {!taken && ids.length > 1 && (
        <>
          <p>{t('chooseId')}</p>
          {ids.map(({ id, excerpt }) => (
            <Button key={id} kind="secondary" onClick={() => onChoose(id)}>
              <span className="wrap-anywhere">{excerpt}</span>
            </Button>
          ))}
        </>
      )}
      {said !== undefined && !amounts.includes(due) && (
        <p className="font-600 text-turmeric-700">
          {t('otherAmount', { said: formatPaise(said, 2), due: formatPaise(due, 2) })}
        </p>
      )}
    </div>
  )
}
