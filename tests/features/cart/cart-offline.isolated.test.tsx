/**
 * Cart changes made without a network: drafts that wait visibly, outlive the page and go out in
 * order.
 */
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { deleteDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { OFFLINE_DATABASE } from '@/api/query-client'
import { openCached } from '@tests/offline-cache'
import { goOffline, goOnline } from '@tests/network'
import { button } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { dal, lineOf, quantity, typeQuantity, wheat } from './lines'

const WAITS = 'Your cart changes will be saved when you are online.'
const onion = 'Onion Lasalgaon'

const strip = () => screen.getAllByRole('status')[0]

/** What the provider got of the cart's changes, in its order. */
const sent = () =>
  provider
    .requests()
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/cart'))
    .map(({ method, body }) => (method === 'DELETE' ? 'removed' : body))

/** Waits until these reads are in the offline cache. */
async function cached(...reads: string[]): Promise<void> {
  await waitFor(
    async () => {
      const database = await openCached()
      const keys = JSON.stringify(await database?.getAllKeys('answers'))
      database?.close()
      for (const read of reads) expect(keys).toContain(read)
    },
    { timeout: 10_000 },
  )
}

afterEach(async () => {
  cleanup()
  goOnline()
  await deleteDB(OFFLINE_DATABASE)
})

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

test('a line removed offline stays until it is deleted, and Proceed does not go on', async () => {
  const { user } = await visit('/cart', { as: 'savita' })
  goOffline()
  await user.click(button(`Remove ${wheat}`))
  await waitFor(() =>
    expect(quantity(wheat)).toHaveAccessibleDescription('kg Will be removed when online'),
  )
  await user.click(button('Proceed to Checkout'))
  await waitFor(() => expect(button('Proceed to Checkout')).not.toHaveAttribute('aria-busy'))
  expect(window.location.pathname).toBe('/cart')
  goOnline()
  await waitFor(() => expect(screen.queryByRole('article', { name: wheat })).toBeNull())
})

test('an offer added offline is in the cart after a reload, and is sent once', async () => {
  await visit('/cart', { as: 'savita' })
  await cached('cart')
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
