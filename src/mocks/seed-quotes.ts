import type { WireQuote } from '@/api/contract/quote'
import { inDays, pastOrder, repeat } from './seed-goods'
import { paid, withItems } from './seed-orders'
import type { Person } from './world'

const vendors = [
  'Godavari Agro Foods',
  'Shri Balaji Trading Co.',
  'Krishna Spices',
  'Malwa Exports',
  'Sahyadri Fresh',
  'Annapurna Mills',
]

/** A vendor's bid: who (index into `vendors`, or a name), and rupees per unit. */
type BidRow = [vendor: number | string, price: number]

/** The bids for an item. Its deal ends in so many hours, or is over when they are negative. */
type QuotedItem = [sku: string, endsInHours: number, bids: BidRow[]]

function quoteFor(itemId: string, createdAt: string, bids: BidRow[]): WireQuote {
  const rows = bids.map(([vendor, price], index) => {
    const isName = typeof vendor === 'string'
    return {
      vendorName: isName ? vendor : (vendors[vendor] ?? ''),
      price,
      vendorId: `66b9${String(isName ? 100 + index : vendor).padStart(20, '0')}`,
    }
  })
  const best = rows.reduce((a, b) => (b.price > a.price ? b : a))
  return { _id: itemId.replace(/^66e/, '669'), createdAt, ...best, vendors: rows }
}

/** The person, with quotes for these items. Their deals run now. */
export function withQuotes(person: Person, quoted: readonly QuotedItem[], now: Date): Person {
  const quotes = { ...person.quotes }
  const inHours = (hours: number) => inDays(now, hours / 24)
  const orders = withItems(person, ({ _id, sku }) => {
    const found = quoted.find((row) => row[0] === sku)
    if (!found) return {}
    const [, endsInHours, bids] = found
    if (bids.length > 0) quotes[_id] = quoteFor(_id, inHours(-5), bids)
    return {
      quotesCount: bids.length,
      dealStartDate: inHours(endsInHours - 72),
      dealEndDate: inHours(endsInHours),
    }
  })
  return { ...person, orders, quotes }
}

// prettier-ignore
export const savitaQuotes: QuotedItem[] = [
  ['TRM-SNG-D', 30.5, [[0, 149.5], [2, 151.25], [3, 139.75], [1, 156.125]]],
  ['CHL-GTR-D', 74.2, [[2, 99.75], [4, 196.5]]],
]

// prettier-ignore
const quotesOfEveryKind: QuotedItem[] = [
  ...savitaQuotes,
  ['WHT-LOK1-D', 0.6, [[5, 9.5], [0, 101.125], [1, 43.5]]],
  ['COT-S6-D', 52, [
    ['', 7420.5],
    ['Shree Siddhivinayak Krushi Utpadan Prakriya Udyog Sahakari Sanstha Maryadit', 7390],
    ['Vidarbha-Marathwada-Khandesh-Cotton-Ginning-and-Pressing-Industries', 7001.005],
  ]],
  ['RIC-KLM-D', 52, [[4, 58]]],
  ['GRL-MDS-D', 80, []],
  ['POM-BHG-D', -2, [[3, 118]]],
]

/** Urgent quotes, losses, nameless and long-named vendors, no bids yet, a deal just over. */
export function quotesWaiting(person: Person, now: Date): Person {
  // prettier-ignore
  const orders = [
    pastOrder(now, { ...paid, number: 116, daysAgo: 2, items: [['WHT-LOK1-D', 750.5]] }),
    pastOrder(now, { ...paid, number: 112, daysAgo: 6, items: [
      ['COT-S6-D', 4], ['RIC-KLM-D', 120], ['GRL-MDS-D', 60], ['MUN-GRN-D', 75],
    ] }),
    ...person.orders,
    pastOrder(now, { ...paid, number: 88, daysAgo: 20, items: [['POM-BHG-D', 90]] }),
  ]
  return withQuotes({ ...person, orders }, quotesOfEveryKind, now)
}

/** `count` bids for one product. */
export function manyBids(person: Person, count: number, now: Date): Person {
  const bids = Array.from({ length: count }, (_, index): BidRow => {
    return [`Vendor ${index + 1}`, 120 + ((index * 7919) % 40_000) / 1000]
  })
  return withQuotes(person, [['TRM-SNG-D', 30.5, bids]], now)
}

/** `count` active orders, all of them quoted. */
export function manyQuotedOrders(person: Person, count: number, now: Date): Person {
  // prettier-ignore
  const quoted: QuotedItem[] = [
    ['WHT-LOK1-D', 5, [[0, 26], [1, 27.875]]],
    ['CHN-DSI-D', 25, [[1, 57.125], [2, 61.5]]],
    ['GRL-MDS-D', 45, [[2, 99], [3, 101.25]]],
    ['TRM-SNG-D', 65, [[3, 140.75], [4, 151.5]]],
    ['JGR-KLP-D', 85, [[4, 47.5], [5, 48.05]]],
  ]
  const orders = repeat(quoted, count, ([sku], index) => {
    const number = 10_000 + count - index
    const items: [string, number][] = [[sku, 100 + (index % 50)]]
    return pastOrder(now, { ...paid, number, daysAgo: 1 + index / 24, items })
  })
  return withQuotes({ ...person, orders, quotes: {} }, quoted, now)
}
