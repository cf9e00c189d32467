import { indianDay } from './dates'
import { addPaise, type Paise, paise, sumOfKnown } from './money'
import { type NextDate, nextDate } from './next-date'
import { isRunning } from './orders'
import { type StatementEntry, statementOf } from './statement'
import { isEarlyStatus, isOrderStopped } from './status'

type StatedOrders = Parameters<typeof statementOf>[0]

/** Part of Total Profit; `name` is a month (`2026-05`, empty without a date) or a product. */
export interface ProfitPart {
  name: string
  profit: Paise
}

/** Total Profit by the month of the sale in India, the latest first. */
export function profitByMonth(orders: StatedOrders): ProfitPart[] {
  return partsBy(orders, ({ date }) => indianDay(date)?.slice(0, 7) ?? '').sort((a, b) =>
    b.name.localeCompare(a.name),
  )
}

/** Total Profit by product, the highest first. */
export function profitByProduct(orders: StatedOrders): ProfitPart[] {
  return partsBy(orders, ({ item }) => item.name.trim()).sort((a, b) => b.profit - a.profit)
}

type Sale = Extract<StatementEntry, { kind: 'sale' }>

/** Sums profit by name. Sales whose price did not arrive are left out. */
function partsBy(orders: StatedOrders, nameOf: (sale: Sale) => string): ProfitPart[] {
  const parts = new Map<string, Paise>()
  for (const entry of statementOf(orders, [], {}).entries) {
    if (entry.kind !== 'sale' || entry.profit === undefined) continue
    const name = nameOf(entry)
    parts.set(name, addPaise(parts.get(name) ?? paise(0), entry.profit))
  }
  return [...parts].map(([name, profit]) => ({ name, profit }))
}

type DatedOrder = Parameters<typeof nextDate>[0]
type DatedItem = Parameters<typeof nextDate>[1][number]

interface RunningOrder extends DatedOrder {
  soldStatus: string
  totalAmount: Paise | undefined
  items: readonly DatedItem[]
}

/** An order whose money is out, and what comes next. */
interface Due<Order> {
  order: Order
  next: NextDate<DatedItem> | undefined
}

/** What runs now (as ORD-4 says) and what is due when. */
export function moneyAtWork<Order extends RunningOrder>(orders: readonly Order[], now: Date) {
  const running = orders.filter(isRunning)
  const verifying = orders.filter((order) => isEarlyStatus(order.status) && !isOrderStopped(order))
  const sum = (some: readonly Order[]) => sumOfKnown(some.map(({ totalAmount }) => totalAmount))
  const at = ({ next }: Due<Order>) => next?.at.getTime() ?? Number.MAX_SAFE_INTEGER
  return {
    /** Active Purchase (ORD-4). */
    atWork: sum(running),
    /** Of orders that are not active yet, without rejected and cancelled ones. */
    verifying: sum(verifying),
    /** Both, by date; orders without one come last. */
    due: [...running, ...verifying]
      .map((order) => ({ order, next: nextDate(order, order.items, now) }))
      .sort((a, b) => at(a) - at(b)),
  }
}
