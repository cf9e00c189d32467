import type { Address } from '@/api/contract/address'
import type { CartLine } from '@/api/contract/cart'
import type { User } from '@/api/contract/user'
import type { OrderSummary } from '@/features/checkout/order-submission'

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

export const isOrderOf = (lines: readonly CartLine[], { items }: OrderSummary) =>
  words(lines) === items.map(({ id, quantity }) => `${id} ${quantity}`).join()
