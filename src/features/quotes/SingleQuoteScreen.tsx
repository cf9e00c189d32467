import { usePrefetchQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { useOrderItem } from '@/api/hooks/order'
import { quoteQuery, useQuote } from '@/api/hooks/quote'
import { useReportSubmission } from '@/api/unsaved'
import type { UnitPrice } from '@/domain/money'
import { bestPrice, isOpenForSale } from '@/domain/quotes'
import { orderTone } from '@/domain/status'
import { paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useCompactRows } from '@/session/settings'
import { useProductName, useText } from '@/text/text'
import { lazyPart } from '@/ui/lazy-part'

const EarningsCalculator = lazyPart(
  async () => (await import('@/features/shared/EarningsCalculator')).EarningsCalculator,
)
import { InvoiceRow } from '@/features/shared/InvoiceRow'
import { MyMoneyLine } from '@/features/shared/my-money/MyMoneyLine'
import { ActionLink, ActionList } from '@/ui/ActionList'
import { IconButton } from '@/ui/IconButton'
import { CheckIcon, icon } from '@/ui/icons'
import { ListenButton } from '@/ui/ListenButton'
import { Sheet } from '@/ui/Sheet'
import { Toast } from '@/ui/Toast'
import { useIsDesk } from '@/ui/use-is-desk'
import { useSheet } from '@/ui/use-sheet'
import { BidList } from './BidList'
import { SaleDialog, useOpenConfirmation, useConfirmSale } from './confirm-sale'
import { NoBids } from './NoBids'
import { QuotedItem } from './QuotedItem'
import { QuoteFigures } from './QuoteFigures'
import { QuotesFrame, useRefresh } from './QuotesFrame'
import { useSale, withSale } from './sale-submission'
import { ShareQuote } from './ShareQuote'
import { SoldCard } from './SoldCard'
import { TimeToChoose } from './TimeToChoose'

/** Ignore taps for this long (ms) after the bids changed: they were aimed at the old ones. */
const SETTLE_TIME = 800

/** QUO-2, QUO-3: one item, its bids, and the buttons that sell it. */
export function SingleQuoteScreen() {
  const { orderId = '', productId = '' } = useParams()
  // In parallel with the order.
  usePrefetchQuery(quoteQuery(useSignedInUserId(), orderId, productId))
  return <SingleQuote key={`${orderId}/${productId}`} orderId={orderId} itemId={productId} />
}

function SingleQuote({ orderId, itemId }: { orderId: string; itemId: string }) {
  const t = useText('quotes')
  const productName = useProductName()
  const refreshing = useRefresh()
  const { order, item: ordered } = useOrderItem(orderId, itemId)
  const { quote, updatedAt } = useQuote(orderId, itemId)
  const { submission, state, sell, lookUp } = useSale(orderId, itemId)
  const isLeaving = useOpenConfirmation(submission, state, {
    orderId,
    itemId,
    isSold: ordered.isSold,
  })
  // The sold item is first shown by the confirmation: nothing moves before it.
  const [before, setBefore] = useState(ordered)
  if (!isLeaving && before !== ordered) setBefore(ordered)
  const item = isLeaving ? before : withSale(ordered, state)
  const bids = quote?.bids ?? []
  const best = bestPrice(bids)
  const canSell = isOpenForSale(order, item)
  const isActive = orderTone(order.status) === 'active'
  const { isSettled, changes } = useSettled(bids)
  useReportSubmission({
    state,
    stopWaiting: submission.stopWaiting,
    retry() {
      // Sells nothing: only a tap beside a price sells.
      submission.dismiss()
      refreshing.refresh()
      void lookUp()
    },
    unknown: t('asksFirst'),
  })

  const { isCompact } = useCompactRows(useIsDesk())
  const isShareable = canSell && best !== undefined
  const { asked, confirm, sellNow, dismiss } = useConfirmSale({ item, submission, sell })

  return (
    <QuotesFrame
      title={productName(item.name)}
      refreshing={refreshing}
      updatedAt={updatedAt}
      tools={
        isShareable ? <ShareQuote item={item} best={best} count={bids.length} /> : <ListenButton />
      }
      toast={canSell && <ChangedToast changes={changes} />}
    >
      <MyMoneyLine order={order} items={[item]} />
      <QuotedItem order={order} item={item} />
      {item.isSold && (
        <>
          <SoldCard item={item} />
          <ActionList>
            <ActionLink
              icon={<CheckIcon />}
              label={t('seeConfirmation')}
              to={paths.sellConfirmation({ orderId, productId: item.id })}
            />
            <InvoiceRow {...{ order, item }} />
          </ActionList>
        </>
      )}
      {canSell && (bids.length > 0 || isActive) && (
        <TimeToChoose item={item} best={best} onEnd={refreshing.refreshQuietly} />
      )}
      <div className={`empty:hidden ${isCompact ? 'order-last' : 'last-when-narrow'}`}>
        <QuoteFigures item={item} bids={bids} />
      </div>
      {quote && bids.length > 0 ? (
        <BidList
          {...{ quote, item, canSell, isSettled }}
          sale={state}
          onConfirm={confirm}
          compact={isCompact}
          aside={
            isShareable && (
              <>
                <ListenButton />
                {item.purchasePrice > 0 && <BidCalculator item={item} price={best} />}
              </>
            )
          }
        />
      ) : (
        !item.isSold && <NoBids order={order} begins={item.dealStartDate} updatedAt={updatedAt} />
      )}
      {asked && <SaleDialog item={item} bid={asked} onSell={sellNow} onClose={dismiss} />}
    </QuotesFrame>
  )
}

const CalculatorIcon = icon(
  <path d="M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM8 6.5h8v3H8zM8.5 13h.01M12 13h.01M15.5 13h.01M8.5 17h.01M12 17h.01M15.5 17h.01" />,
)

/** QUO-8: begins with what the best bid makes of the item. */
function BidCalculator({ item, price }: { item: OrderItem; price: UnitPrice }) {
  const t = useText('calculator')
  const quotes = useText('quotes')
  const { isOpen, open, close } = useSheet('calculate')
  return (
    <>
      <IconButton label={quotes('calculate')} onClick={open}>
        <CalculatorIcon />
      </IconButton>
      <Sheet title={t('title')} open={isOpen} onClose={close}>
        <div className="flex flex-col gap-2">
          <EarningsCalculator
            key={price}
            purchasePrice={item.purchasePrice}
            unit={item.unit}
            quantity={item.quantity}
            price={price}
          />
        </div>
      </Sheet>
    </>
  )
}

/** Differs whenever a bid was added, removed or changed. */
const fingerprint = (bids: readonly Bid[]) =>
  bids.map(({ vendorId, price }) => `${vendorId} ${String(price)}`).join()

/**
 * `isSettled` is false for a moment after every change of the bids; `changes` counts the changes.
 */
function useSettled(bids: readonly Bid[]): { isSettled: boolean; changes: number } {
  const current = fingerprint(bids)
  const [settled, setSettled] = useState({ fingerprint: current, changes: 0 })
  const latest = useRef(current)

  useEffect(() => {
    latest.current = current
    if (current === settled.fingerprint) return
    const timer = setTimeout(() => {
      setSettled(({ changes }) => ({ fingerprint: latest.current, changes: changes + 1 }))
    }, SETTLE_TIME)
    return () => clearTimeout(timer)
  }, [current, settled.fingerprint])

  const isSettled = current === settled.fingerprint
  return { isSettled, changes: settled.changes + (isSettled ? 0 : 1) }
}

function ChangedToast({ changes }: { changes: number }) {
  const t = useText('quotes')
  const [seen, setSeen] = useState(0)
  return (
    <Toast
      text={changes > seen ? t('changed') : undefined}
      round={changes}
      onEnd={() => setSeen(changes)}
    />
  )
}
