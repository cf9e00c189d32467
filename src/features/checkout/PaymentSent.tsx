import { isDigestOf } from '@/domain/digest'
import { UnsentPayment } from '@/features/shared/payment/payment-outcomes'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import type { OrderPayment } from './order-payment'

/** This payment has arrived: with the ID that was typed here, or another tab's. */
export function PaymentSent({ payment }: { payment: OrderPayment }) {
  const t = useText('checkout')
  const { entry, seen, sentId = '' } = payment
  const id = entry.transactionId.trim()
  if (id !== '' && !isDigestOf(sentId, id))
    return <UnsentPayment payment={payment} due={seen} reason="paid-otherwise" />
  const orders = (
    <ButtonLink kind="secondary" to={paths.orderHistory}>
      {t('seeOrders')}
    </ButtonLink>
  )
  return <Notice live tone="success" title={t('placed')} action={orders} />
}
