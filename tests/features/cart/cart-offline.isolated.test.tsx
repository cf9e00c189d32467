/**
 * The cart without a network: changes wait visibly, outlive the page and go out in order. A stored
 * cart is never what an order is made of.
 */
import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectCached, withOfflineCache } from '@tests/offline-cache'
import { fill, placedHeading, posts, raiseWheatTo } from '@tests/features/checkout/walk'
import { goOffline, goOnline } from '@tests/network'
import { button, strip } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { dal, lineOf, quantity, typeQuantity, wheat } from './lines'

const WAITS = 'Your cart changes will be saved when you are online.'
const onion = 'Onion Lasalgaon'

/** What the provider got of the cart's changes, in its order. */
const sent = () =>
  provider
    .requests()
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/cart'))
    .map(({ method, body }) => (method === 'DELETE' ? 'removed' : body))

withOfflineCache()

test('cart changes wait offline, on their lines and in the strip, and are sent in order', async () => {
  const { user } = await visit('/cart', { as: 'savita' })
  goOffline()
  await typeQuantity(user, dal, '80')
  await user.tab()
  await typeQuantity(user, wheat, '640')
  await user.tab()
  await waitFor(() =>
    expect(quantity(wheat)).toHaveAccessibleDescription('kg Will be saved when online'),
  )
  await waitFor(() =>
    expect(quantity(dal)).toHaveAccessibleDescription('kg Will be saved when online'),
  )
  await waitFor(() => expect(strip()).toHaveTextContent(`You are offline. ${WAITS}`))
  const before = sent().length

  goOnline()
  await waitFor(() => expect(sent()).toHaveLength(before + 2))
  expect(sent().slice(before)).toMatchObject([{ productQuantity: 80 }, { productQuantity: 640 }])
  await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Saved'))
  expect(strip()).toHaveTextContent(/^$/)
})

test('what waits is sent once the provider answers, though the first read after `online` failed', async () => {
  const { user } = await visit('/cart', { as: 'savita' })
  goOffline()
  await typeQuantity(user, dal, '80')
  await user.tab()
  await waitFor(() => expect(strip()).toHaveTextContent(WAITS))
  const before = sent().length
  provider.clearFaults()
  provider.fault({ call: 'cart', kind: 'drop', times: 1 })
  Reflect.deleteProperty(navigator, 'onLine')
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(sent().slice(before)).toMatchObject([{ productQuantity: 80 }]))
  await waitFor(() => expect(strip()).toHaveTextContent(/^$/))
})

test('what waits is not compared with a stored cart that is older', async () => {
  await visit('/setQuantity/WHT-LOK1-D', { as: 'savita' })
  await expectCached('["product","WHT-LOK1-D"]'.replaceAll('"', String.raw`\"`))
  await expectCached('Tur Dal Latur')
  cleanup()
  const { user } = await visit('/cart')
  provider.fault({ call: 'cart', kind: 'status', status: 503 })
  await typeQuantity(user, wheat, '600')
  await user.tab()
  await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Saved'))
  goOffline()
  await typeQuantity(user, wheat, '700')
  await user.tab()
  await waitFor(() => expect(strip()).toHaveTextContent(WAITS))
  const before = sent().length
  cleanup()

  await visit('/cart')
  await waitFor(() =>
    expect(quantity(wheat)).toHaveAccessibleDescription('kg Will be saved when online'),
  )
  expect(screen.queryByText(/changed elsewhere/)).toBeNull()
  cleanup()
  await visit('/setQuantity/WHT-LOK1-D')
  expect(await screen.findByRole('button', { name: 'Update Cart' })).toBeVisible()
  expect(button('Proceed to Checkout')).toBeVisible()
  goOnline()
  await waitFor(() => expect(sent().slice(before)).toMatchObject([{ productQuantity: 700 }]))
})

test('a line removed offline stays until it is deleted, and Proceed does not go on', async () => {
  const { user } = await visit('/cart', { as: 'savita' })
  goOffline()
  await user.click(button(`Remove ${wheat}`))
  await waitFor(() =>
    expect(quantity(wheat)).toHaveAccessibleDescription('kg Will be removed when online'),
  )
  await user.click(button(`Remove ${wheat}`))
  expect(await screen.findByText('Wheat Lokwan removed')).toBeVisible()
  await user.click(button('Proceed to Checkout'))
  await waitFor(() => expect(button('Proceed to Checkout')).not.toHaveAttribute('aria-busy'))
  expect(window.location.pathname).toBe('/cart')
  goOnline()
  await waitFor(() => expect(screen.queryByRole('article', { name: wheat })).toBeNull())
})

test('an offer added offline is in the cart after a reload, and is sent once', async () => {
  await visit('/cart', { as: 'savita' })
  await expectCached('Wheat Lokwan')
  cleanup()
  const { user } = await visit('/setQuantity/ONI-NSK-D')
  goOffline()
  await user.click(button('Add To Cart'))
  expect(await screen.findByText('Will be added when online')).toBeVisible()
  cleanup()

  await visit('/cart')
  expect(within(lineOf(onion)).getByText('₹18.75/kg')).toBeVisible()
  await waitFor(() =>
    expect(quantity(onion)).toHaveAccessibleDescription('kg Will be saved when online'),
  )
  const before = sent().length
  goOnline()
  await waitFor(() => expect(sent()).toHaveLength(before + 1))
  await waitFor(() => expect(strip()).toHaveTextContent(/^$/))
  expect(lineOf(onion)).toBeVisible()
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
