import { multiplyDivide } from './decimal'
import { paise, sumIfKnown, sumOfKnown, unitPrice, type Paise, type UnitPrice } from './money'
import type { Quantity } from './quantity'
import { isInTotals, normaliseWord } from './status'

/** RWD-4: 20 percent. */
export const REWARD_PERCENT = 20

/**
 * Thousandths × millionths of a rupee are ten-millionths of a paisa, and 20 % is one part in five.
 */
const DIVISOR = 50_000_000

/** In paise: a thousand crore rupees for one item is a mistake. Below it every sum is exact. */
const KNOWN_BELOW = 1_000_000_000_000

/** A range of which one end or both may be unknown. */
export interface PartialRange {
  min: Paise | undefined
  max: Paise | undefined
}

interface PricedItem {
  quantity: Quantity
  /** 0 where the provider sent none, and so below. */
  purchasePrice: UnitPrice
  sellingPriceMin: UnitPrice
  sellingPriceMax: UnitPrice
}

interface RewardItem extends PricedItem {
  isCollected: boolean
  /** `rewardMin` and `rewardMax` where the provider states them. */
  stated?: PartialRange | undefined
}

interface RewardedOrder {
  orderStatus: string
  items: readonly RewardItem[]
}

function rewardAt({ quantity, purchasePrice }: PricedItem, selling: UnitPrice): Paise | undefined {
  if (quantity <= 0 || purchasePrice <= 0 || selling <= 0) return undefined
  const gain = unitPrice(selling - purchasePrice)
  if ((quantity * Math.abs(gain)) / DIVISOR >= KNOWN_BELOW) return undefined
  return paise(multiplyDivide(quantity, gain, DIVISOR, 'A reward'))
}

/**
 * RWD-4: (selling price min or max - purchase price) x 20 % x quantity, to 2 decimals. An expected
 * loss is negative. An end is unknown without its selling price, both without purchase price or
 * quantity, or for absurd figures.
 */
export function rewardEstimate(item: PricedItem): PartialRange {
  return {
    min: rewardAt(item, item.sellingPriceMin),
    max: rewardAt(item, item.sellingPriceMax),
  }
}

/** An item's range: as the provider states it, else by the formula. */
export function rewardRange(item: RewardItem): PartialRange {
  const estimate = rewardEstimate(item)
  return { min: item.stated?.min ?? estimate.min, max: item.stated?.max ?? estimate.max }
}

/**
 * "Reward estimate per item not yet collected […] summed", over orders that count. An unknown end
 * adds nothing, and is unknown where all are.
 */
export function upcomingReward(orders: Iterable<RewardedOrder>): PartialRange {
  const ranges = [...orders]
    .filter(({ orderStatus }) => isInTotals(orderStatus))
    .flatMap(({ items }) => items.filter(({ isCollected }) => !isCollected).map(rewardRange))
  return {
    min: sumOfKnown(ranges.map(({ min }) => min)),
    max: sumOfKnown(ranges.map(({ max }) => max)),
  }
}

/** The total of these orders: as the provider states it, else what they sum up to. */
export function totalUpcoming(
  { min, max }: PartialRange,
  orders: Iterable<RewardedOrder>,
): PartialRange {
  if (min !== undefined && max !== undefined) return { min, max }
  const sum = upcomingReward(orders)
  return { min: min ?? sum.min, max: max ?? sum.max }
}

/** "type (rewards or other)": another one is no reward. A record without a type is one. */
export function isRewardType(type: string): boolean {
  return ['rewards', ''].includes(normaliseWord(type))
}

/** The payments of an item: by the item's own id, or, where none names that, by its product's. */
export function paymentsOf<Payment extends { productId: string }>(
  item: { id: string; productId: string },
  payments: readonly Payment[],
): Payment[] {
  const own = payments.filter(({ productId }) => productId === item.id)
  if (own.length > 0 || item.productId === '') return own
  return payments.filter(({ productId }) => productId === item.productId)
}

interface Reward extends RewardedOrder {
  userId: string
  name: string
  status: string
  createdAt: string
  /** Undefined when not known. */
  collected: Paise | undefined
}

export interface ReferredUser<Entry extends Reward = Reward> {
  userId: string
  name: string
  /** `Active` as soon as one of their rewards is; else as the first of them says. */
  status: string
  isActive: boolean
  /** Of the first of them. */
  createdAt: string
  upcoming: PartialRange
  collected: Paise | undefined
  rewards: readonly Entry[]
}

const isActiveWord = (status: string) => normaliseWord(status) === 'active'

/**
 * One row per referred user, in the order of their first reward. Those without an id stay apart.
 */
export function byReferredUser<Entry extends Reward>(
  rewards: readonly Entry[],
): ReferredUser<Entry>[] {
  const groups = new Map<string, [Entry, ...Entry[]]>()
  rewards.forEach((reward, index) => {
    const key = reward.userId || `nobody ${index}`
    const group = groups.get(key)
    if (group) group.push(reward)
    else groups.set(key, [reward])
  })
  return [...groups.values()].map((group) => {
    const [first] = group
    const shown = group.find(({ status }) => isActiveWord(status)) ?? first
    return {
      userId: first.userId,
      name: group.find(({ name }) => name !== '')?.name ?? '',
      status: shown.status,
      isActive: isActiveWord(shown.status),
      createdAt: first.createdAt,
      upcoming: upcomingReward(group),
      collected: sumIfKnown(group.map(({ collected }) => collected)),
      rewards: group,
    }
  })
}
