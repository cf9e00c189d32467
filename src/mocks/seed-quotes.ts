import type { WireQuote } from '@/api/contract/quote'
import { pastOrder } from './seed-goods'
import type { Person } from './world'

const HOUR = 60 * 60 * 1000

/** Who quotes in the mocked market. */
const vendors = [
  'Godavari Agro Foods',
  'Shri Balaji Trading Co.',
  'Krishna Spices',
  'Malwa Exports',
  'Sahyadri Fresh',
  'Annapurna Mills',
]

/** An offer of a vendor: who (by place in `vendors`, or by name), and rupees per unit. */
type BidRow = [vendor: number | string, price: number]

interface QuotedItem {
  sku: string
  /** From now until the deal ends; below zero: it is over. */
  endsInHours: number
  bids: BidRow[]
}

function vendorId(number: number): string {
  return `66b9${String(number).padStart(20, '0')}`
}

function quoteFor(itemId: string, createdAt: string, bids: BidRow[]): WireQuote {
  const rows = bids.map(([vendor, price], index) => ({
    vendorName: typeof vendor === 'string' ? vendor : (vendors[vendor] ?? ''),
    price,
    vendorId: vendorId(typeof vendor === 'string' ? 100 + index : vendor),
  }))
  const best = rows.reduce((a, b) => (b.price > a.price ? b : a))
  return { _id: itemId.replace(/^66e/, '669'), createdAt, ...best, vendors: rows }
}

/** The person with quotes for these items of theirs, whose deals run now. */
export function withQuotes(person: Person, quoted: readonly QuotedItem[], now: Date): Person {
  const quotes = { ...person.quotes }
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString()
  const orders = person.orders.map((order) => ({
    ...order,
    orderItems: order.orderItems.map((item) => {
      const found = quoted.find(({ sku }) => sku === item.sku)
      if (!found) return item
      const { bids, endsInHours } = found
      if (bids.length > 0) quotes[item._id] = quoteFor(item._id, inHours(-5), bids)
      return {
        ...item,
        quotesCount: bids.length,
        dealStartDate: inHours(endsInHours - 72),
        dealEndDate: inHours(endsInHours),
      }
    }),
  }))
  return { ...person, orders, quotes }
}

/** What Savita is quoted in the default world. */
export const savitaQuotes: QuotedItem[] = [
  {
    sku: 'TRM-SNG-D',
    endsInHours: 30.5,
    bids: [
      [0, 149.5],
      [2, 151.25],
      [3, 139.75],
      [1, 156.125],
    ],
  },
  {
    sku: 'CHL-GTR-D',
    endsInHours: 74.2,
    bids: [
      [2, 99.75],
      [4, 196.5],
    ],
  },
]

const paid = { status: 'active', purchasePaymentStatus: 'payment done' }

/** Quotes of every kind: pressing ones, losses, nameless and long-named vendors, another unit, none yet, a deal just over. */
export function quotesWaiting(person: Person, now: Date): Person {
  const orders = [
    pastOrder(now, { ...paid, number: 116, daysAgo: 2, items: [['WHT-LOK1-D', 750.5]] }),
    pastOrder(now, {
      ...paid,
      number: 112,
      daysAgo: 6,
      items: [
        ['COT-S6-D', 4],
        ['RIC-KLM-D', 120],
        ['GRL-MDS-D', 60],
        ['MUN-GRN-D', 75],
      ],
    }),
    ...person.orders,
    pastOrder(now, { ...paid, number: 88, daysAgo: 20, items: [['POM-BHG-D', 90]] }),
  ]
  return withQuotes(
    { ...person, orders },
    [
      ...savitaQuotes,
      {
        sku: 'WHT-LOK1-D',
        endsInHours: 0.6,
        bids: [
          [5, 9.5],
          [0, 101.125],
          [1, 43.5],
        ],
      },
      {
        sku: 'COT-S6-D',
        endsInHours: 52,
        bids: [
          ['', 7420.5],
          ['Shree Siddhivinayak Krushi Utpadan Prakriya Udyog Sahakari Sanstha Maryadit', 7390],
          ['Vidarbha-Marathwada-Khandesh-Cotton-Ginning-and-Pressing-Industries', 7001.005],
        ],
      },
      { sku: 'RIC-KLM-D', endsInHours: 52, bids: [[4, 58]] },
      { sku: 'GRL-MDS-D', endsInHours: 80, bids: [] },
      { sku: 'POM-BHG-D', endsInHours: -2, bids: [[3, 118]] },
    ],
    now,
  )
}

/** One product with a crowd of vendors. */
export function manyBids(person: Person, count: number, now: Date): Person {
  const bids = Array.from({ length: count }, (_, index): BidRow => {
    return [`Vendor ${String(index + 1)}`, 120 + ((index * 7919) % 40_000) / 1000]
  })
  return withQuotes(person, [{ sku: 'TRM-SNG-D', endsInHours: 30.5, bids }], now)
}

/** A trader's year: `count` active orders, all of them quoted. */
export function manyQuotedOrders(person: Person, count: number, now: Date): Person {
  const prices: [sku: string, high: number, low: number][] = [
    ['WHT-LOK1-D', 27.875, 26],
    ['CHN-DSI-D', 61.5, 57.125],
    ['GRL-MDS-D', 101.25, 99],
    ['TRM-SNG-D', 151.5, 140.75],
    ['JGR-KLP-D', 48.05, 47.5],
  ]
  const orders = Array.from({ length: count }, (_, index) =>
    pastOrder(now, {
      ...paid,
      number: 10_000 + count - index,
      daysAgo: 1 + index / 24,
      items: [[prices[index % prices.length]?.[0] ?? 'WHT-LOK1-D', 100 + (index % 50)]],
    }),
  )
  const quoted = prices.map(([sku, high, low], index): QuotedItem => {
    const bids: BidRow[] = [
      [index, low],
      [index + 1, high],
    ]
    return { sku, endsInHours: 5 + 20 * index, bids }
  })
  return withQuotes({ ...person, orders, quotes: {} }, quoted, now)
}
