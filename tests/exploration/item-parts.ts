import * as z from 'zod/mini'
import type { Address } from '@/api/contract/address'
import { type Order, orderById } from '@/api/contract/order'
import type { Bid } from '@/api/contract/quote'
import type { Submission } from '@/api/submission/submission'
import { isSameBid } from '@/features/quotes/sale-submission'
import type { PaymentReport } from '@/features/shared/payment/payment-submission'
import { paise, unitPriceFromRupees } from '@/domain/money'

export const ORDER = 'o1'
/** Savita's two items. */
export const itemIds = ['i1', 'i2'] as const
export type ItemId = (typeof itemIds)[number]

/** As the provider holds it. */
export interface WireItem {
  _id: string
  isSold: boolean
  soldTo?: { name: string }
  soldPrice?: number
  deliveryRequest?: {
    requested: boolean
    requestedAt: string
    isAccepted?: boolean
    charges?: number
    transactionId?: string
    paidAt?: string
    status?: string
  }
}

/** What a sale by this bid makes of its item. */
export const soldBy = ({ vendorName, priceSent }: Bid) => ({
  isSold: true,
  soldTo: { name: vendorName },
  soldPrice: priceSent,
})

export const CHARGES = paise(50_000)

/** Its delivery is accepted: the charges are due. */
export const acceptedRequest = { requested: true, requestedAt: '', isAccepted: true, charges: 500 }
export const accepted = (item: WireItem): WireItem => ({
  ...item,
  deliveryRequest: acceptedRequest,
})

/** Vendors share their name. */
export const bidOf = (vendorId: string, priceSent: number): Bid => ({
  vendorId,
  vendorName: 'Krishna Spices',
  price: unitPriceFromRupees(priceSent),
  priceSent,
})

export const address: Address = {
  id: 'a',
  name: 'Savita',
  mobileNo: '9876543210',
  email: '',
  firmName: '',
  addressLine1: 'Mandi Road',
  addressLine2: '',
  city: 'Nagpur',
  pincode: '441001',
}

const read = new Map<string, Order>()

/** The order with these items, as the app reads it. */
export function orderOf(items: readonly WireItem[], changes: object = {}): Order {
  const wire = {
    _id: ORDER,
    orderId: ORDER,
    status: 'active',
    purchasePaymentStatus: 'payment done',
    orderItems: items.map((item) => ({ sku: item._id, productQuantity: 1, ...item })),
    ...changes,
  }
  const text = JSON.stringify(wire)
  const order = read.get(text) ?? z.parse(orderById.response, wire)
  read.set(text, order)
  return order
}

/** What a person does with an item: sell it, or have it delivered and pay for that. */
export type Write = `${'sale' | 'request' | 'payment'} of ${ItemId}`
export const itemOf = (write: Write) => write.slice(-2) as ItemId

type Opened<Request> = Submission<Request, string>

/** A control that begins it, by its name. */
export type Tap = [name: string, tap: () => Promise<void>]

/** A submission, and the controls that begin it. */
export interface Machine {
  write: Write
  submission: Pick<Opened<Bid> | Opened<string> | Opened<PaymentReport>, 'state' | 'stopWaiting'>
  lookUp: () => Promise<void>
  taps: () => Tap[]
}
export const stateOf = ({ submission }: Machine) => submission.state()

/** Of what has had no answer for long. That of a sale only looks. */
export function retry({ write, submission, lookUp, taps }: Machine): void {
  submission.stopWaiting()
  if (write.startsWith('sale')) void lookUp()
  else void taps()[0]?.[1]()
}

export const tapFirst = (machine: Machine | undefined) => void machine?.taps()[0]?.[1]()

/** What the provider has accepted. */
export interface Accepted {
  write: Write
  /** Of a sale. */
  bid?: Bid
  /** The page that has sent it, and the visit in which: a log-out forgets it. */
  by: object
  visit: number
  /** A tab has shown its success. */
  isTold: boolean
}

/** Throws when something was accepted twice, or was undone since. */
export function checkHeld(held: readonly WireItem[], done: readonly Accepted[]): void {
  const writes = done.map(({ write }) => write)
  for (const write of writes) {
    if (writes.filter((each) => each === write).length > 1)
      throw new Error(`two times the ${write}`)
    const { isSold, deliveryRequest } = held.find(({ _id }) => _id === itemOf(write)) ?? {}
    const { requested, transactionId } = deliveryRequest ?? {}
    const isHeld = { sale: isSold, request: requested, payment: transactionId }
    if (!isHeld[write.split(' ')[0] as keyof typeof isHeld])
      throw new Error(`the ${write} is undone`)
  }
}

export const isBid = (request: Bid | string | PaymentReport, bid: Bid) =>
  typeof request === 'object' && 'price' in request && isSameBid(bid, request)
