/** What the provider holds in the world of payments, and what it shows of it. */
import * as z from 'zod/mini'
import type { Address } from '@/api/contract/address'
import type { CartLine } from '@/api/contract/cart'
import { type Order, orderById } from '@/api/contract/order'
import type { User } from '@/api/contract/user'
import type { ReportedPayment } from '@/domain/payment'
import type { FreshItem } from '@/features/delivery/delivery-submission'
import { lineOf } from '@tests/api/cart/line'

/** For an order from the cart, for a rejected order, or for a delivery's charges. */
export type PaymentName = 'order' | 'reverify' | 'delivery'

export const REJECTED = 'o1'
export const ITEM = { orderId: 'o2', itemId: 'i1' }

/** A payment that the provider has accepted. */
export interface Accepted {
  name: PaymentName
  userId: string
  transactionId: string
  /** Of its record on the device; '' when it was paid elsewhere. */
  key: string
  /** The visit in which it was sent: a log-out forgets it. */
  visit: number
  /** Its submissions: that page has sent it. */
  page: object
  /** The device has learned of it while the provider's data lagged behind. */
  isHidden: boolean
  /** A tab has shown its success. */
  isTold: boolean
}

const parsed = new Map<string, Order>()

/** As the app reads it. */
function readOrder(wire: object): Order {
  const text = JSON.stringify(wire)
  const order = parsed.get(text) ?? z.parse(orderById.response, wire)
  parsed.set(text, order)
  return order
}

export type PaymentProvider = ReturnType<typeof createPaymentProvider>

/** `storesAsSent`: it keeps the status of the payment that it has rejected before. */
export function createPaymentProvider({ storesAsSent = false }) {
  const held = {
    carts: { savita: [lineOf('a', 1)], ramesh: [lineOf('r', 1)] } as Record<string, CartLine[]>,
    accepted: [] as Accepted[],
    lags: false,
    /** Of the rejected order. */
    total: 100,
    isDeleted: false,
    /** Of the delivery. */
    charges: 500,
    isSold: false,
  }
  const shown = (name: PaymentName) =>
    held.accepted.filter((each) => each.name === name && !(held.lags && each.isHidden))
  const lastPaid = (name: PaymentName) => {
    const last = shown(name).at(-1)
    return {
      transactionId: last?.transactionId ?? `OLD-${name}`,
      isRejected: !last || (storesAsSent && last.key !== ''),
      paidAt: `${shown(name).length}`,
    }
  }

  return {
    held,
    payments: (userId: string): ReportedPayment[] =>
      shown('order')
        .filter((each) => each.userId === userId)
        .map(({ transactionId }) => ({ orderId: transactionId, transactionId })),
    /** Undefined once it is deleted. */
    rejectedOrder: (): Order | undefined => {
      if (held.isDeleted) return undefined
      const { transactionId, isRejected } = lastPaid('reverify')
      return readOrder({
        _id: REJECTED,
        orderId: REJECTED,
        status: 'pending',
        purchasePaymentStatus: isRejected ? 'rejected' : 'pending',
        transactionId,
        totalAmount: held.total,
        orderItems: [],
      })
    },
    deliveredItem(): FreshItem {
      const { transactionId, isRejected, paidAt } = lastPaid('delivery')
      const order = readOrder({
        _id: ITEM.orderId,
        orderId: ITEM.orderId,
        status: 'active',
        purchasePaymentStatus: 'payment done',
        orderItems: [
          {
            _id: ITEM.itemId,
            sku: ITEM.itemId,
            productQuantity: 1,
            isSold: held.isSold,
            deliveryRequest: {
              requested: true,
              requestedAt: '',
              isAccepted: true,
              charges: held.charges,
              transactionId,
              paidAt,
              status: isRejected ? 'Payment Rejected' : 'Payment Verification Pending',
            },
          },
        ],
      })
      return { order, item: order.items[0] }
    },
  }
}

const address: Address = {
  id: 'a',
  name: 'Savita',
  mobileNo: '9876543210',
  email: '',
  firmName: '',
  addressLine1: 'Mandi Road',
  addressLine2: '',
  pincode: '441001',
  city: 'Nagpur',
}

export const buyer = {
  user: {
    bankDetails: { holder: 's', bankName: 'b', accNo: '1', ifscCode: 'i', branchName: 'b' },
    source: {},
  } as User,
  address,
}
