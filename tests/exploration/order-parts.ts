import type { Address } from '@/api/contract/address'
import type { CartLine } from '@/api/contract/cart'
import type { User } from '@/api/contract/user'
import type { PaymentReport } from '@/features/shared/payment/payment-submission'

/** The transaction IDs that each person types. */
export const idsOf: Record<string, readonly string[]> = {
  savita: ['UTR1', 'UTR2'],
  ramesh: ['UTR9'],
}

/** Home offers it for a payment that waits: the next purchase begins. */
export const GIVE_UP = 'I did not pay'

export interface Placed {
  userId: string
  transactionId: string
  lines: readonly CartLine[]
  /** The device has learned of it while the list lagged behind. */
  isHidden: boolean
  /** A tab has shown its success. */
  isTold: boolean
  /** In which it was sent: a log-out forgets it. */
  visit: number
}

/** The checkout of one tab, from the agreed cart on: what the person has paid for and typed. */
export interface Intent {
  lines: readonly CartLine[]
  transactionId?: string
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

export const words = (lines: readonly CartLine[]) =>
  lines.map(({ product, quantity }) => `${product.id} ${quantity}`).join()

export const isOrderOf = (lines: readonly CartLine[], { items }: PaymentReport) =>
  words(lines) === items.map(({ id, quantity }) => `${id} ${quantity}`).join()

/** `meant`: how many orders each person means to place. */
export function checkOrders(orders: readonly Placed[], meant: Record<string, number>): void {
  const ids = orders.map(({ transactionId }) => transactionId)
  if (new Set(ids).size < ids.length) throw new Error('two orders for one transaction ID')
  for (const [userId, count] of Object.entries(meant)) {
    const placed = orders.filter((order) => order.userId === userId)
    if (placed.length > count) throw new Error('more orders than were meant')
    if (placed.some(({ transactionId }) => !idsOf[userId]?.includes(transactionId)))
      throw new Error('an order with the transaction ID of somebody else')
  }
}
