import { expect, test } from 'vitest'
import { orderPath, paths, raiseQueryPath, registerPath } from '@/paths'

test('parameters are put in their places and encoded', () => {
  expect(paths.cart).toBe('/cart')
  expect(paths.setQuantity({ sku: 'A/B 1' })).toBe('/setQuantity/A%2FB%201')
  expect(paths.singleReward({ id: 'u1', pId: 'i2' })).toBe(
    '/profile/referral/rewardDetails/single/u1/i2',
  )
})

test('the delivery request has its product first, the product’s details their order first', () => {
  expect(paths.deliveryRequest({ orderId: 'o1', productId: 'i2' })).toBe('/request/delivery/i2/o1')
  expect(paths.orderProduct({ orderId: 'o1', productId: 'i2' })).toBe(
    '/order/singleProductDetails/o1/i2',
  )
})

test('the order screen says which side it shows', () => {
  expect(orderPath('o1', true)).toBe('/order/singleorderDetails/o1?saleOnly=true')
  expect(orderPath('o1', false)).toBe('/order/singleorderDetails/o1?saleOnly=false')
})

test('the invitation link carries the code', () => {
  expect(registerPath('SAVITA1234')).toBe('/register?code=SAVITA1234')
  expect(registerPath()).toBe('/register')
})

test('a query starts with its subject', () => {
  expect(raiseQueryPath({ subject: 'Order SD1, Chilli & Salt?' })).toBe(
    '/help/support/contactUs?subject=Order%20SD1%2C%20Chilli%20%26%20Salt%3F',
  )
})
