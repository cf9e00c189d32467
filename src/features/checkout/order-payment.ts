import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { CartLine } from '@/api/contract/cart'
import type { PlaceOrderRequest } from '@/api/contract/order'
import { addressParts } from '@/api/contract/postal'
import type { User } from '@/api/contract/user'
import { undefinedIfFailed } from '@/api/errors'
import { cartQuery } from '@/api/hooks/cart'
import { usePlaceOrder, useReadPaymentsNow } from '@/api/hooks/order'
import { isDigestOf } from '@/domain/digest'
import { submissionKeys, submissionMemory } from '@/api/submission/use-submission'
import { NotSent } from '@/api/submission/waiting'
import { now } from '@/lib/clock'
import { bill, isSameCart } from '@/domain/cart'
import { dealDates, hasDealDays } from '@/domain/dates'
import { isIdUsed, type ReportedPayment, transactionIdToSend } from '@/domain/payment'
import { feeToSend, lineValue, totalAmountToSend } from '@/domain/pricing'
import { quantityToNumber } from '@/domain/quantity'
import {
  continuePayment,
  isOrderPayment,
  type OpenPayment,
  openPaymentRecord,
  readChosenPayment,
  readPaymentKeys,
  readWaitingPayments,
  type Reviewed,
} from '@/features/shared/payment/payment-record'
import type { PaymentKind, PaymentReport } from '@/features/shared/payment/payment-submission'
import { usePayment } from '@/features/shared/payment/use-payment'
import { useSignedInUserId } from '@/session/session'
import { type Buyer, isReady, isReviewed, type IncompleteBuyer } from './buyer'

const FIRST = 'checkout'

const submissionKeyOf = (key: string) => key.replace(FIRST, 'order')

const submissionOf = (userId: string, key: string) =>
  submissionMemory(userId, submissionKeyOf(key), z.unknown())

/** A key that no order payment of this device has had. */
function newPaymentKey(userId: string): string {
  const used = [
    ...readPaymentKeys(userId, FIRST),
    ...submissionKeys().map((key) => key.replace(/^order\b/, FIRST)),
  ]
  const keys = [FIRST, ...used.map((_, index) => `${FIRST}.${index + 2}`)]
  return keys.find((key) => !used.includes(key)) ?? FIRST
}

/**
 * The order payment of this tab, else the latest that waits on this device, else a new one. One
 * that has arrived only where its summary is to be shown: for the first time, or `isSummary`.
 */
export function openOrderPayment(userId: string, isSummary: boolean): string {
  const chosen = readChosenPayment(userId)
  if (chosen !== undefined) {
    const isOpen = openPaymentRecord(userId, chosen).isOpen()
    const outcome = submissionOf(userId, chosen).outcome.read()
    if (isOpen || (outcome && (isSummary || !outcome.seen))) return chosen
  }
  const waiting = readWaitingPayments(userId).find(({ key }) => isOrderPayment(key))
  return waiting?.key ?? newPaymentKey(userId)
}

/** Begins another order payment in this tab. Returns its key. */
export function beginOrderPayment(userId: string): string {
  const key = newPaymentKey(userId)
  continuePayment(userId, key)
  return key
}

/**
 * Not an older order: `id-used` is checked before an attempt is recorded. Payments of deliveries
 * are none.
 */
const findOrder = (payments: readonly ReportedPayment[], digest: string) =>
  payments.find(
    ({ itemId, transactionId }) => itemId === undefined && isDigestOf(digest, transactionId),
  )?.transactionId

/** For an order that is paid: it does not wait for a cart that cannot be read. */
const linesOrNone = async (reading: Promise<readonly CartLine[]>) =>
  (await reading.catch(undefinedIfFailed)) ?? []

export interface OrderCalls {
  read: (signal: AbortSignal) => Promise<ReportedPayment[]>
  readBuyer: (signal: AbortSignal) => Promise<IncompleteBuyer>
  readCart: (signal: AbortSignal) => Promise<readonly CartLine[]>
  place: (body: OrderBody) => Promise<unknown>
  /** Adds a line to the cart again. */
  putBack: (line: CartLine) => void
  onPlaced: () => void
}

/**
 * The payment of an order. Sends the agreed cart if the provider's is the same, or if the person
 * has paid for it, with the bank details and the address that were reviewed, if the provider has
 * them still.
 */
export function orderKind(
  key: string,
  record: OpenPayment,
  { read, readBuyer, readCart, place, putBack, onPlaced }: OrderCalls,
): PaymentKind<ReportedPayment[]> {
  return {
    submissionKey: submissionKeyOf(key),
    lockName: 'order',
    read,
    findArrived: findOrder,
    async plan({ transactionId }, payments, arrived, signal) {
      const { agreed, isAsAgreed, reviewed, sentId } = record.read()
      // Another tab has sent it.
      if (sentId !== undefined) return isDigestOf(sentId, transactionId) ? 'done' : 'paid-otherwise'
      if (isIdUsed(payments, transactionId)) return 'id-used'
      // The list may lag behind.
      if (arrived !== undefined && isDigestOf(arrived, transactionId)) return 'id-used'
      if (!agreed) throw new NotSent('nothing was agreed to')
      const [buyer, cart] = await Promise.all([
        readBuyer(signal),
        isAsAgreed ? linesOrNone(readCart(signal)) : readCart(signal),
      ])
      const bought = isAsAgreed ? agreed.lines : cart
      if (!isSameCart(bought, agreed.lines)) return 'changed'
      if (!isReady(buyer)) throw new NotSent('the address or the bank details are missing')
      if (!isReviewed(reviewed, buyer)) return 'not-reviewed'
      // An offer whose days have become useless meanwhile is sent as it was agreed.
      const lines = bought.map(
        (line) =>
          [line, ...agreed.lines].find(
            ({ product }) => product.id === line.product.id && hasDealDays(product),
          ) ?? line,
      )
      const body = orderRequest(lines, transactionId, buyer, now())
      // The provider empties the cart with the order.
      const others = cart.filter(
        ({ product }) => !agreed.lines.some((line) => line.product.id === product.id),
      )
      return async () => {
        await place(body)
        for (const line of others) putBack(line)
      }
    },
    onDone: onPlaced,
  }
}

/** The payment of this person's order (CHK-11: one order per transaction ID). */
export function useOrderPayment(
  key: string,
  calls: Pick<OrderCalls, 'readBuyer' | 'readCart' | 'putBack'>,
) {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const read = useReadPaymentsNow()
  const { mutateAsync: place } = usePlaceOrder()
  const onPlaced = () => void client.invalidateQueries({ queryKey: cartQuery(userId).queryKey })
  const payment = usePayment(key, (record) =>
    orderKind(key, record, { ...calls, read, place, onPlaced }),
  )
  const { agreed, change } = payment
  return {
    ...payment,
    /** What the person saw and agreed to pay. */
    lines: agreed?.lines,
    agree(lines: readonly CartLine[], reviewed: Reviewed): void {
      continuePayment(userId, key)
      change({ agreed: { lines }, reviewed, isAsAgreed: false })
    },
    sendAsAgreed: () => change({ hasPaid: true, isAsAgreed: true }),
  }
}

export type OrderPayment = ReturnType<typeof useOrderPayment>

type OrderBody = Omit<PlaceOrderRequest, 'userId'>

/** The body of call 17 without the user id. Throws RangeError when an offer's days are unknown. */
function orderRequest(
  lines: readonly CartLine[],
  transactionId: string,
  { user, address }: Buyer,
  now: Date,
): OrderBody {
  const { fee, totalWithFee } = bill(lines)
  return {
    ...addressParts(address),
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

/** What an order's lines say of it (CHK-13). */
export function reportedItems(lines: readonly CartLine[]): PaymentReport['items'] {
  return lines.map(({ product, quantity }) => ({
    id: product.id,
    name: product.name,
    quantity,
    unit: product.unit,
    value: lineValue(quantity, product.purchasePrice),
  }))
}
