import { deliveryStage, type DeliverableItem } from './delivery'
import { type ActionableItem, isDealOver, soonestEnd } from './needed-actions'
import { isItemSold } from './orders'
import { isEarlyStatus, isPaymentDone, isRejectedWord, normaliseWord } from './status'

/**
 * Paid → verification → activation → quotes → sold or delivered → paid out (ORD-3, ORD-7, DLV-1).
 */
const STAGES = ['paid', 'verification', 'activation', 'quotes', 'outcome', 'payout'] as const

type StageName = (typeof STAGES)[number]

/**
 * - current: the stage it is in; failed: the stage it is in, and something is wrong
 * - partly: some items of the order are there already, or past it
 */
export type StageState = 'done' | 'current' | 'failed' | 'partly' | 'next'

export interface Stage {
  name: StageName
  state: StageState
}

interface TimedItem extends ActionableItem {
  salePaymentStatus: string
}

interface TimedOrder {
  status: string
  purchasePaymentStatus: string
}

export interface Timeline {
  /** Only those that apply: what is delivered is not paid out. */
  stages: readonly Stage[]
  /** How the items ended, or will end; `open` until that is decided. */
  outcome: 'open' | 'sold' | 'delivery' | 'mixed'
  counts: { items: number; sold: number; delivered: number; quotes: number }
  /** When the first of the open deals ends (ISO), while the order is active. */
  dealEnd: string | undefined
}

/** The stage of one item: an index of STAGES, or past the last one. */
interface Standing {
  at: number
  failed: boolean
  /** Items that are delivered bring no money. */
  hasPayout: boolean
}

const PAST_THE_LAST = STAGES.length

const place = (name: StageName) => STAGES.indexOf(name)

/** The stage of the order itself, before its items are sold or delivered. */
function orderPlace(order: TimedOrder): { name: StageName; failed: boolean } {
  if (isRejectedWord(order.purchasePaymentStatus)) return { name: 'verification', failed: true }
  const word = normaliseWord(order.status)
  const isPaid = isPaymentDone(order.purchasePaymentStatus)
  if (word === 'active') return { name: 'quotes', failed: false }
  if (word === 'closed') return { name: 'outcome', failed: false }
  // Any other word is shown as failing (ORD-3).
  const failed = !isEarlyStatus(word)
  return { name: isPaid ? 'activation' : 'verification', failed }
}

function standingOf(order: TimedOrder, item: TimedItem, now: Date): Standing {
  const { name, failed } = orderPlace(order)
  const at = place(name)
  const isSold = isItemSold(item)
  const delivery = deliveryStage(item)
  const hasPayout = isSold || delivery === 'none'
  if (isRejectedWord(order.purchasePaymentStatus)) return { at, failed, hasPayout }
  if (isSold) {
    if (isPaymentDone(item.salePaymentStatus))
      return { at: PAST_THE_LAST, failed: false, hasPayout }
    return { at: place('payout'), failed: isRejectedWord(item.salePaymentStatus), hasPayout }
  }
  if (delivery === 'delivered') return { at: PAST_THE_LAST, failed: false, hasPayout }
  const isDecided = delivery !== 'none' || isDealOver(item, now)
  if (name === 'quotes' && isDecided)
    return { at: place('outcome'), failed: delivery === 'rejected', hasPayout }
  return { at, failed, hasPayout }
}

function stateOf(index: number, standings: readonly Standing[], lowest: number): StageState {
  if (standings.some(({ at, failed }) => failed && at === index)) return 'failed'
  if (standings.every(({ at }) => at > index)) return 'done'
  if (index === lowest) return 'current'
  return standings.some(({ at }) => at >= index) ? 'partly' : 'next'
}

function outcomeOf(items: readonly TimedItem[]): Timeline['outcome'] {
  const kinds = new Set(items.map((item) => kindOf(item)))
  if (kinds.size > 1) return 'mixed'
  return [...kinds][0] ?? 'open'
}

function kindOf(item: TimedItem): 'open' | 'sold' | 'delivery' {
  if (isItemSold(item)) return 'sold'
  return deliveryStage(item) === 'none' ? 'open' : 'delivery'
}

const isDelivered = (item: DeliverableItem) => deliveryStage(item) === 'delivered'

/** The stages of these items of an order: all, or one. Without items, those of the order itself. */
export function timeline(order: TimedOrder, items: readonly TimedItem[], now: Date): Timeline {
  const own = orderPlace(order)
  const standings =
    items.length > 0
      ? items.map((item) => standingOf(order, item, now))
      : [{ at: place(own.name), failed: own.failed, hasPayout: true }]
  const lowest = Math.min(...standings.map(({ at }) => at))
  const stages = STAGES.flatMap((name, index) => {
    const applying = name === 'payout' ? standings.filter((one) => one.hasPayout) : standings
    return applying.length > 0 ? [{ name, state: stateOf(index, applying, lowest) }] : []
  })
  const open = items.filter((item) => !isItemSold(item))
  const isRunning = own.name === 'quotes'
  return {
    stages,
    outcome: outcomeOf(items),
    counts: {
      items: items.length,
      sold: items.length - open.length,
      delivered: open.filter(isDelivered).length,
      quotes: open.reduce((sum, item) => sum + Math.max(item.quotesCount, 0), 0),
    },
    dealEnd: isRunning ? soonestEnd(open, now) : undefined,
  }
}
