import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { addresses } from '@/api/contract/address'
import { login } from '@/api/contract/auth'
import { cart } from '@/api/contract/cart'
import { ordersOfUser, placeOrder } from '@/api/contract/order'
import { productBySku, products } from '@/api/contract/product'
import { userDetails } from '@/api/contract/user'
import { formatUnitPrice } from '@/domain/rupees'

/** Bodies as a real provider may send them on a bad day; API-38. */
const wheat = {
  _id: 'p1',
  sku: 'WHT',
  productName: 'Wheat',
  type: 'domestic',
  purchasePrice: 25.75,
  unit: 'kg',
  dealDurationStart: 5,
  dealDurationEnd: 30,
  deliveryAfterDays: 35,
  sellingPriceMin: 27,
  sellingPriceMax: 28.5,
  minPurchaseQuantity: 100,
}

const order = {
  _id: 'o1',
  orderId: 'SD-1',
  status: 'active',
  createdAt: '2026-09-05T10:00:00.000Z',
  totalAmount: 1005,
  additionalCharges: 5,
  purchasePaymentStatus: 'payment done',
  orderItems: [],
}

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = z.safeParse(schema, body)
  if (!result.success) throw new Error(JSON.stringify(result.error.issues))
  return result.data
}

function fails(schema: z.ZodMiniType, body: unknown): boolean {
  return !z.safeParse(schema, body).success
}

describe('numbers', () => {
  test.each([
    ['a number', 25.75, '₹25.75'],
    ['a numeric string', '25.75', '₹25.75'],
    ['a numeric string with spaces', ' 25.75 ', '₹25.75'],
    ['null', null, '₹0.00'],
    ['missing', undefined, '₹0.00'],
    ['an empty string', '', '₹0.00'],
    ['a word', 'soon', '₹0.00'],
    ['below zero', -3, '₹0.00'],
    ['an object', { amount: 3 }, '₹0.00'],
  ])('a price that is %s', (_, purchasePrice, shown) => {
    const product = read(productBySku.response, { ...wheat, purchasePrice })
    expect(formatUnitPrice(product.purchasePrice, 2)).toBe(shown)
  })

  test('a price keeps its third decimal', () => {
    const product = read(productBySku.response, { ...wheat, purchasePrice: '101.125' })
    expect(formatUnitPrice(product.purchasePrice, 3)).toBe('₹101.125')
  })
})

describe('text and words', () => {
  test('a name that is missing gives way to the sku, a unit to kg; a number is read as its text', () => {
    const product = read(productBySku.response, {
      ...wheat,
      productName: null,
      color: 7,
      unit: undefined,
    })
    expect(product).toMatchObject({ name: 'WHT', color: '7', unit: 'kg' })
  })

  test('a deal type is compared without case and spaces, and an unlisted one is kept', () => {
    expect(read(productBySku.response, { ...wheat, type: ' Domestic ' }).type).toBe('domestic')
    expect(read(productBySku.response, { ...wheat, type: 'barter' }).type).toBe('barter')
  })

  test('an unlisted status word is kept as plain text', () => {
    const [read1] = read(ordersOfUser.response, {
      orders: [{ ...order, status: 'On Hold' }],
    }).orders
    expect(read1?.status).toBe('On Hold')
  })
})

describe('lists', () => {
  test('a broken element is left out, not the list', () => {
    const list = read(products.response, [
      wheat,
      { sku: 'no id' },
      null,
      'text',
      { ...wheat, _id: 'p2' },
    ])
    expect(list.map((product) => product.id)).toEqual(['p1', 'p2'])
  })

  test.each([null, undefined])('a list that is %s is empty', (cartItems) => {
    expect(read(cart.response, { cartItems }).cartItems).toEqual([])
  })

  test('a list that is none at all is a failure', () => {
    expect(fails(products.response, { message: 'hello' })).toBe(true)
    expect(fails(cart.response, { cartItems: 'none' })).toBe(true)
  })

  test('a cart line without its product is left out', () => {
    const line = { _id: 'c1', userId: 'u1', productId: wheat, productQuantity: '2.5' }
    const lines = read(cart.response, { cartItems: [line, { ...line, productId: null }] }).cartItems
    expect(lines).toHaveLength(1)
    expect(lines[0]?.quantity).toBe(2500)
  })
})

describe('bare or wrapped', () => {
  test('products', () => {
    expect(read(products.response, [wheat])).toHaveLength(1)
    expect(read(products.response, { products: [wheat] })).toHaveLength(1)
  })

  test('a product', () => {
    expect(read(productBySku.response, wheat).sku).toBe('WHT')
    expect(read(productBySku.response, { product: wheat }).sku).toBe('WHT')
  })

  test('addresses', () => {
    const home = {
      _id: 'a1',
      name: 'Savita',
      mobileNo: '9',
      addressLine1: 'x',
      city: 'y',
      pincode: '411001',
    }
    expect(read(addresses.response, [home])).toHaveLength(1)
    expect(read(addresses.response, { addresses: [home] })).toHaveLength(1)
    expect(read(addresses.response, { address: [home] })).toHaveLength(1)
  })

  test('the display id of a placed order, where there is one', () => {
    expect(read(placeOrder.response, { orderId: 'SD-9' })).toBe('SD-9')
    expect(read(placeOrder.response, { order: { orderId: 'SD-9' } })).toBe('SD-9')
    expect(read(placeOrder.response, { success: true })).toBe('')
    expect(read(placeOrder.response, null)).toBe('')
  })
})

describe('ids', () => {
  test.each([
    ['an id', 'a1', 'a1'],
    ['an object', { _id: 'a1' }, 'a1'],
    ['null', null, ''],
    ['missing', undefined, ''],
  ])('the address of a login that is %s', (_, address, id) => {
    expect(read(login.response, { success: true, userId: 'u1', address }).address).toBe(id)
  })

  test('a login without a user id cannot be used', () => {
    expect(fails(login.response, { success: true })).toBe(true)
    expect(fails(login.response, { success: true, userId: null })).toBe(true)
  })
})

describe('the user', () => {
  const user = { _id: 'u1', name: 'Savita', mobileNo: '9876543210', referralCode: 'SAVITA1234' }

  test.each([5, true, []])('an agentId that is %j is nobody', (agentId) => {
    const details = { _id: 'u1', name: 'Savita', mobileNo: '', referralCode: '', agentId }
    expect(read(userDetails.response, { userDetails: details }).userDetails?.agent).toBeUndefined()
  })

  test('userDetails that cannot be read is a failure, and logs nobody out', () => {
    expect(() => read(userDetails.response, { userDetails: { name: 'Savita' } })).toThrow()
  })

  test.each([undefined, null, {}, 'gone', []])('userDetails that is %j is no user', (value) => {
    expect(read(userDetails.response, { userDetails: value }).userDetails).toBeUndefined()
  })

  test.each([
    ['userName', { userName: 'Savita J', accNo: '12' }],
    ['name', { name: 'Savita J', accNo: '12' }],
  ])('the bank account holder as `%s`', (_, bankDetails) => {
    const { userDetails: read1 } = read(userDetails.response, {
      userDetails: { ...user, bankDetails },
    })
    expect(read1?.bankDetails).toMatchObject({ holder: 'Savita J', accNo: '12', bankName: '' })
  })

  test.each([
    ['an id', 'ag1'],
    ['an object', { _id: 'ag1', name: 'Prakash', referralCode: 'PRAKASH101' }],
  ])('the agent as %s', (_, agentId) => {
    const { userDetails: read1 } = read(userDetails.response, { userDetails: { ...user, agentId } })
    expect(read1?.agent?._id).toBe('ag1')
  })

  test('keeps every field of the provider for sending back', () => {
    const sent = { ...user, bankDetails: { accNo: '12', swift: 'X' }, village: 'Satara' }
    expect(read(userDetails.response, { userDetails: sent }).userDetails?.source).toEqual(sent)
  })
})

describe('sold, said in four ways', () => {
  const item = { _id: 'i1', sku: 'WHT', productName: 'Wheat', productQuantity: 1, unit: 'kg' }
  test.each([
    [{ isSold: true }, true],
    [{ isSold: 'true' }, true],
    [{ soldStatus: 'Sold' }, true],
    [{ SaleStatus: ' SOLD ' }, true],
    [{ status: 'sold' }, true],
    [{ isSold: false, soldStatus: 'pending' }, false],
    [{}, false],
  ])('%j', (fields, isSold) => {
    const { orders } = read(ordersOfUser.response, {
      orders: [{ ...order, orderItems: [{ ...item, ...fields }] }],
    })
    expect(orders[0]?.items[0]?.isSold).toBe(isSold)
  })
})

test('`__proto__` in an answer is harmless', () => {
  const body: unknown = JSON.parse(
    JSON.stringify(wheat).replace('{', '{"__proto__":{"isSold":true},'),
  )
  read(productBySku.response, body)
  expect(({} as { isSold?: boolean }).isSold).toBeUndefined()
})
