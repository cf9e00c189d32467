/** A screen shows what the list before it holds, until its own response arrives. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { changeOffer } from '@tests/features/catalogue/offers'
import { changeOrder } from '@tests/features/orders/scenario'
import { button, settle } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const offer = {
  list: '/product/list',
  name: /Onion Lasalgaon/,
  call: 'productBySku',
  heading: 'Onion Lasalgaon',
} as const
const order = {
  list: '/history',
  name: /^SD2026-000104/,
  call: 'orderById',
  heading: 'SD2026-000104',
} as const
const query = {
  list: '/help/support/queries',
  name: /Q000117/,
  call: 'queryByNumber',
  heading: 'Query details',
} as const
type Listed = typeof offer | typeof order | typeof query

const setPrice = (purchasePrice: number) => () => changeOffer('ONI-NSK-D', { purchasePrice })
const setId = (transactionId: string) => () => changeOrder('104', { transactionId })
const setStatus = (status: string) => () => {
  savita().queries = savita().queries.map((one) => ({ ...one, status }))
}

const listed = ({ name }: Listed) => screen.findByRole('link', { name })
const main = () => screen.getByRole('main')

test.each<[string, Listed, () => void, string, () => void, string]>([
  ['an offer', offer, setPrice(20), '₹20.00', setPrice(21.5), '₹21.50'],
  ['an order', order, setId('BEFORE0001'), 'BEFORE0001', setId('AFTER00002'), 'AFTER00002'],
  ['a query', query, setStatus('pending'), 'Pending', setStatus('resolved'), 'Resolved'],
])('%s of the list is shown at once, then its own response', async (_, one, ...change) => {
  const [before, words, after, newWords] = change
  before()
  const { user } = await visit(one.list, { as: 'savita' })
  after()
  const release = provider.hold(one.call)
  await user.click(await listed(one))
  expect(await screen.findByRole('heading', { name: one.heading })).toBeVisible()
  await waitFor(() => expect(main()).toHaveTextContent(words))
  release()
  await waitFor(() => expect(main()).toHaveTextContent(newWords))
  expect(main()).not.toHaveTextContent(words)
  expect(provider.requests(one.call)).toHaveLength(1)
})

test.each<[string, Listed, () => void]>([
  [
    'an offer without a minimum',
    offer,
    () => changeOffer('ONI-NSK-D', { minPurchaseQuantity: null }),
  ],
  [
    'an order with a rejected payment',
    order,
    () => changeOrder('104', { purchasePaymentStatus: 'rejected', rejectionReason: 'Not found' }),
  ],
])('%s in the list waits for its response', async (_, one, change) => {
  change()
  const { user } = await visit(one.list, { as: 'savita' })
  const release = provider.hold(one.call)
  await user.click(await listed(one))
  await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument())
  expect(screen.queryByRole('heading', { name: one.heading })).not.toBeInTheDocument()
  release()
  expect(await screen.findByRole('heading', { name: one.heading })).toBeVisible()
})

test('an offer that is gone shows Page not found', async () => {
  expectConsoleError('ApiError')
  const { user } = await visit(offer.list, { as: 'savita' })
  provider.fault({ call: offer.call, kind: 'status', status: 404 })
  await user.click(await listed(offer))
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('an order whose own response is refused stays', async () => {
  const { user } = await visit(order.list, { as: 'savita' })
  provider.fault({ call: 'orderById', kind: 'status', status: 400 })
  await user.click(await listed(order))
  await waitFor(() => expect(provider.requests('orderById')[0]?.status).toBe(400))
  await settle()
  expect(screen.getByRole('heading', { name: order.heading })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

// Deliveries send back all that the order's own response held.
test('a product waits for the response of its order', async () => {
  const { user } = await visit(order.list, { as: 'savita' })
  const release = provider.hold('orderById')
  await user.click(await listed(order))
  await user.click(await screen.findByRole('link', { name: /^Turmeric/ }))
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull())
  expect(window.location.pathname).toMatch(/singleProductDetails/)
  release()
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})

test('an offer and its tile show the newest price of either', async () => {
  const seen = (price: string) => waitFor(() => expect(main()).toHaveTextContent(price))
  const back = async () => {
    await user.click(button('Back'))
    await screen.findByText('Products (domestic)')
  }
  setPrice(20)()
  const { user } = await visit(offer.list, { as: 'savita' })
  setPrice(31)()
  await user.click(await listed(offer))
  await seen('₹31.00')
  await back()
  expect(await listed(offer)).toHaveTextContent('₹31')
  expect(provider.requests('products')).toHaveLength(1)

  setPrice(33)()
  await user.click(screen.getByRole('tab', { name: 'Domestic' }))
  await waitFor(async () => expect(await listed(offer)).toHaveTextContent('₹33'))
  const release = provider.hold('productBySku')
  await user.click(await listed(offer))
  await screen.findByRole('heading', { name: offer.heading })
  await seen('₹33.00')
  release()
  await waitFor(() => expect(provider.requests('productBySku')).toHaveLength(2))
})
