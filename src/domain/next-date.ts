import { daysBetween, endOf, readIso } from './dates'
import { deliveryStage, type DeliveryState } from './delivery'
import { type ActionableItem, dealEnd } from './needed-actions'
import { ACTIVATION_HOURS } from './expected-by'
import { isItemSold } from './orders'
import { type EndableOrder, isEarlyStatus, isOrderStopped, normaliseWord } from './status'

const HOUR_MS = 3_600_000

interface DatedItem extends ActionableItem {
  deliveryRequest?: (DeliveryState & { estimatedDeliveryDate: string }) | undefined
}

interface DatedOrder extends EndableOrder {
  createdAt: string
}

/** Something of an order that is still to come. */
export interface NextDate<Item> {
  kind: 'activation' | 'dealEnd' | 'delivery'
  at: Date
  /** Only the day is known. */
  isDay: boolean
  item: Item
}

/** The next date of these items: expected activation, end of a deal, or delivery. */
export function nextDate<Item extends DatedItem>(
  order: DatedOrder,
  items: readonly Item[],
  now: Date,
): NextDate<Item> | undefined {
  if (isOrderStopped(order)) return undefined
  return (
    items
      .flatMap((item) => datesOf(order, item))
      // A day lasts until its end.
      .filter(({ at, isDay }) =>
        isDay ? (daysBetween(now, at) ?? -1) >= 0 : at.getTime() > now.getTime(),
      )
      .sort((a, b) => a.at.getTime() - b.at.getTime())[0]
  )
}

function datesOf<Item extends DatedItem>(order: DatedOrder, item: Item): NextDate<Item>[] {
  if (isItemSold(item)) return []
  const status = normaliseWord(order.status)
  const created = readIso(order.createdAt.trim())
  if (isEarlyStatus(status) && created)
    return [{ kind: 'activation', at: hoursAfter(created, ACTIVATION_HOURS), isDay: false, item }]
  const end = dealEnd(item)
  const stage = deliveryStage(item)
  const delivery = readIso(item.deliveryRequest?.estimatedDeliveryDate.trim() ?? '')
  return [
    ...(status === 'active' && end !== undefined && stage === 'none'
      ? [{ kind: 'dealEnd' as const, at: new Date(endOf(end)), isDay: false, item }]
      : []),
    ...(delivery && stage !== 'delivered'
      ? [{ kind: 'delivery' as const, at: delivery, isDay: true, item }]
      : []),
  ]
}

const hoursAfter = (date: Date, hours: number) => new Date(date.getTime() + hours * HOUR_MS)
