import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { OrderItem } from '@/api/contract/order-item'
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
import {
  CalculatorIcon,
  CalculatorSheet,
  useCalculator,
} from '@/features/shared/calculator/CalculatorSheet'
import { InvoiceRow } from '@/features/shared/order/InvoiceRow'
import { MyMoneyLine } from '@/features/shared/my-money/MyMoneyLine'
import { ActionLink, ActionList } from '@/ui/ActionList'
import { IconButton } from '@/ui/IconButton'
import { CheckIcon } from '@/ui/icons'
import { ListenButton } from '@/ui/ListenButton'
import { useIsDesk } from '@/ui/use-is-desk'
import { BidList } from './BidList'
import { SaleDialog, useOpenConfirmation, useConfirmSale } from './confirm-sale'
import { NoBids } from './NoBids'
import { QuotedItem } from './QuotedItem'
import { QuoteFigures } from './QuoteFigures'
import { QuotesFrame, useRefresh } from './QuotesFrame'
import { isSameBid, useSale, withSale } from './sale-submission'
import { ChangedToast, useSettled } from './settled-bids'
import { ShareQuote } from './ShareQuote'
import { SoldCard } from './SoldCard'
import { TimeToChoose } from './TimeToChoose'

/** QUO-2, QUO-3: one item, its bids, and the buttons that sell it. */
export function SingleQuoteScreen() {
  const { orderId = '', itemId = '' } = useParams()
  // In parallel with the order.
  usePrefetchQuery(quoteQuery(useSignedInUserId(), orderId, itemId))
  return <SingleQuote key={`${orderId}/${itemId}`} orderId={orderId} itemId={itemId} />
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
  // The toast says that it has changed, or is gone: a question about it would be in its way.
  if (asked && !(canSell && bids.some((bid) => isSameBid(bid, asked)))) dismiss()

  return (
    <QuotesFrame
      title={productName(item.name)}
      refreshing={refreshing}
      updatedAt={updatedAt}
      tools={
        isShareable ? (
          <ShareQuote
            item={item}
            best={best}
            count={new Set(bids.map(({ vendorId }) => vendorId)).size}
          />
        ) : (
          <ListenButton />
        )
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
              to={paths.sellConfirmation({ orderId, itemId: item.id })}
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
        !item.isSold && <NoBids {...{ order, item, updatedAt }} />
      )}
      {asked && <SaleDialog item={item} bid={asked} onSell={sellNow} onClose={dismiss} />}
    </QuotesFrame>
  )
}

/** QUO-8: begins with what the best bid makes of the item. */
function BidCalculator({ item, price }: { item: OrderItem; price: UnitPrice }) {
  const t = useText('quotes')
  const { open } = useCalculator()
  return (
    <>
      <IconButton label={t('calculate')} onClick={open}>
        <CalculatorIcon />
      </IconButton>
      <CalculatorSheet
        purchasePrice={item.purchasePrice}
        unit={item.unit}
        quantity={item.quantity}
        price={price}
      />
    </>
  )
}
