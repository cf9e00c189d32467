import type { Address } from '@/api/contract/address'
import type { CartLine } from '@/api/contract/cart'
import type { PlaceOrderRequest } from '@/api/contract/order'
import type { User } from '@/api/contract/user'
import { bill } from '@/domain/cart'
import { dealDates } from '@/domain/dates'
import { emailToSend } from '@/domain/form-values'
import type { PaymentMethod } from '@/domain/payment'
import { feeToSend, lineValue, totalAmountToSend } from '@/domain/pricing'
import { quantityToNumber } from '@/domain/quantity'
import type { OrderSummary } from './order-submission'

interface OrderParts {
  lines: readonly CartLine[]
  user: User
  address: Address
  /** As typed. */
  transactionId: string
  method: PaymentMethod
}

type OrderBody = Omit<PlaceOrderRequest, 'userId'>

/**
 * The body of call 17 without the user id. Throws RangeError when an offer's days lead to no date.
 */
export function orderRequest(parts: OrderParts, now: Date): OrderBody {
  const { lines, user, address, transactionId } = parts
  const { fee, totalWithFee } = bill(lines)
  const { name, mobileNo, email, firmName, addressLine1, addressLine2, pincode, city } = address
  return {
    name,
    mobileNo,
    ...emailToSend(email),
    firmName,
    addressLine1,
    addressLine2,
    pincode,
    city,
    bankDetails: bankDetailsOf(user),
    ...(user.agent?._id && { agentId: user.agent._id }),
    orderItems: lines.map(({ product, quantity }) => ({
      ...product.source,
      _id: product.id,
      sku: product.sku,
      productQuantity: quantityToNumber(quantity),
      ...dealDates(now, product),
    })),
    totalAmount: totalAmountToSend(totalWithFee),
    additionalCharges: feeToSend(fee),
    transactionId: transactionId.trim(),
  }
}

/** As the provider sent it, unknown fields included. */
function bankDetailsOf(user: User): OrderBody['bankDetails'] {
  const { bankDetails } = user.source
  return typeof bankDetails === 'object' && bankDetails !== null ? { ...bankDetails } : {}
}

/** The summary shown once the order is placed. */
export function orderSummary({ lines, transactionId, method }: OrderParts): OrderSummary {
  return {
    transactionId: transactionId.trim(),
    method,
    amount: bill(lines).totalWithFee,
    items: itemsOf(lines),
  }
}

function itemsOf(lines: readonly CartLine[]): OrderSummary['items'] {
  return lines.map(({ product, quantity }) => ({
    id: product.id,
    name: product.name,
    quantity,
    unit: product.unit,
    value: lineValue(quantity, product.purchasePrice),
  }))
}

/** Whether an order is of these lines: the same products, at the same quantities and values. */
export function isOrderOf(lines: readonly CartLine[], { items }: OrderSummary): boolean {
  const fingerprint = (some: OrderSummary['items']) =>
    some.map(({ id, quantity, value }) => `${id} ${quantity} ${value}`).sort()
  return fingerprint(itemsOf(lines)).join() === fingerprint(items).join()
}
