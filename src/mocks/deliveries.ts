import type { WireOrder } from '@/api/contract/order'
import type { WireOrderItem } from '@/api/contract/order-item'
import type { Person, World } from './world'

const DAY = 24 * 60 * 60 * 1000

type Delivery = NonNullable<WireOrderItem['deliveryRequest']>

export interface Acceptance {
  /** In rupees. */
  charges: number
  /** From now until the estimated date. */
  days: number
}

const usual: Acceptance = { charges: 1850.5, days: 6 }

function accept(delivery: Delivery, { charges, days }: Acceptance, now: Date): Delivery {
  const estimatedDeliveryDate = new Date(now.getTime() + days * DAY).toISOString()
  return { ...delivery, isAccepted: true, charges, estimatedDeliveryDate }
}

function mapItems(
  orders: readonly WireOrder[],
  change: (item: WireOrderItem) => WireOrderItem,
): WireOrder[] {
  return orders.map((order) => ({ ...order, orderItems: order.orderItems.map(change) }))
}

/** What the provider's people do: accepts every delivery that is requested and not accepted yet. Returns how many. */
export function acceptDeliveries(
  world: World,
  now: Date,
  acceptance: Partial<Acceptance> = {},
): number {
  let count = 0
  for (const person of Object.values(world.people)) {
    const before = count
    const orders = mapItems(person.orders, (item) => {
      const delivery = item.deliveryRequest
      if (!delivery?.requested || delivery.isAccepted) return item
      count += 1
      return { ...item, deliveryRequest: accept(delivery, { ...usual, ...acceptance }, now) }
    })
    if (count > before) person.orders = orders
  }
  return count
}

/** The person's active orders, delivery of their first item requested yesterday. */
export function deliveriesRequested({ addresses, orders }: Person, now: Date): WireOrder[] {
  const deliveryRequest: Delivery = {
    requested: true,
    requestedAt: new Date(now.getTime() - DAY).toISOString(),
    address: addresses[0] ?? null,
    isAccepted: false,
  }
  return orders.map((order) => {
    if (order.status !== 'active') return order
    const [first, ...others] = order.orderItems
    return first ? { ...order, orderItems: [{ ...first, deliveryRequest }, ...others] } : order
  })
}

/** The person's orders, every deal of them ended yesterday. */
export function dealsOver({ orders }: Person, now: Date): WireOrder[] {
  const dealEndDate = new Date(now.getTime() - DAY).toISOString()
  return mapItems(orders, (item) => ({ ...item, dealEndDate }))
}
