import { type BankMessage, needsChoice } from '@/domain/bank-message'
import { isDue, type Paid, sameTransactionId } from '@/domain/payment'
import { formatPaise } from '@/domain/money'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'

interface MessageFindingsProps {
  found: BankMessage
  /** What the field holds now. */
  value: string
  paid: Paid
  onChoose: (id: string) => void
}

/** Where in the message the ID was, which one to choose, and what the message warns of. */
export function MessageFindings({ found, value, paid, onChoose }: MessageFindingsProps) {
  const t = useText('payment')
  const { ids, amounts, isFailed } = found
  const taken = ids.find(({ id }) => sameTransactionId(id, value))
  const [said] = amounts
  return (
    <>
      {isFailed && <p className="font-700 text-notice-600">{t('messageFailed')}</p>}
      {taken && <p className="wrap-anywhere">{t('foundIn', { excerpt: taken.excerpt })}</p>}
      {ids.length === 0 && <p>{t('noIdFound')}</p>}
      {!taken && ids.length > 0 && (
        <>
          <p>{t(needsChoice(found) ? 'chooseId' : 'useMessageId')}</p>
          {ids.map(({ id, excerpt, amount }) => (
            <Button key={id} kind="secondary" onClick={() => onChoose(id)}>
              <span className="wrap-anywhere">
                {amount !== undefined && `${formatPaise(amount, 2)}: `}
                {excerpt}
              </span>
            </Button>
          ))}
        </>
      )}
      {said !== undefined && !amounts.some((amount) => isDue(amount, paid)) && (
        <p className="font-600 text-turmeric-700">
          {t('otherAmount', { said: formatPaise(said, 2), due: formatPaise(paid.due, 2) })}
        </p>
      )}
    </>
  )
}
