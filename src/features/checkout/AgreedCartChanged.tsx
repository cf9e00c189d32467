import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { CartLine } from '@/api/contract/cart'
import { bill, type CartChange, cartChanges } from '@/domain/cart'
import { formatQuantity } from '@/domain/quantity'
import { formatPaise, formatUnitPrice } from '@/domain/money'
import { paths } from '@/routes/paths'
import { useText, useUnitName } from '@/text/text'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

interface AgreedCartChangedProps {
  agreed: readonly CartLine[]
  lines: readonly CartLine[]
  /** The person has chosen to send the order as agreed. */
  isAsAgreed: boolean
  /** Submit was pressed before that choice: the notice takes the focus. */
  needsDecision: boolean
  onPaid: () => void
  onNotPaid: () => void
}

/** CHK-10: the cart or a price changed after the payee was shown. */
export function AgreedCartChanged(props: AgreedCartChangedProps) {
  const { agreed, lines, isAsAgreed, needsDecision, onPaid, onNotPaid } = props
  const t = useText('checkout')
  const box = useRef<HTMLDivElement>(null)
  const amount = formatPaise(bill(agreed).totalWithFee, 2)
  const describe = useDescribeChange()

  useEffect(() => {
    if (!needsDecision) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [needsDecision])

  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('changedSince', { amount })}>
      <Notice
        live
        tone="warn"
        title={t('changedSince', { amount })}
        action={
          <div className="flex flex-col gap-2">
            {!isAsAgreed && (
              <Button wide kind="secondary" onClick={onPaid}>
                {t('paidAsAgreed', { amount })}
              </Button>
            )}
            <Button wide kind="secondary" onClick={onNotPaid}>
              {t('notPaidYet')}
            </Button>
          </div>
        }
      >
        <ul className="list-disc pl-4">
          {cartChanges(agreed, lines).map((change) => (
            <li key={`${change.line.product.id} ${change.kind}`}>{describe(change)}</li>
          ))}
        </ul>
        {lines.length > 0 ? (
          <p>{t('totalNow', { amount: formatPaise(bill(lines).totalWithFee, 2) })}</p>
        ) : (
          <p>
            <span>{t('emptyNow')}</span>{' '}
            <Link to={paths.orderHistory} className="font-600 underline underline-offset-4">
              {t('seeOrders')}
            </Link>
          </p>
        )}
        {isAsAgreed && <p className="font-600">{t('sendsAsAgreed', { amount })}</p>}
      </Notice>
    </div>
  )
}

function useDescribeChange() {
  const t = useText('checkout')
  const unitName = useUnitName()
  return (change: CartChange<CartLine>): string => {
    const { name } = change.line.product
    const unit = unitName(change.line.product.unit)
    switch (change.kind) {
      case 'price':
        return t('changedPrice', {
          name,
          unit,
          before: formatUnitPrice(change.before, 'exact'),
          now: formatUnitPrice(change.now, 'exact'),
        })
      case 'quantity':
        return t('changedQuantity', {
          name,
          unit,
          before: formatQuantity(change.before),
          now: formatQuantity(change.now),
        })
      case 'removed':
        return t('changedRemoved', { name })
      case 'added':
        return t('changedAdded', { name })
      case 'terms':
        return t('changedTerms', { name })
    }
  }
}
