import type { WireCartItem } from '@/api/contract/cart'
import type { WireOrder } from '@/api/contract/order'
import type { WireProduct } from '@/api/contract/product'
import { feeInPaise, lineInPaise } from './arithmetic'
import { catalogue } from './catalogue'

const DAY = 24 * 60 * 60 * 1000

function later(from: Date, days: number): string {
  return new Date(from.getTime() + days * DAY).toISOString()
}

function offer(sku: string): WireProduct {
  const found = catalogue.find((product) => product.sku === sku)
  if (!found) throw new Error(`The catalogue has no ${sku}`)
  return { ...found }
}

/** The cart line of this person at this place. */
export function cartLineOf(
  userId: string,
  productId: WireProduct,
  index: number,
  productQuantity = 10,
): WireCartItem {
  const _id = `66c${userId.slice(-3)}${String(index + 1).padStart(18, '0')}`
  return { _id, userId, productId, productQuantity }
}

/** Cart lines of this person: sku and quantity each. */
export function cartLines(
  userId: string,
  lines: [sku: string, quantity: number][],
): WireCartItem[] {
  return lines.map(([sku, quantity], index) => cartLineOf(userId, offer(sku), index, quantity))
}

interface PastOrder extends Partial<Omit<WireOrder, 'orderItems'>> {
  number: number
  daysAgo: number
  items: [sku: string, quantity: number, more?: Partial<WireOrder['orderItems'][number]>][]
}

/** An order as the provider would hold it after taking it `daysAgo`. */
export function pastOrder(now: Date, { number, daysAgo, items, ...more }: PastOrder): WireOrder {
  const createdAt = new Date(now.getTime() - daysAgo * DAY)
  const total = items.reduce((sum, [sku, quantity]) => {
    return sum + (lineInPaise(quantity, offer(sku).purchasePrice) ?? 0n)
  }, 0n)
  const fee = feeInPaise(total)
  return {
    _id: `66d${String(number).padStart(21, '0')}`,
    orderId: `SD2026-${String(number).padStart(6, '0')}`,
    status: 'pending',
    createdAt: createdAt.toISOString(),
    totalAmount: Number((total + fee) / 100n),
    additionalCharges: Number(fee) / 100,
    purchasePaymentStatus: 'pending',
    transactionId: `DEMOUTR${String(number).padStart(9, '0')}`,
    soldStatus: 'pending',
    isSold: false,
    name: 'Savita Jadhav',
    ...more,
    orderItems: items.map(([sku, productQuantity, sale], index) => {
      const product = offer(sku)
      return {
        ...product,
        _id: `66e${String(number).padStart(19, '0')}${String(index + 1).padStart(2, '0')}`,
        productId: product._id,
        productQuantity,
        dealStartDate: later(createdAt, product.dealDurationStart),
        dealEndDate: later(createdAt, product.dealDurationEnd),
        deliveryStartDate: later(createdAt, product.deliveryAfterDays),
        isSold: false,
        soldStatus: 'pending',
        status: 'pending',
        ...sale,
      }
    }),
  }
}
