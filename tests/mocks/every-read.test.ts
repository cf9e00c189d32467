import { expect, it } from 'vitest'
import { call, download } from '@/api/call'
import { addresses } from '@/api/contract/address'
import { cart } from '@/api/contract/cart'
import { orderById, ordersOfUser, purchaseInvoice, salesInvoice } from '@/api/contract/order'
import { productBySku, products } from '@/api/contract/product'
import { quoteById } from '@/api/contract/quote'
import { allRewards, rewards, rewardsByUser } from '@/api/contract/reward'
import { queriesOfUser, queryByNumber } from '@/api/contract/support'
import { userDetails } from '@/api/contract/user'
import { type ScenarioName, scenarios } from '@/mocks/scenarios'
import { listOf } from '@/mocks/world'
import { ids, provider, savita } from '@tests/provider'

const names = (Object.keys(scenarios) as ScenarioName[]).filter((name) => !name.startsWith('many-'))

it.each(names)('answers every read in the scenario %s', async (name) => {
  provider.scenario(name)
  const ofUser = { path: { userId: ids.savita } }
  const { orders, queries } = savita()
  const reads = [
    ...[addresses, cart, ordersOfUser, queriesOfUser, rewards, allRewards, userDetails].map(
      (endpoint) => call(endpoint, ofUser),
    ),
    call(products, {}),
    ...provider.world.products.slice(0, 60).map(({ sku }) => call(productBySku, { path: { sku } })),
    ...queries.map(({ qno }) => call(queryByNumber, { path: { qno: String(qno) } })),
    ...[ids.ramesh, ids.meena].map((id) => call(rewardsByUser, { path: { id } })),
    ...orders.flatMap(({ _id: orderId, orderItems }) => [
      call(orderById, { path: { orderId } }),
      download(purchaseInvoice, { path: { orderId } }),
      ...listOf(orderItems).flatMap(({ _id: itemId }) => [
        download(salesInvoice, { path: { orderId, itemId } }),
        call(quoteById, { query: { orderId, productId: itemId } }),
      ]),
    ]),
  ]
  await Promise.allSettled(reads)
  const broken = provider.requests().filter(({ status }) => status === undefined || status >= 500)
  expect(broken).toEqual([])
  expect(provider.requests().length).toBeGreaterThan(10)
})
