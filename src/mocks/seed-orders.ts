import type { WireOrder } from '@/api/contract/order'
import type { WireOrderItem } from '@/api/contract/order-item'
import { inDays, type PastOrder, pastOrder, repeat } from './seed-goods'
import { listOf, type Person } from './world'

type Item = Partial<WireOrderItem>
type Delivery = NonNullable<WireOrderItem['deliveryRequest']>

const DONE = 'payment done'
export const paid = { status: 'active', purchasePaymentStatus: DONE }
const closed = { ...paid, status: 'closed' }

export const rejected = {
  status: 'rejected',
  purchasePaymentStatus: 'rejected',
  rejectionReason: 'The amount received does not match the order',
}

export const sold = { ...closed, soldStatus: 'sold', isSold: true }

/** A deal that began 3 days ago, or 3 before its end. */
function deal(now: Date, endsInDays: number): Item {
  const dealStartDate = inDays(now, Math.min(endsInDays, 0) - 3)
  return { dealStartDate, dealEndDate: inDays(now, endsInDays) }
}

/** An item that was sold, with the deal over. */
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

function requestedDelivery({ addresses }: Person, now: Date, daysAgo: number): Delivery {
  const address = addresses[0] ?? null
  return { requested: true, requestedAt: inDays(now, -daysAgo), address, isAccepted: false }
}

/** An order for every state of a purchase and every word the provider uses. Newest first. */
export function everyOrder(person: Person, now: Date): WireOrder[] {
  const bankDetails = person.user.bankDetails ?? null
  const delivery = (more: Partial<Delivery> = {}): Item => ({
    ...deal(now, 4),
    deliveryRequest: { ...requestedDelivery(person, now, 2), ...more },
  })
  const accepted = {
    isAccepted: true,
    charges: 1850.5,
    estimatedDeliveryDate: inDays(now, 6),
  }
  const paidDelivery = (transactionId: string, daysAgo: number, status: string) =>
    delivery({ ...accepted, transactionId, paidAt: inDays(now, -daysAgo), status })
  const payout = { sellPaymentStatus: DONE, sellPaymentTransactionId: 'DEMOPAYOUT000308' }
  // prettier-ignore
  const rows: Omit<PastOrder, 'number' | 'daysAgo'>[] = [
    { items: [['JGR-KLP-D', 120]] },
    { purchasePaymentStatus: DONE, items: [['WHT-LOK1-D', 400]] },
    { ...paid, items: [['RIC-KLM-D', 90]] },
    { ...paid, items: [['TRM-SNG-D', 80, { ...deal(now, 0.25), quotesCount: 4 }]] },
    { ...paid, items: [
      ['CHL-GTR-D', 50, { ...deal(now, 2), quotesCount: 2 }],
      ['GRL-MDS-D', 60, soldFor(now, 103.5, 1, 'pending')],
      ['MUN-GRN-D', 75, delivery()],
    ] },
    { ...rejected, items: [['GRP-TMP-D', 90]] },
    { ...paid, items: [['CHN-DSI-D', 150, delivery(accepted)]] },
    { ...paid, items: [['SOY-YLW-D', 6, paidDelivery('DEMODLV000313', 1, 'Payment Verification Pending')]] },
    { ...paid, items: [['POM-BHG-D', 90, paidDelivery('DEMODLV000312', 2, DONE)]] },
    { ...closed, items: [['COT-S6-D', 4, { ...delivery({ ...accepted, status: DONE }), status: 'Delivered' }]] },
    { ...paid, items: [['POT-AGR-D', 20, deal(now, -1)]] },
    { ...sold, items: [['ONI-NSK-D', 600, soldFor(now, 20.625, 1, 'Payment Pending')]] },
    { ...closed, soldStatus: 'Sold', items: [['MUS-BRT-D', 60.125, { ...soldFor(now, 61.25, 6, ''), ...payout }]] },
    { status: 'On Hold', items: [['MZE-YLW-D', 8]] },
    { status: 'Cancelled', purchasePaymentStatus: DONE, items: [['BNN-JLG-D', 55]] },
    { status: 'Closed', purchasePaymentStatus: 'Payment Done', items: [['GNT-SHL-D', 70]] },
  ]
  return rows.map((row, index) =>
    pastOrder(now, { ...row, bankDetails, number: 320 - index, daysAgo: 0.3 + index }),
  )
}

/** `count` orders of every kind, newest first. */
export function manyOrders(person: Person, now: Date, count: number): WireOrder[] {
  return repeat(everyOrder(person, now), count, (order, index) => {
    const number = String(count - index).padStart(6, '0')
    return {
      ...order,
      _id: `66f${number.padStart(21, '0')}`,
      orderId: `SD2025-${number}`,
      createdAt: inDays(now, -index / 24),
    }
  })
}

/** The person's orders, with their items changed. */
export function withItems(
  { orders }: Person,
  change: (item: WireOrderItem, index: number, order: WireOrder) => Item,
): WireOrder[] {
  return orders.map((order) => ({
    ...order,
    orderItems: listOf(order.orderItems).map((item, index) => ({
      ...item,
      ...change(item, index, order),
    })),
  }))
}

/** The person's orders; delivery of each active one's first item was requested yesterday. */
export function deliveriesRequested(person: Person, now: Date): WireOrder[] {
  const deliveryRequest = requestedDelivery(person, now, 1)
  return withItems(person, (_, index, { status }) =>
    status === 'active' && index === 0 ? { deliveryRequest } : {},
  )
}
