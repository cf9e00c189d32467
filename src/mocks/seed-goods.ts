import type { WireCartItem } from '@/api/contract/cart'
import type { WireOrder } from '@/api/contract/order'
import type { WireOrderItem } from '@/api/contract/order-item'
import type { WireProduct } from '@/api/contract/product'
import { feeInPaise, lineInPaise } from './arithmetic'
import { catalogue } from './catalogue'

/** ISO time this many days after `from`. */
export function inDays(from: Date, days: number): string {
  return new Date(from.getTime() + days * 86_400_000).toISOString()
}

function offer(sku: string): WireProduct {
  const found = catalogue.find((product) => product.sku === sku)
  if (!found) throw new Error(`The catalogue has no ${sku}`)
  return { ...found }
}

/** This many offers: the catalogue, repeated with other ids and names. */
export function manyOffers(count: number): WireProduct[] {
  return repeat(catalogue, count, (product, index) => {
    const round = Math.floor(index / catalogue.length)
    if (round === 0) return { ...product }
    return {
      ...product,
      _id: `66${String(index).padStart(22, '0')}`,
      sku: `${product.sku}-${round}`,
      productName: `${product.productName} ${round + 1}`,
    }
  })
}

/** Makes `count` entries by going through `list` again and again. */
export function repeat<Entry, Made>(
  list: readonly Entry[],
  count: number,
  make: (entry: Entry, index: number) => Made,
): Made[] {
  return Array.from({ length: count }, (_, index) =>
    make(list[index % list.length] as Entry, index),
  )
}

/** A cart line of this person. */
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

/** The fields in which seeded orders differ. */
export interface PastOrder extends Partial<Omit<WireOrder, 'orderItems'>> {
  number: number
  daysAgo: number
  items: [sku: string, quantity: number, more?: Partial<WireOrderItem>][]
}

/** An order as the provider would hold it after taking it `daysAgo`. */
export function pastOrder(now: Date, { number, daysAgo, items, ...more }: PastOrder): WireOrder {
  const createdAt = inDays(now, -daysAgo)
  const total = items.reduce((sum, [sku, quantity]) => {
    return sum + (lineInPaise(quantity, offer(sku).purchasePrice) ?? 0n)
  }, 0n)
  const fee = feeInPaise(total)
  const pending = { status: 'pending', isSold: false, soldStatus: 'pending' }
  return {
    _id: `66d${String(number).padStart(21, '0')}`,
    orderId: `SD2026-${String(number).padStart(6, '0')}`,
    ...pending,
    createdAt,
    totalAmount: Number((total + fee) / 100n),
    additionalCharges: Number(fee) / 100,
    purchasePaymentStatus: 'pending',
    transactionId: `DEMOUTR${String(number).padStart(9, '0')}`,
    name: 'Savita Jadhav',
    ...more,
    orderItems: items.map(([sku, productQuantity, item], index) => {
      const product = offer(sku)
      const after = (days: number) => inDays(new Date(createdAt), days)
      return {
        ...product,
        _id: `66e${String(number).padStart(19, '0')}${String(index + 1).padStart(2, '0')}`,
        productId: product._id,
        productQuantity,
        dealStartDate: after(product.dealDurationStart),
        dealEndDate: after(product.dealDurationEnd),
        deliveryStartDate: after(product.deliveryAfterDays),
        ...pending,
        ...item,
      }
    }),
  }
}
