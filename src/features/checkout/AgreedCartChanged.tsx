import { Link } from 'react-router-dom'
import type { CartLine } from '@/api/contract/cart'
import { bill, type CartChange, cartChanges } from '@/domain/cart'
import { formatQuantity } from '@/domain/quantity'
import { formatPaise, formatUnitPrice } from '@/domain/money'
import { DueChanged } from '@/features/shared/payment/PaymentOutcomes'
import { paths } from '@/routes/paths'
import { useText, useUnitName } from '@/text/text'
import type { OrderPayment } from './order-payment'

export interface AgreedCartChangedProps {
  payment: OrderPayment
  agreed: readonly CartLine[]
  lines: readonly CartLine[]
  onPaid: () => void
  onNotPaid: () => void
}

/** CHK-10: the cart or a price changed after the payee was shown. */
export function AgreedCartChanged({ agreed, lines, ...outcome }: AgreedCartChangedProps) {
  const t = useText('checkout')
  const amount = formatPaise(bill(agreed).totalWithFee, 2)
  const describe = useDescribeChange()
  return (
    <DueChanged
      {...outcome}
      title={t('changedSince', { amount })}
      words={{ paid: t('paidAsAgreed', { amount }), sends: t('sendsAsAgreed', { amount }) }}
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
    </DueChanged>
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
