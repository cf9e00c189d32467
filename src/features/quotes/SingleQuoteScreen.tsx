import { usePrefetchQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { useOrderItem } from '@/api/hooks/order'
import { quoteQuery, useQuote } from '@/api/hooks/quote'
import { useReportSubmission } from '@/api/unsaved'
import { bestPrice, isOpenForSale } from '@/domain/quotes'
import { orderTone } from '@/domain/status'
import { paths } from '@/paths'
import { useSignedInUserId } from '@/session/session'
import { useProductName, useText } from '@/text/text'
import { lazyPart } from '@/ui/lazy-part'

const EarningsCalculator = lazyPart(
  async () => (await import('@/features/shared/EarningsCalculator')).EarningsCalculator,
)
import { InvoiceRow } from '@/features/shared/InvoiceRow'
import { ActionLink, ActionList } from '@/ui/ActionList'
import { CheckIcon } from '@/ui/icons'
import { ListenButton } from '@/ui/ListenButton'
import { Sheet, type SheetProps } from '@/ui/Sheet'
import { Toast } from '@/ui/Toast'
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
  const { submission, state, sell } = useSale(orderId, itemId)
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
      void submission.resume()
    },
    unknown: t('asksFirst'),
  })

  const { calculator, calculated, calculate } = useBidCalculator()
  const { asked, confirm, sellNow, dismiss } = useConfirmSale({ item, submission, sell })

  return (
    <QuotesFrame
      title={productName(item.name)}
      refreshing={refreshing}
      updatedAt={updatedAt}
      tools={
        <>
          <ListenButton />
          {canSell && best !== undefined && (
            <ShareQuote item={item} best={best} count={bids.length} />
          )}
        </>
      }
      toast={canSell && <ChangedToast changes={changes} />}
    >
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
      {quote && bids.length > 0 ? (
        <BidList
          {...{ quote, item, canSell, isSettled }}
          sale={state}
          onConfirm={confirm}
          onCalculate={calculate}
        />
      ) : (
        !item.isSold && <NoBids order={order} begins={item.dealStartDate} updatedAt={updatedAt} />
      )}
      <QuoteFigures {...{ item, bids, canSell, updatedAt }} />
      {calculated && (
        <BidCalculator
          item={item}
          bid={calculated}
          open={calculator.isOpen}
          onClose={calculator.close}
        />
      )}
      {asked && <SaleDialog item={item} bid={asked} onSell={sellNow} onClose={dismiss} />}
    </QuotesFrame>
  )
}

interface BidCalculatorProps extends Omit<SheetProps, 'title' | 'children'> {
  item: OrderItem
  bid: Bid
}

/** QUO-8: begins with what the bid makes of the item. */
function BidCalculator({ item, bid, ...sheet }: BidCalculatorProps) {
  const t = useText('calculator')
  const quotes = useText('quotes')
  return (
    <Sheet title={t('title')} {...sheet}>
      <div className="flex flex-col gap-2">
        <p className="text-ink-muted">{bid.vendorName.trim() || quotes('unnamedVendor')}</p>
        <EarningsCalculator
          key={`${bid.vendorId} ${bid.priceSent}`}
          purchasePrice={item.purchasePrice}
          unit={item.unit}
          quantity={item.quantity}
          price={bid.price}
        />
      </div>
    </Sheet>
  )
}

/** The sheet that calculates with a bid. `calculate` stays the same: bids are memoised. */
function useBidCalculator() {
  const calculator = useSheet('calculate')
  const [calculated, setCalculated] = useState<Bid>()
  const open = useRef(calculator.open)
  useEffect(() => {
    open.current = calculator.open
  })
  const calculate = useCallback((bid: Bid) => {
    setCalculated(bid)
    open.current()
  }, [])
  return { calculator, calculated, calculate }
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
