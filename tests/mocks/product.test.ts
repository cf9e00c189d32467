import { expect, it } from 'vitest'
import { call } from '@/api/call'
import { productBySku, products } from '@/api/contract/product'
import { provider } from '@tests/provider'

it('sends the offers of every type', async () => {
  const offers = await call(products, {})
  expect(offers).toHaveLength(provider.world.products.length)
  expect(new Set(offers.map(({ type }) => type))).toEqual(
    new Set(['domestic', 'international', 'stock']),
  )
})

it('sends one offer by its sku, or 404', async () => {
  const offer = await call(productBySku, { path: { sku: 'WHT-LOK1-D' } })
  expect(offer.name).toBe('Wheat Lokwan')
  await expect(call(productBySku, { path: { sku: 'NO-SUCH' } })).rejects.toMatchObject({
    status: 404,
  })
})
