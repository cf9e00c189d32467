import { usePrefetchQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { Bid } from '@/api/contract/quote'
import { useOrderItem } from '@/api/hooks/order'
import { quoteQuery, useQuote } from '@/api/hooks/quote'
import { withPendingWork } from '@/api/pending-work'
import { useOfflineRefusal } from '@/api/submission/use-submission'
import { useReportSubmission } from '@/api/unsaved'
import { bestPrice, gainAt } from '@/domain/bids'
import { readIso } from '@/domain/dates'
import { ACTIVATION_HOURS } from '@/domain/expected-by'
import type { UnitPrice } from '@/domain/money'
import { isOpenForSale } from '@/domain/quoted-orders'
import { orderTone } from '@/domain/status'
import { parentPath, paths } from '@/paths'
import { rememberPrice, useSeenPrices } from '@/session/seen-prices'
import { useSignedInUserId } from '@/session/session'
import { useProductName, useText } from '@/text/text'
import { afterNextPaint } from '@/ui/after-next-paint'
import { useFormatDate } from '@/ui/DateText'
import { NoQuotesDrawing } from '@/ui/drawings/NoQuotesDrawing'
import { EmptyState } from '@/ui/EmptyState'
import { IconButton } from '@/ui/IconButton'
import { ShareIcon } from '@/ui/icons'
import { ListenButton } from '@/ui/ListenButton'
import { useByAbout } from '@/ui/use-by-about'
import { useGoBack } from '@/ui/use-go-back'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import { useSheetOnDemand } from '@/ui/use-sheet-on-demand'
import type { BestPriceFigureProps } from './BestPriceFigure'
import type { BidCalculatorProps } from './BidCalculator'
import { BidList } from './BidList'
import type { BidsFigureProps } from './BidsFigure'
import { ChangedToast, useSettled } from './ChangedToast'
import { LossDialog } from './LossDialog'
import { QuotedItem } from './QuotedItem'
import { QuotesFrame } from './QuotesFrame'
import { type SaleState, useSale, withSale } from './sale-submission'
import type { ShareQuoteProps } from './ShareQuote'
import { SalesInvoice, SoldCard } from './SoldCard'
import { TimeToChoose } from './TimeToChoose'
import { useRefresh } from './use-refresh'

const bidsFigure = onDemand<BidsFigureProps>(
  'the figure of the quotes',
  async () => (await import('./BidsFigure')).BidsFigure,
)

const bestPriceFigure = onDemand<BestPriceFigureProps>(
  'the figure of the best price',
  async () => (await import('./BestPriceFigure')).BestPriceFigure,
)

const bidCalculator = onDemand<BidCalculatorProps>(
  'the calculator of a bid',
  async () => (await import('./BidCalculator')).BidCalculator,
)

const shareQuote = onDemand<ShareQuoteProps>(
  'sharing a quote',
  async () => (await import('./ShareQuote')).ShareQuote,
)

/** QUO-2, QUO-3: one item, what the vendors bid for it, and the tap that sells it. */
export function SingleQuoteScreen() {
  const { orderId = '', productId = '' } = useParams()
  // Asked for beside the order, not after it.
  usePrefetchQuery(quoteQuery(useSignedInUserId(), orderId, productId))
  return <SingleQuote key={`${orderId}/${productId}`} orderId={orderId} itemId={productId} />
}

function SingleQuote({ orderId, itemId }: { orderId: string; itemId: string }) {
  const t = useText('quotes')
  const refusal = useText('refusal')
  const productName = useProductName()
  const goBack = useGoBack(parentPath)
  const refreshing = useRefresh()
  const { order, item: ordered } = useOrderItem(orderId, itemId)
  const { quote, updatedAt } = useQuote(orderId, itemId)
  const { submission, state, sell } = useSale(orderId, itemId)
  const { isRefused, refuses, dismiss } = useOfflineRefusal()
  const item = withSale(ordered, state)
  const bids = quote?.bids ?? []
  const best = bestPrice(bids)
  const canSell = isOpenForSale(order, item)
  const isActive = orderTone(order.status) === 'active'
  const { isSettled, changes } = useSettled(bids)
  useConfirmation(submission, state, { orderId, itemId, isSold: ordered.isSold })
  const Figure = useOnDemand(bidsFigure, bids.length > 0 && item.purchasePrice > 0)
  const seen = useSeenBest(itemId, canSell ? best : undefined, updatedAt)
  const PriceFigure = useOnDemand(bestPriceFigure, seen.length > 1)

  useReportSubmission({
    state,
    isRefused,
    retry() {
      // Sells nothing: that is for a tap beside the price it sells at.
      dismiss()
      submission.dismiss()
      refreshing.refresh()
      void submission.resume()
    },
    unknown: t('asksFirst'),
    nothingSent: refusal('nothingSent'),
  })

  const calculator = useSheetOnDemand(bidCalculator, 'calculate')
  const [calculated, setCalculated] = useState<Bid>()
  const openCalculator = useRef(calculator.open)
  useEffect(() => {
    openCalculator.current = calculator.open
  })
  const calculate = useCallback((bid: Bid) => {
    setCalculated(bid)
    openCalculator.current()
  }, [])
  const [atLoss, setAtLoss] = useState<Bid>()
  const sellNow = useCallback(
    (bid: Bid) => {
      setAtLoss(undefined)
      if (submission.state().kind !== 'unknown' && refuses()) return
      // The finger is answered first. Of two taps in that time the first one counts.
      void withPendingWork(async () => {
        await afterNextPaint()
        await sell(bid)
      })
    },
    [submission, sell, refuses],
  )
  const confirm = useCallback(
    (bid: Bid) => {
      const isLoss = (gainAt(item, bid.price)?.amount ?? 0) < 0
      // After an unknown outcome the tap only asks what has become of the sale.
      if (isLoss && submission.state().kind !== 'unknown') setAtLoss(bid)
      else sellNow(bid)
    },
    [item, submission, sellNow],
  )

  return (
    <QuotesFrame
      title={productName(item.name)}
      onBack={goBack}
      refreshing={refreshing}
      updatedAt={updatedAt}
      tools={
        <>
          {item.isSold && <SalesInvoice order={order} item={item} />}
          {canSell && best !== undefined && (
            <ShareButton item={item} best={best} count={bids.length} />
          )}
          <ListenButton />
        </>
      }
      toast={canSell && <ChangedToast changes={changes} />}
    >
      <QuotedItem order={order} item={item} />
      {item.isSold && <SoldCard orderId={orderId} item={item} />}
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
      {Figure && <Figure item={item} bids={bids} />}
      {PriceFigure && <PriceFigure item={item} seen={seen} />}
      {calculator.Part && calculated && (
        <calculator.Part
          item={item}
          bid={calculated}
          open={calculator.isOpen}
          onClose={calculator.close}
        />
      )}
      {atLoss && (
        <LossDialog
          item={item}
          bid={atLoss}
          onSell={sellNow}
          onClose={() => setAtLoss(undefined)}
        />
      )}
    </QuotesFrame>
  )
}

function ShareButton(quote: Pick<ShareQuoteProps, 'item' | 'best' | 'count'>) {
  const t = useText('quotes')
  const { Part, isOpen, open, close } = useSheetOnDemand(shareQuote, 'share-quote')
  return (
    <>
      <IconButton label={t('shareQuote')} onClick={open}>
        <ShareIcon />
      </IconButton>
      {Part && <Part {...quote} open={isOpen} onClose={close} />}
    </>
  )
}

/** The best prices this device has seen, the one on screen with them. */
function useSeenBest(itemId: string, best: UnitPrice | undefined, updatedAt: number) {
  const userId = useSignedInUserId()
  useEffect(() => {
    if (best !== undefined) rememberPrice(userId, itemId, { at: updatedAt, price: best })
  }, [userId, itemId, best, updatedAt])
  return useSeenPrices(userId, itemId)
}

/** Once it is sold here, the confirmation takes this screen's entry in the history (QUO-5). */
function useConfirmation(
  submission: ReturnType<typeof useSale>['submission'],
  state: SaleState,
  { orderId, itemId, isSold }: { orderId: string; itemId: string; isSold: boolean },
): void {
  const navigate = useNavigate()
  const isNews = state.kind === 'done' && !state.seen

  useEffect(() => {
    const path = paths.sellConfirmation({ orderId, productId: itemId })
    if (isNews) void navigate(path, { replace: true })
    else if (isSold) submission.clearSeen()
  }, [isNews, isSold, submission, navigate, orderId, itemId])
}

interface NoBidsProps {
  order: Order
  begins: string
  updatedAt: number
}

/** And when they come. */
function NoBids({ order, begins, updatedAt }: NoBidsProps) {
  const t = useText('quotes')
  const formatDate = useFormatDate()
  const byAbout = useByAbout()
  const isToCome = (readIso(begins.trim())?.getTime() ?? 0) > updatedAt

  function words(): string {
    if (isToCome) return t('noBidsFrom', { date: formatDate(begins) })
    if (orderTone(order.status) !== 'pending') return t('noBidsText')
    const about = byAbout('', order.createdAt, ACTIVATION_HOURS)
    return about ? `${t('noBidsPending')} (${about})` : t('noBidsPending')
  }

  return <EmptyState picture={<NoQuotesDrawing />} title={t('noBids')} text={words()} />
}
