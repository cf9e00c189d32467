/** MNY-6; alike on every screen. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const SKU = 'WHT-LOK1-D'

/** The offer, the cart line and the bought item all last this long. */
function offerLasts(dealDurationStart: number, dealDurationEnd: number): void {
  const days = { dealDurationStart, dealDurationEnd }
  provider.update((world) => {
    const own = world.products.map((product) => ({ ...product, ...days }))
    world.products = own
    const { cart, orders } = savita()
    for (const line of cart) Object.assign(line.productId, days)
    for (const { orderItems } of orders) for (const item of orderItems) Object.assign(item, days)
  })
}

const order = () => {
  const [first] = savita().orders
  const [item] = first?.orderItems ?? []
  if (!first || !item) throw new Error('no order')
  return `/order/singleProductDetails/${first._id}/${item._id}`
}

test.each([
  ['Home', () => '/home'],
  ['Product details', () => `/product/details/${SKU}`],
  ['Select Quantity', () => `/setQuantity/${SKU}`],
  ['Cart Overview', () => '/cart'],
  ['Checkout', () => '/checkout'],
  ['Single product details', order],
])('%s shows a duration of 0 and 0 as "0-0 Days"', async (_, path) => {
  offerLasts(0, 0)
  await visit(path(), { as: 'savita' })
  expect((await screen.findAllByText(/^(Offer Duration )?0-0 Days$/))[0]).toBeVisible()
})

test.each([
  [0, 8, '0-8 Days'],
  [8, 0, '8-0 Days'],
])('from %i to %i reads "%s"', async (start, end, words) => {
  offerLasts(start, end)
  await visit(`/product/details/${SKU}`, { as: 'savita' })
  expect(await screen.findByText(words)).toBeVisible()
})
