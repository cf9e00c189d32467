import { expect, it } from 'vitest'
import { call } from '@/api/call'
import { addToCart, cart, emptyCart, removeCartLine } from '@/api/contract/cart'
import { ids, provider } from '@tests/provider'

const cartOf = async (userId: string) => (await call(cart, { path: { userId } })).cartItems
const skus = async (userId: string) => (await cartOf(userId)).map(({ product }) => product.sku)

function add(userId: string, sku: string, productQuantity: number) {
  const productId = provider.world.products.find((offer) => offer.sku === sku)?._id ?? 'unknown'
  return call(addToCart, { body: { userId, productId, productQuantity } })
}

it('adds a line at the end, once per offer, with the quantity as it is sent', async () => {
  await add(ids.savita, 'JGR-KLP-D', 60)
  await add(ids.savita, 'JGR-KLP-D', 12.5)
  expect(await skus(ids.savita)).toEqual(['WHT-LOK1-D', 'DAL-TUR-D', 'JGR-KLP-D'])
  expect(provider.world.people[ids.savita]?.cart[2]?.productQuantity).toBe(12.5)
})

it('updates the line in place', async () => {
  const id = (await cartOf(ids.savita))[0]?.id
  await add(ids.savita, 'WHT-LOK1-D', 7)
  expect((await cartOf(ids.savita))[0]).toMatchObject({ id, quantity: 7000 })
  expect(await skus(ids.savita)).toHaveLength(2)
})

it('leaves the carts of others alone', async () => {
  await add(ids.meena, 'WHT-LOK1-D', 1)
  expect(await skus(ids.meena)).toEqual(['WHT-LOK1-D'])
  expect(await skus(ids.savita)).toHaveLength(2)
})

it.each([
  ['an offer that is unknown', ids.savita, 'NO-SUCH', 1, 404],
  ['a person who is unknown', 'nobody', 'WHT-LOK1-D', 1, 404],
  ['a quantity of nothing', ids.savita, 'WHT-LOK1-D', 0, 422],
])('refuses %s', async (_, userId, sku, quantity, status) => {
  await expect(add(userId, sku, quantity)).rejects.toMatchObject({ status })
  expect(provider.world.people[ids.savita]?.cart[0]?.productQuantity).toBe(500)
})

it('shows the offer as it is today', async () => {
  const wheat = provider.world.products.find(({ sku }) => sku === 'WHT-LOK1-D')
  if (wheat) wheat.purchasePrice = 30
  expect((await cartOf(ids.savita))[0]?.product.purchasePrice).toBe(30_000_000)
})

it('keeps the line of an offer that was taken down', async () => {
  provider.world.products = []
  expect(await skus(ids.savita)).toEqual(['WHT-LOK1-D', 'DAL-TUR-D'])
})

it('removes one line, once', async () => {
  const cartItemId = (await cartOf(ids.savita))[0]?.id ?? ''
  await call(removeCartLine, { path: { cartItemId } })
  expect(await skus(ids.savita)).toEqual(['DAL-TUR-D'])
  await expect(call(removeCartLine, { path: { cartItemId } })).rejects.toMatchObject({
    status: 404,
  })
})

it('removes every line of one person', async () => {
  await call(emptyCart, { path: { userId: ids.savita } })
  expect(await skus(ids.savita)).toEqual([])
  expect(await skus(ids.ramesh)).toHaveLength(3)
})
