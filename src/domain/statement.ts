import { indianDay } from './dates'
import { sumOfKnown, type Paise, type UnitPrice } from './money'
import { isItemSold } from './orders'
import { isWithin, type Period } from './period'
import { profitAfterFee, profitOf, saleValueOf } from './pricing'
import type { Quantity } from './quantity'
import { isInTotals } from './status'

interface StatedItem {
  id: string
  name: string
  quantity: Quantity
  unit: string
  purchasePrice: UnitPrice
  isSold: boolean
  soldPrice?: UnitPrice | undefined
  soldAt: string
  soldTo: string
  sellOrderId: string
}

interface StatedOrder {
  id: string
  displayId: string
  status: string
  createdAt: string
  totalAmount: Paise | undefined
  additionalCharges: Paise | undefined
  items: readonly StatedItem[]
}

interface StatedReward {
  name: string
  createdAt: string
  collected: Paise | undefined
}

interface EntryBase {
  key: string
  /** ISO text; not a date where the provider sent none. */
  date: string
}

interface OfOrder {
  orderId: string
  /** As people know it. */
  order: string
}

export type StatementEntry = EntryBase &
  (
    | (OfOrder & {
        kind: 'purchase'
        items: readonly StatedItem[]
        fee: Paise | undefined
        amount: Paise | undefined
      })
    /** `profit` is negative for a loss; the amounts are unknown where no price came. */
    | (OfOrder & {
        kind: 'sale'
        item: StatedItem
        amount: Paise | undefined
        profit: Paise | undefined
        afterFee: Paise | undefined
      })
    | { kind: 'reward'; name: string; amount: Paise | undefined }
  )

export interface Statement {
  /** Newest first; entries without a date come last. */
  entries: StatementEntry[]
  totals: ReturnType<typeof totalsOf>
}

/**
 * Purchases, sales and collected rewards of a period (STM-1). Counts what the totals of both order
 * screens count: active and closed orders. A sale without a date of its own counts on the day of
 * its order; entries without any date belong to no period but `all`.
 */
export function statementOf(
  orders: readonly StatedOrder[],
  rewards: readonly StatedReward[],
  period: Period,
): Statement {
  const entries = [
    ...orders.filter(({ status }) => isInTotals(status)).flatMap(entriesOfOrder),
    ...rewards.filter(({ collected }) => collected !== 0).map(entryOfReward),
  ]
    .map((entry) => ({ entry, day: indianDay(entry.date) ?? '' }))
    .filter(({ day }) => isWithin(day, period))
    .sort((a, b) => b.day.localeCompare(a.day))
    .map(({ entry }) => entry)
  return { entries, totals: totalsOf(entries) }
}

function entriesOfOrder(order: StatedOrder, index: number): StatementEntry[] {
  const { id: orderId, displayId, createdAt, items } = order
  return [
    {
      kind: 'purchase',
      key: `purchase ${index}`,
      date: createdAt,
      orderId,
      order: displayId,
      items,
      fee: order.additionalCharges,
      amount: order.totalAmount,
    },
    ...items.flatMap((item, place) =>
      isItemSold(item)
        ? [
            {
              kind: 'sale' as const,
              key: `sale ${index} ${place}`,
              date: indianDay(item.soldAt) === undefined ? createdAt : item.soldAt,
              orderId,
              order: displayId,
              item,
              amount: saleValueOf(item),
              profit: profitOf(item, item.soldPrice),
              afterFee: profitAfterFee(item, item.soldPrice),
            },
          ]
        : [],
    ),
  ]
}

function entryOfReward({ name, createdAt, collected }: StatedReward, index: number) {
  const key = `reward ${index}`
  return { kind: 'reward', key, date: createdAt, name, amount: collected } as const
}

function totalsOf(entries: readonly StatementEntry[]) {
  const purchases = entries.filter((entry) => entry.kind === 'purchase')
  const sales = entries.filter((entry) => entry.kind === 'sale')
  const rewards = entries.filter((entry) => entry.kind === 'reward')
  return {
    purchases: sumOfKnown(purchases.map(({ amount }) => amount)),
    fees: sumOfKnown(purchases.map(({ fee }) => fee)),
    sales: sumOfKnown(sales.map(({ amount }) => amount)),
    profit: sumOfKnown(sales.map(({ profit }) => profit)),
    /** What is left of the profit after the fees (MNY-9). */
    afterFee: sumOfKnown(sales.map(({ afterFee }) => afterFee)),
    rewards: sumOfKnown(rewards.map(({ amount }) => amount)),
    /** False when an amount is unknown, and so missing in a total. */
    isComplete: ![
      ...entries.map(({ amount }) => amount),
      ...purchases.map(({ fee }) => fee),
      ...sales.map(({ profit }) => profit),
    ].includes(undefined),
  }
}

type Cell = string | number

/**
 * Rows as CSV (RFC 4180) that Excel opens as UTF-8. Text that a spreadsheet would run as a formula
 * is quoted with an apostrophe.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const cell = (value: Cell) => {
    if (typeof value === 'number') return String(value)
    // Spreadsheets search and split by plain spaces.
    const text = value.replaceAll('\u00A0', ' ')
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
