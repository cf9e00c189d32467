import type { WireOrder } from '@/api/contract/order'
import type { WireOrderItem } from '@/api/contract/order-item'
import { pastOrder } from './seed-goods'
import type { Person } from './world'

const DAY = 24 * 60 * 60 * 1000

type Item = Partial<WireOrderItem>
type Delivery = NonNullable<WireOrderItem['deliveryRequest']>

const paid = { status: 'active', purchasePaymentStatus: 'payment done' }
const closed = { ...paid, status: 'closed' }
const sold = { soldStatus: 'sold', isSold: true }

function inDays(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY).toISOString()
}

/** A deal that began 3 days ago, or 3 before its end, and ends in so many. */
function deal(now: Date, endsIn: number): Item {
  return { dealStartDate: inDays(now, Math.min(endsIn, 0) - 3), dealEndDate: inDays(now, endsIn) }
}

function delivery(now: Date, person: Person, more: Partial<Delivery>): Item {
  const [address] = person.addresses
  return {
    ...deal(now, 4),
    deliveryRequest: {
      requested: true,
      requestedAt: inDays(now, -2),
      address: address ?? null,
      isAccepted: false,
      ...more,
    },
  }
}

function accepted(now: Date): Partial<Delivery> {
  return { isAccepted: true, charges: 1850.5, estimatedDeliveryDate: inDays(now, 6) }
}

export function soldFor(
  now: Date,
  soldPrice: number,
  daysAgo: number,
  salePaymentStatus: string,
): Item {
  return {
    ...deal(now, 1 - daysAgo),
    isSold: true,
    soldStatus: 'sold',
    SaleStatus: 'Sold',
    status: 'Sold',
    soldPrice,
    soldTo: { name: 'Godavari Agro Foods' },
    soldAt: inDays(now, -daysAgo),
    sellOrderId: `SL2026-${String(Math.round(soldPrice * 1000)).padStart(6, '0')}`,
    salePaymentStatus,
  }
}

/** One order for every state a purchase can be in, and every word the provider has for it. Newest first. */
export function everyOrder(person: Person, now: Date): WireOrder[] {
  const bankDetails = person.user.bankDetails ?? null
  const rows: Omit<Parameters<typeof pastOrder>[1], 'daysAgo' | 'bankDetails'>[] = [
    { number: 320, items: [['JGR-KLP-D', 120]] },
    { number: 319, purchasePaymentStatus: 'payment done', items: [['WHT-LOK1-D', 400]] },
    { number: 318, ...paid, items: [['RIC-KLM-D', 90]] },
    {
      number: 317,
      ...paid,
      items: [['TRM-SNG-D', 80, { ...deal(now, 0.25), quotesCount: 4 }]],
    },
    {
      number: 316,
      ...paid,
      items: [
        ['CHL-GTR-D', 50, { ...deal(now, 2), quotesCount: 2 }],
        ['GRL-MDS-D', 60, soldFor(now, 103.5, 1, 'pending')],
        ['MUN-GRN-D', 75, delivery(now, person, {})],
      ],
    },
    {
      number: 315,
      status: 'rejected',
      purchasePaymentStatus: 'rejected',
      rejectionReason: 'The amount received does not match the order',
      items: [['GRP-TMP-D', 90]],
    },
    {
      number: 314,
      ...paid,
      items: [['CHN-DSI-D', 150, delivery(now, person, accepted(now))]],
    },
    {
      number: 313,
      ...paid,
      items: [
        [
          'SOY-YLW-D',
          6,
          delivery(now, person, {
            ...accepted(now),
            transactionId: 'DEMODLV000313',
            paidAt: inDays(now, -1),
            status: 'Payment Verification Pending',
          }),
        ],
      ],
    },
    {
      number: 312,
      ...paid,
      items: [
        [
          'POM-BHG-D',
          90,
          delivery(now, person, {
            ...accepted(now),
            transactionId: 'DEMODLV000312',
            paidAt: inDays(now, -2),
            status: 'payment done',
          }),
        ],
      ],
    },
    {
      number: 311,
      ...closed,
      items: [
        [
          'COT-S6-D',
          4,
          {
            ...delivery(now, person, { ...accepted(now), status: 'payment done' }),
            status: 'Delivered',
          },
        ],
      ],
    },
    { number: 310, ...paid, items: [['POT-AGR-D', 20, deal(now, -1)]] },
    {
      number: 309,
      ...closed,
      ...sold,
      items: [['ONI-NSK-D', 600, soldFor(now, 20.625, 1, 'Payment Pending')]],
    },
    {
      number: 308,
      ...closed,
      soldStatus: 'Sold',
      items: [
        [
          'MUS-BRT-D',
          60.125,
          {
            ...soldFor(now, 61.25, 6, ''),
            sellPaymentStatus: 'payment done',
            sellPaymentTransactionId: 'DEMOPAYOUT000308',
          },
        ],
      ],
    },
    { number: 307, status: 'On Hold', items: [['MZE-YLW-D', 8]] },
    {
      number: 306,
      status: 'Cancelled',
      purchasePaymentStatus: 'payment done',
      items: [['BNN-JLG-D', 55]],
    },
    {
      number: 305,
      status: 'Closed',
      purchasePaymentStatus: 'Payment Done',
      items: [['GNT-SHL-D', 70]],
    },
  ]
  return rows.map((row, index) => pastOrder(now, { ...row, bankDetails, daysAgo: 0.3 + index }))
}

/** A trader's years: `count` orders of every kind, newest first. */
export function manyOrders(person: Person, now: Date, count: number): WireOrder[] {
  const kinds = everyOrder(person, now)
  return Array.from({ length: count }, (_, index): WireOrder => {
    const kind = kinds[index % kinds.length]
    if (!kind) throw new Error('There is no order to go by')
    const number = String(count - index).padStart(6, '0')
    return {
      ...kind,
      _id: `66f${number.padStart(21, '0')}`,
      orderId: `SD2025-${number}`,
      createdAt: inDays(now, -index / 24),
    }
  })
}
