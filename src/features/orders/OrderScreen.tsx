import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import { useOrder } from '@/api/hooks/order'
import { now } from '@/lib/clock'
import { VERIFICATION_HOURS } from '@/domain/expected-by'
import { knownValue } from '@/domain/masked'
import { actionsOf } from '@/domain/needed-actions'
import { saleFigures } from '@/domain/order-amounts'
import { isItemSold, soldItemsOf } from '@/domain/orders'
import { isCancelledWord } from '@/domain/status'
import { InvoiceRow } from '@/features/shared/order/InvoiceRow'
import { MyMoneyLine } from '@/features/shared/my-money/MyMoneyLine'
import { VERIFY_TRANSACTION_ID } from '@/features/shared/order/needed-actions'
import { UnsentPayment } from '@/features/shared/payment/payment-outcomes'
import { orderPath } from '@/routes/paths'
import { useText } from '@/text/text'
import { ActionList } from '@/ui/ActionList'
import { Button, ButtonLink } from '@/ui/Button'
import { useExpectedEnd } from '@/ui/DateText'
import { ListenButton } from '@/ui/ListenButton'
import { lazyPart } from '@/ui/lazy-part'
import { Notice } from '@/ui/Notice'
import { PrintRow } from '@/ui/PrintRow'
import { Screen } from '@/ui/Screen'
import { useSheet } from '@/ui/use-sheet'
import { useListedOrder, useRefreshedOrder } from './listed-order'
import { OrderHead } from './OrderHead'
import { OrderItems, PurchaseAmounts, SaleAmounts } from './OrderItems'
import { OrderPayment } from './OrderPayment'
import { NextStep, OrderTimeline } from './OrderTimeline'
import { Rejection } from './Rejection'
import { isRejected, useReverify } from './use-reverify'

/** Few orders are rejected; loaded before its button is tapped. */
const VerifyPayment = lazyPart(async () => (await import('./VerifyPayment')).VerifyPayment)

/** ORD-8, ORD-9; with `?saleOnly=true` the sold items and their amounts. */
export function OrderScreen() {
  const { id = '' } = useParams()
  const listed = useListedOrder(id)
  // Keyed: another order starts with an empty form.
  return listed ? <Listed key={id} order={listed} /> : <Unlisted key={id} id={id} />
}

/** Shows the order of the list at once, and refreshes it. */
function Listed({ order }: { order: Order }) {
  return <OrderDetails order={useRefreshedOrder(order)} />
}

function Unlisted({ id }: { id: string }) {
  return <OrderDetails order={useOrder(id)} />
}

function OrderDetails({ order: read }: { order: Order }) {
  const [query] = useSearchParams()
  const saleOnly = query.get('saleOnly') === 'true'
  const t = useText('order')
  const byAbout = useExpectedEnd()
  // In the history, so that the phone's Back closes the form.
  const form = useSheet(VERIFY_TRANSACTION_ID)
  const reverify = useReverify(read, form.close)
  const { order } = reverify
  const isDone = reverify.isNews && !form.isOpen
  useEffect(() => {
    // The notice is at the top.
    if (isDone) window.scrollTo(0, 0)
  }, [isDone])
  const canReverify = isRejected(order) && !isCancelledWord(order.status)
  useEffect(() => {
    if (canReverify) VerifyPayment.preload()
  }, [canReverify])
  if (form.isOpen && canReverify) return <VerifyPayment order={order} reverify={reverify} />
  const items = saleOnly ? soldItemsOf(order) : order.items
  const nothingSold = saleOnly && items.length === 0 && !isItemSold(order)
  const [next] = actionsOf(order, now())

  return (
    <Screen
      aside={<ListenButton />}
      action={
        next?.kind === 'reverify' ? (
          <Button onClick={form.open}>{t('reverify')}</Button>
        ) : (
          next && <NextStep orderId={order.id} action={next} />
        )
      }
    >
      {reverify.isNews && (
        <Notice live tone="success">
          {`${t('verifySubmitted')} (${byAbout('', now(), VERIFICATION_HOURS)})`}
        </Notice>
      )}
      {!canReverify && (
        <UnsentPayment
          payment={reverify}
          due={reverify.seen ?? order.totalAmount}
          reason={isRejected(order) ? 'closed' : 'paid-otherwise'}
          arrived={isRejected(order) ? '' : knownValue(order.transactionId)}
        />
      )}
      <OrderHead
        order={order}
        items={nothingSold ? order.items : items}
        amount={saleOnly && !nothingSold ? saleFigures(items).sale : order.totalAmount}
        level={2}
      />
      {!saleOnly && <MyMoneyLine order={order} items={items} />}
      {isRejected(order) && <Rejection order={order} />}
      <OrderTimeline order={order} items={nothingSold ? order.items : items} />
      {nothingSold ? (
        <NothingSold orderId={order.id} />
      ) : (
        <OrderItems order={order} items={items} saleOnly={saleOnly} />
      )}
      {saleOnly ? (
        items.length > 0 && <SaleAmounts items={items} />
      ) : (
        <PurchaseAmounts order={order} />
      )}
      <OrderPayment order={order} soldItems={saleOnly ? items : []} />
      <ActionList>
        <InvoiceRow order={order} />
        <PrintRow />
      </ActionList>
    </Screen>
  )
}

/** The sale side of an order that is not sold has no items and no figures. */
function NothingSold({ orderId }: { orderId: string }) {
  const t = useText('order')
  return (
    <div className="flex flex-col gap-3">
      <p>{t('nothingSold')}</p>
      <ButtonLink kind="secondary" replace to={orderPath(orderId, false)}>
        {t('seePurchase')}
      </ButtonLink>
    </div>
  )
}
