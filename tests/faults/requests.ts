import { emptyPostal } from '@/api/contract/postal'
import type { CallName } from '@/mocks/calls'
import { ids } from '@tests/provider'
import { type ReadRow, reads, type Request, savita } from './reads'
import type { accountWrites } from './writes-account'
import type { tradeWrites } from './writes-trade'

type WriteName = keyof typeof accountWrites | keyof typeof tradeWrites

const userId = ids.savita
const own = { path: { userId } }
const passwords = { password: 'secret1', confirmPassword: 'secret1' }
const somebody = { name: 'Lakshmi', mobileNo: '9123456780', email: '' }
const home = { addressLine1: 'House 3', addressLine2: '', city: 'Betul', pincode: '460001' }
const place = { ...emptyPostal, ...home }
const question = { subject: 'Payment', message: 'When?', support: true }
const bank = { bankName: 'SBI', accNo: '3000', ifscCode: 'SBIN0001234', branchName: 'Satara' }

const writes: Readonly<Record<WriteName, Request>> = {
  login: () => ({ body: { mobileNo: '9876543210', password: 'farmer1' } }),
  userExists: () => ({ body: { ...somebody, ...passwords } }),
  register: () => ({
    body: { ...somebody, ...passwords, addressDetails: { ...place, ...somebody, firmName: '' } },
  }),
  agentByCode: () => ({ body: { referralCode: 'PRAKASH101' } }),
  updateBankDetails: () => ({ body: { name: 'S', confirmAccNo: '3000', userId, ...bank } }),
  updateUser: () => ({ body: { ...somebody, mobileNo: '9876543210', userId } }),
  saveAddress: () => ({ body: { ...place, ...somebody, userId } }),
  deleteAddress: (world) => ({
    path: { addressId: savita(world).person.addresses[1]?._id ?? '' },
  }),
  addToCart: ({ products }) => ({
    body: { userId, productId: products[0]?._id ?? '', productQuantity: 2 },
  }),
  removeCartLine: (world) => ({ path: { cartItemId: savita(world).person.cart[0]?._id ?? '' } }),
  emptyCart: () => own,
  placeOrder: (world) => ({
    body: {
      ...home,
      ...somebody,
      userId,
      firmName: '',
      bankDetails: { userName: 'S', ...bank },
      orderItems: savita(world).person.cart.map(({ productId, productQuantity }) => ({
        ...productId,
        productQuantity,
        dealStartDate: '2026-09-10T06:30:00.000Z',
        dealEndDate: '2026-09-13T06:30:00.000Z',
        deliveryStartDate: '2026-09-15T06:30:00.000Z',
      })),
      totalAmount: 21260,
      additionalCharges: 105.78,
      transactionId: 'UTR42',
    },
  }),
  purchaseInvoice: (world) => ({ path: { orderId: savita(world).orderId } }),
  salesInvoice: (world) => {
    for (const { _id, orderItems } of savita(world).person.orders) {
      const sold = orderItems.find(({ isSold }) => isSold)
      if (sold) return { path: { orderId: _id, itemId: sold._id } }
    }
    throw new Error('nothing is sold')
  },
  reverifyPayment: (world) => ({
    body: {
      orderId:
        savita(world).person.orders.find(
          ({ purchasePaymentStatus }) => purchasePaymentStatus === 'rejected',
        )?._id ?? '',
      transactionId: 'UTR43',
      status: 'pending',
    },
  }),
  requestDelivery: (world) => {
    const { order, orderId, person } = savita(world)
    const [first, ...rest] = order.orderItems
    const address = { email: '', firmName: '', addressLine2: '', ...person.addresses[0] }
    const deliveryRequest = { requested: true, requestedAt: '2026-09-10T06:30:00.000Z', address }
    return { body: { orderId, orderItems: [{ ...first, deliveryRequest }, ...rest] } }
  },
  payDelivery: (world) => {
    const { order, orderId } = savita(world)
    const [first, ...rest] = order.orderItems
    const paid = { transactionId: 'UTR44', paidAt: '2026-09-10T06:30:00.000Z' }
    const deliveryRequest = { ...first?.deliveryRequest, ...paid }
    return { body: { orderId, orderItems: [{ ...first, deliveryRequest }, ...rest] } }
  },
  markQuoteAsSold: (world) => {
    const { quote } = savita(world)
    const [bid] = quote.vendors
    return {
      body: {
        quoteId: quote._id,
        price: bid?.price ?? 0,
        vendorId: bid?.vendorId ?? '',
        vendorName: bid?.vendorName ?? '',
      },
    }
  },
  sendOtp: () => ({ body: { mobileNo: '9876543210' } }),
  verifyOtp: () => ({ body: { mobileNo: '9876543210', otp: '246810' } }),
  updatePassword: () => ({ body: { userId, newPassword: 'secret7' } }),
  raiseQuery: () => ({ body: { userId, ...question } }),
}

/** A valid request to a call, in the default scenario. */
export function requestTo(name: CallName): Request {
  const read: Partial<Record<CallName, ReadRow>> = reads
  const write: Partial<Record<CallName, Request>> = writes
  return write[name] ?? read[name]?.request ?? (() => own)
}
