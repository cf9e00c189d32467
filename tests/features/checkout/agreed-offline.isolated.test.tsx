import 'fake-indexeddb/auto'
import { act, cleanup, screen } from '@testing-library/react'
import { deleteDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { OFFLINE_DATABASE } from '@/api/query-client'
import { expectCached } from '@tests/offline-cache'
import { button } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { fill, placedHeading, posts, raiseWheatTo } from './walk'

afterEach(async () => {
  cleanup()
  await deleteDB(OFFLINE_DATABASE)
})

test('a cart first shown from the offline cache is sent with all fields of the provider', async () => {
  await visit('/cart', { as: 'savita' })
  await expectCached('Wheat Lokwan')
  cleanup()
  provider.fault({ call: 'cart', kind: 'status', status: 503, times: 2 })
  const { user } = await visit('/checkout')
  await screen.findByText('Wheat Lokwan')
  const release = provider.hold('cart')
  await user.click(await screen.findByRole('button', { name: 'Proceed' }))
  act(release)
  await user.click(await screen.findByRole('button', { name: 'Complete Transaction' }))
  await screen.findByRole('button', { name: 'Submit' })
  await fill(user, {})
  raiseWheatTo(27)
  await user.click(button('Submit'))
  await user.click(
    await screen.findByRole('button', { name: /^I have paid .*: send the order as agreed$/ }),
  )
  await placedHeading()
  expect(posts()[0]?.body).toMatchObject({
    orderItems: [
      { sku: 'WHT-LOK1-D', purchasePrice: 26.5, dealDurationStart: expect.any(Number) },
      { sku: 'DAL-TUR-D', purchasePrice: 105.4 },
    ],
  })
})
