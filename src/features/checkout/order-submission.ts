import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { CartLine } from '@/api/contract/cart'
import type { PlaceOrderRequest } from '@/api/contract/order'
import type { User } from '@/api/contract/user'
import { cartQuery } from '@/api/hooks/cart'
import { useReadPaymentsNow } from '@/api/hooks/order'
import { digestId, isDigestOf } from '@/api/submission/digest'
import type { SubmissionPlan, SubmissionState } from '@/api/submission/gateway'
import { storedQuantity } from '@/api/stored-line'
import { NotSent } from '@/api/submission/waiting'
import { type SubmissionOptions, useSubmission } from '@/api/submission/use-submission'
import { now } from '@/clock'
import { bill, isSameCart } from '@/domain/cart'
import { dealDates, hasDealDays } from '@/domain/dates'
import { emailToSend } from '@/domain/form-values'
import { paise } from '@/domain/money'
import {
  isIdUsed,
  type PaymentMethod,
  type ReportedPayment,
  transactionIdToSend,
} from '@/domain/payment'
import { feeToSend, lineValue, totalAmountToSend } from '@/domain/pricing'
import { quantityToNumber } from '@/domain/quantity'
import { useSignedInUserId } from '@/session/session'
import { type Buyer, isReady, isReviewed, type IncompleteBuyer } from './buyer'
import { checkoutDraft, type Reviewed } from './checkout-draft'

const storedAmount = z.pipe(z.int(), z.transform(paise))

const OrderSummarySchema = z.object({
  transactionId: z.string(),
  method: z.enum(['upi', 'bank-transfer']),
  /** The total with fee. */
  amount: storedAmount,
  items: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        quantity: storedQuantity,
        unit: z.string(),
        value: storedAmount,
      }),
    ),
  ),
})

/** CHK-13: taken before the order is sent. */
export type OrderSummary = z.output<typeof OrderSummarySchema>

/**
 * - id-used: a payment of this person, known before sending, has this transaction ID
 * - changed: the provider's cart is not what was agreed to
 * - not-reviewed: the address or the bank account is not the one that was reviewed
 */
export type OrderObstacle = 'id-used' | 'changed' | 'not-reviewed'
export type OrderState = SubmissionState<OrderSummary, OrderObstacle>

type OrderOptions = SubmissionOptions<OrderSummary, ReportedPayment[]>

/** The submission of this person's order (CHK-11: one order per transaction ID). */
export function useOrderSubmission() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const read = useReadPaymentsNow()
  const onPlaced = () => void client.invalidateQueries({ queryKey: cartQuery(userId).queryKey })
  return useSubmission<OrderSummary, ReportedPayment[], OrderObstacle>(
    'order',
    orderOptions(userId, read, onPlaced),
  )
}

export function orderOptions(
  userId: string,
  read: OrderOptions['read'],
  onPlaced: () => void,
): OrderOptions {
  return {
    schema: OrderSummarySchema,
    read,
    toRecord: (order) => ({ ...order, transactionId: digestId(order.transactionId) }),
    // Not an older order: `id-used` is checked before an attempt is recorded.
    findArrived(payments, attempt) {
      const found = payments.find(
        ({ itemId, transactionId }) =>
          itemId === undefined && isDigestOf(attempt.transactionId, transactionId),
      )
      return found && { ...attempt, transactionId: transactionIdToSend(found.transactionId) }
    },
    // An earlier order must not replace the one being paid here, nor what was typed for it.
    isOwn(order) {
      const { agreed, hasPaid } = checkoutDraft(userId).read()
      return !agreed || !hasPaid || isOrderOf(agreed.lines, order)
    },
    isSame: (recorded, order) => isDigestOf(recorded.transactionId, order.transactionId),
    onDone() {
      checkoutDraft(userId).clear()
      onPlaced()
    },
  }
}

interface OrderCalls {
  readBuyer: (signal: AbortSignal) => Promise<IncompleteBuyer>
  readCart: (signal: AbortSignal) => Promise<readonly CartLine[]>
  place: (body: OrderBody) => Promise<unknown>
  /** The person has paid for the cart as it was. */
  isAsAgreed: () => boolean
  reviewed: () => Reviewed | undefined
}

/**
 * Sends the agreed cart if the provider's is the same, or if the person has paid for it, with the
 * bank details and the address that were reviewed, if the provider has them still.
 */
export function orderPlan(
  order: OrderParts,
  { readBuyer, readCart, place, isAsAgreed, reviewed }: OrderCalls,
): SubmissionPlan<OrderSummary, ReportedPayment[], OrderObstacle> {
  let body: OrderBody
  return {
    async check(payments, { last }, signal) {
      if (isIdUsed(payments, order.transactionId)) return 'id-used'
      // The list may lag behind, and the clock of the phone may have jumped.
      if (last && isDigestOf(last.transactionId, order.transactionId)) return 'id-used'
      const [buyer, bought] = await Promise.all([
        readBuyer(signal),
        isAsAgreed() ? order.lines : readCart(signal),
      ])
      if (!isSameCart(bought, order.lines)) return 'changed'
      if (!isReady(buyer)) throw new NotSent('the address or the bank details are missing')
      if (!isReviewed(reviewed(), buyer)) return 'not-reviewed'
      // An offer whose days have become useless meanwhile is sent as it was agreed.
      const lines = bought.map(
        (line) =>
          [line, ...order.lines].find(
            ({ product }) => product.id === line.product.id && hasDealDays(product),
          ) ?? line,
      )
      body = orderRequest({ ...order, lines }, buyer, now())
      return 'send'
    },
    send: () => place(body),
  }
}

interface OrderParts {
  lines: readonly CartLine[]
  /** As typed. */
  transactionId: string
  method: PaymentMethod
}

type OrderBody = Omit<PlaceOrderRequest, 'userId'>

/** The body of call 17 without the user id. Throws RangeError when an offer's days are unknown. */
function orderRequest(parts: OrderParts, { user, address }: Buyer, now: Date): OrderBody {
  const { lines, transactionId } = parts
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
    transactionId: transactionIdToSend(transactionId),
  }
}

/** As the provider sent it, unknown fields included. */
function bankDetailsOf(user: User): OrderBody['bankDetails'] {
  const { bankDetails } = user.source
  return typeof bankDetails === 'object' && bankDetails !== null ? { ...bankDetails } : {}
}

export function orderSummary({ lines, transactionId, method }: OrderParts): OrderSummary {
  return {
    transactionId: transactionIdToSend(transactionId),
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

/** Whether an order has these lines: the same products, quantities and values. */
function isOrderOf(lines: readonly CartLine[], { items }: OrderSummary): boolean {
  const fingerprint = (some: OrderSummary['items']) =>
    some.map(({ id, quantity, value }) => `${id} ${quantity} ${value}`).sort()
  return fingerprint(itemsOf(lines)).join() === fingerprint(items).join()
}
