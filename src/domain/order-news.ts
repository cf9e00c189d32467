import { type DeliverableItem, deliveryStage } from './delivery'
import { isPaymentDone, isRejectedWord, normaliseWord } from './status'

interface NewsItem extends DeliverableItem {
  id: string
  quotesCount: number
}

interface NewsOrder<Item extends NewsItem> {
  id: string
  status: string
  purchasePaymentStatus: string
  items: readonly Item[]
}

/** A change of an order since it was last read. */
export type OrderNews<Item> = { orderId: string } & (
  { kind: 'verified' | 'rejected' } | { kind: 'quote' | 'delivery'; item: Item }
)

const isAwaited = (item: NewsItem) => ['none', 'requested'].includes(deliveryStage(item))

/** The order's payment is verified: nothing waits for it any more. */
const isVerified = ({ status, purchasePaymentStatus }: NewsOrder<NewsItem>) =>
  isPaymentDone(purchasePaymentStatus) || normaliseWord(status) === 'active'

/** NTF-1: what is worth a notification. An order that was not known brings none. */
export function newsBetween<Item extends NewsItem>(
  before: readonly NewsOrder<Item>[],
  now: readonly NewsOrder<Item>[],
): OrderNews<Item>[] {
  const known = new Map(before.map((order) => [order.id, order]))
  return now.flatMap((order) => {
    const was = known.get(order.id)
    return was && was !== order ? newsOf(was, order) : []
  })
}

function newsOf<Item extends NewsItem>(
  was: NewsOrder<Item>,
  order: NewsOrder<Item>,
): OrderNews<Item>[] {
  const orderId = order.id
  const isRejected = isRejectedWord(order.purchasePaymentStatus)
  if (isRejected)
    return isRejectedWord(was.purchasePaymentStatus) ? [] : [{ kind: 'rejected', orderId }]
  const items = order.items.flatMap((item): OrderNews<Item>[] => {
    const knownItem = was.items.find(({ id }) => id === item.id)
    if (!knownItem) return []
    const isAccepted = deliveryStage(item) === 'accepted' && isAwaited(knownItem)
    return [
      ...(isAccepted ? [{ kind: 'delivery' as const, orderId, item }] : []),
      ...(item.quotesCount > knownItem.quotesCount
        ? [{ kind: 'quote' as const, orderId, item }]
        : []),
    ]
  })
  return isVerified(order) && !isVerified(was) ? [{ kind: 'verified', orderId }, ...items] : items
}
