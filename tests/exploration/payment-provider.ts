/** What the provider holds in the world of payments, and what it shows of it. */
import type { CartLine } from '@/api/contract/cart'
import type { Order } from '@/api/contract/order'
import type { User } from '@/api/contract/user'
import type { ReportedPayment } from '@/domain/payment'
import type { FreshItem } from '@/features/delivery/delivery-submission'
import { lineOf } from '@tests/api/cart/line'
import { acceptedRequest, address, ORDER, orderOf } from './item-parts'

/** For an order from the cart, for a rejected order, or for a delivery's charges. */
export type PaymentName = 'order' | 'reverify' | 'delivery'

export const REJECTED = 'o2'
export const ITEM = { orderId: ORDER, itemId: 'i1' }

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
    /** Of the rejected order and of the delivery, the last one. */
    payments: (userId: string): ReportedPayment[] =>
      [
        ...shown('order').map((each) => ({ ...each, orderId: each.transactionId })),
        ...shown('reverify')
          .slice(-1)
          .map((each) => ({ ...each, orderId: REJECTED })),
        ...shown('delivery')
          .slice(-1)
          .map((each) => ({ ...each, ...ITEM })),
      ]
        .filter((each) => each.userId === userId)
        .map(({ userId: _, ...payment }) => payment),
    /** Undefined once it is deleted. */
    rejectedOrder: (): Order | undefined => {
      if (held.isDeleted) return undefined
      const { transactionId, isRejected } = lastPaid('reverify')
      return orderOf([], {
        _id: REJECTED,
        status: 'pending',
        purchasePaymentStatus: isRejected ? 'rejected' : 'pending',
        transactionId,
        totalAmount: held.total,
      })
    },
    deliveredItem(): FreshItem {
      const { transactionId, isRejected, paidAt } = lastPaid('delivery')
      const deliveryRequest = {
        ...acceptedRequest,
        charges: held.charges,
        transactionId,
        paidAt,
        status: isRejected ? 'Payment Rejected' : 'Payment Verification Pending',
      }
      const order = orderOf([{ _id: ITEM.itemId, isSold: held.isSold, deliveryRequest }])
      return { order, item: order.items[0] }
    },
  }
}

export const buyer = {
  user: {
    bankDetails: { holder: 's', bankName: 'b', accNo: '1', ifscCode: 'i', branchName: 'b' },
    source: {},
  } as User,
  address,
}
