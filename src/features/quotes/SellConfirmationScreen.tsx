import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { orderQuery, useOrderItem } from '@/api/hooks/order'
import { now } from '@/lib/clock'
import { daysAfter } from '@/domain/dates'
import { paise, formatPaise } from '@/domain/money'
import { saleValueOf } from '@/domain/pricing'
import { gainAt } from '@/domain/quotes'
import { paymentState } from '@/domain/status'
import { paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useProductName, useText, useUnitName } from '@/text/text'
import { InvoiceRow } from '@/features/shared/order/InvoiceRow'
import { ActionButton, ActionList } from '@/ui/ActionList'
import { Button } from '@/ui/Button'
import { useFormatDate } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { SuccessDrawing } from '@/ui/drawings/SuccessDrawing'
import { ShareIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { ListenButton } from '@/ui/ListenButton'
import { Money, UnitPrice } from '@/ui/Money'
import { PrintRow } from '@/ui/PrintRow'
import { toneOf } from '@/ui/Profit'
import { Screen } from '@/ui/Screen'
import { Sheet } from '@/ui/Sheet'
import { useSheet } from '@/ui/use-sheet'
import type { ShareSaleProps } from './ShareSale'
import { useSale, withSale } from './sale-submission'
import { useRefreshOnRetry } from './QuotesFrame'
import { useRefreshQuotes } from './use-refresh-quotes'

/** The money of a sale comes within 2-3 days (QUO-5). */
const PAYOUT_DAYS = 3

const ShareSale = lazyPart(async () => (await import('./ShareSale')).ShareSale)

function ShareRow(sale: ShareSaleProps) {
  const t = useText('quotes')
  const title = useText('shareSale')('title')
  const { isOpen, open, close } = useSheet('share-sale')
  return (
    <>
      <ActionButton opens icon={<ShareIcon />} label={t('shareSale')} onPress={open} />
      <Sheet open={isOpen} onClose={close} title={title}>
        <ShareSale {...sale} />
      </Sheet>
    </>
  )
}

/** QUO-5, QUO-6, QUO-9: read from the order, so that it survives a reload. */
export function SellConfirmationScreen() {
  const { orderId = '', itemId = '' } = useParams()
  const t = useText('quotes')
  const unitName = useUnitName()
  const productName = useProductName()
  const tUi = useText('ui')
  const navigate = useNavigate()
  const formatDate = useFormatDate()
  const { order, item: ordered } = useOrderItem(orderId, itemId)
  const { submission, state } = useSale(orderId, itemId)
  const isOnItsWay = useIsFetching(orderQuery(useSignedInUserId(), orderId)) > 0
  const item = withSale(ordered, state)
  useRefreshOnRetry(useRefreshQuotes())

  useEffect(() => {
    submission.markSeen()
    if (ordered.isSold) submission.clearSeen()
  })

  // Nothing is sold: the URL was typed, or is from an old link.
  if (!item.isSold) return <Navigate replace to={paths.singleQuote({ orderId, itemId })} />

  const raw = item.salePaymentStatus
  const unknown = isOnItsWay ? '…' : tUi('unknown')
  const { name, unit, soldPrice, soldTo, sellOrderId } = item
  const saleAmount = saleValueOf(item)
  const gain = gainAt(item, soldPrice)
  // The provider's order may show the sale a moment later.
  const soldAt = ordered.isSold ? item.soldAt : now().toISOString()
  const payment = paymentState(raw)
  // The text of this screen for a sale that has no status yet (QUO-6).
  const isPending = payment === 'none' || payment === 'pending'
  const payout = isPending && formatDate(daysAfter(soldAt, PAYOUT_DAYS))
  return (
    <Screen
      aside={<ListenButton />}
      action={<Button onClick={() => void navigate(paths.quotes)}>{t('backToQuotes')}</Button>}
    >
      <div className="flex flex-col items-center gap-2 text-center">
        <SuccessDrawing />
        {gain && (
          <p data-listen className={`text-amount-hero text-balance ${toneOf(gain.afterFee)}`}>
            {gain.afterFee < 0
              ? tUi('profit', { kind: 'loss', amount: formatPaise(paise(0 - gain.afterFee), 2) })
              : t('earned', { amount: formatPaise(gain.afterFee, 2) })}
          </p>
        )}
        <h1 data-listen tabIndex={-1} className="text-title text-leaf-700">
          {t('confirmed')}
        </h1>
        <p data-listen className="text-label text-ink-muted">
          {t('confirmedText')}
        </p>
        {payout && (
          <p data-listen className="text-14 font-600">
            {t('moneyBy', { date: payout })}
          </p>
        )}
      </div>
      <div className="border-t border-hairline pt-3">
        <DefinitionRows
          rows={[
            { label: t('product'), value: productName(name) },
            {
              label: t('pricePerUnit', { unit: unitName(unit) }),
              value:
                soldPrice === undefined ? unknown : <UnitPrice price={soldPrice} decimals="sold" />,
            },
            {
              label: t('saleAmount'),
              value: saleAmount === undefined ? unknown : <Money amount={saleAmount} />,
              strong: true,
            },
            { label: t('sellOrderId'), value: sellOrderId || unknown },
            { label: t('soldToLabel'), value: soldTo || unknown },
            {
              label: t('paymentStatus'),
              value: tUi('salePayment', { word: isPending ? 'pending' : payment, raw }),
            },
          ]}
        />
      </div>
      <ActionList>
        {gain && gain.afterFee > 0 && <ShareRow item={item} gain={gain} />}
        <PrintRow />
        {/* Last: it comes once the order shows the sale, and moves nothing. */}
        {ordered.isSold && <InvoiceRow {...{ order, item }} />}
      </ActionList>
    </Screen>
  )
}
