import { getResponse } from 'msw'
import { fillPath } from '@/api/endpoint'
import { answers, type CallName } from '@/mocks/calls'
import type { Provider } from '@/mocks/provider'
import { ids } from '@tests/provider'

interface Sent {
  path?: Record<string, string>
  body?: object
}

export async function send(
  provider: Provider,
  name: CallName,
  { path, body }: Sent,
): Promise<number> {
  const { method, path: pattern } = answers[name].endpoint
  const url = `http://localhost/api${fillPath(pattern, path)}`
  const request = new Request(url, { method, ...(body && { body: JSON.stringify(body) }) })
  return (await getResponse(provider.handlers, request))?.status ?? -1
}

export const savita = (provider: Provider) => provider.world.people[ids.savita]

const details = {
  name: 'S',
  bankName: 'B',
  accNo: '1',
  confirmAccNo: '1',
  ifscCode: 'I',
  branchName: 'N',
  userId: ids.savita,
}
export const address = {
  name: 'S',
  mobileNo: '9876543210',
  email: '',
  addressLine1: 'L',
  addressLine2: '',
  city: 'C',
  pincode: '422303',
  userId: ids.savita,
}

/** Savita's active order with more in the delivery request of its first item. */
function activeOrder(provider: Provider, more: object): Sent {
  const order = savita(provider)?.orders.find(({ status }) => status === 'active')
  const [first, ...others] = order?.orderItems ?? []
  const changed = { ...first, deliveryRequest: { ...first?.deliveryRequest, ...more } }
  return { body: { orderId: order?._id, orderItems: [changed, ...others] } }
}

/** Posted, but only to ask. */
export const questions: CallName[] = ['login', 'userExists', 'agentByCode', 'sendOtp', 'verifyOtp']

/** Every call that changes the world; a new one is added here. */
export const writes: [CallName, (provider: Provider) => Sent][] = [
  [
    'register',
    () => {
      const { userId: _, ...fields } = address
      return {
        body: {
          name: 'N',
          mobileNo: '9123456780',
          email: '',
          password: 'secret1',
          confirmPassword: 'secret1',
          addressDetails: { ...fields, firmName: '' },
        },
      }
    },
  ],
  ['updateBankDetails', () => ({ body: details })],
  [
    'updateUser',
    () => ({ body: { userId: ids.savita, name: 'N', mobileNo: '9876543210', email: '' } }),
  ],
  ['updatePassword', () => ({ body: { userId: ids.savita, newPassword: 'newpass' } })],
  ['saveAddress', () => ({ body: address })],
  [
    'deleteAddress',
    (provider) => ({ path: { addressId: savita(provider)?.addresses[1]?._id ?? '' } }),
  ],
  [
    'addToCart',
    (provider) => ({
      body: {
        userId: ids.savita,
        productId: provider.world.products[5]?._id,
        productQuantity: 2.5,
      },
    }),
  ],
  [
    'removeCartLine',
    (provider) => ({ path: { cartItemId: savita(provider)?.cart[0]?._id ?? '' } }),
  ],
  ['emptyCart', () => ({ path: { userId: ids.savita } })],
  [
    'placeOrder',
    (provider) => {
      const wheat = provider.world.products[0]
      const dates = { dealStartDate: '', dealEndDate: '', deliveryStartDate: '' }
      return {
        body: {
          ...address,
          firmName: '',
          bankDetails: {},
          orderItems: [{ ...wheat, ...dates, productQuantity: 100 }],
          totalAmount: 2663,
          additionalCharges: 13.25,
          transactionId: 'T1',
        },
      }
    },
  ],
  [
    'reverifyPayment',
    (provider) => {
      const order = savita(provider)?.orders.find(({ status }) => status === 'rejected')
      return { body: { orderId: order?._id, transactionId: 'T2', status: 'pending' } }
    },
  ],
  [
    'markQuoteAsSold',
    (provider) => {
      const quote = Object.values(savita(provider)?.quotes ?? {})[0]
      const bid = quote?.vendors[0]
      const { price, vendorId, vendorName } = { ...bid }
      return { body: { quoteId: quote?._id, price, vendorId, vendorName } }
    },
  ],
  [
    'requestDelivery',
    (provider) => {
      const { _id, ...rest } = savita(provider)?.addresses[0] ?? { ...address, _id: '' }
      const fields = { ...rest, email: rest.email ?? '', addressLine2: '', firmName: '' }
      return activeOrder(provider, {
        requested: true,
        requestedAt: '2026-09-05T06:30:00.000Z',
        address: { _id, ...fields },
      })
    },
  ],
  [
    'payDelivery',
    (provider) => {
      provider.scenario('delivery-accepted')
      const more = { transactionId: 'T1', paidAt: '2026-09-05T06:30:00.000Z' }
      return activeOrder(provider, more)
    },
  ],
  [
    'raiseQuery',
    () => ({ body: { userId: ids.savita, subject: 'S', message: 'M', support: true } }),
  ],
  [
    'raiseQuery',
    () => ({
      body: { name: 'N', mobileNo: '9876543210', subject: 'S', message: 'M', support: true },
    }),
  ],
]
