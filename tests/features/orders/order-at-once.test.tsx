import { expectConsoleError } from '@tests/console'
import { settle } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeOrder } from './scenario'

const card = () => screen.getByRole('link', { name: /^SD2026-000104/ })

async function openList() {
  const { user } = await visit('/history', { as: 'savita' })
  await screen.findByRole('tab', { name: 'Purchase' })
  return user
}

test('shows an order of the list at once, then its own response', async () => {
  changeOrder('104', { transactionId: 'BEFORE0001' })
  const user = await openList()
  changeOrder('104', { transactionId: 'AFTER00002' })
  const release = provider.hold('orderById')
  await user.click(card())
  expect(await screen.findByRole('heading', { name: 'SD2026-000104' })).toBeVisible()
  expect(screen.getByText('BEFORE0001')).toBeVisible()
  release()
  expect(await screen.findByText('AFTER00002')).toBeVisible()
  expect(screen.queryByText('BEFORE0001')).not.toBeInTheDocument()
  expect(provider.requests('orderById')).toHaveLength(1)
})

test.each([
  ['no transaction ID', { transactionId: null }],
  ['no items', { orderItems: [] }],
  ['a rejected payment', { purchasePaymentStatus: 'rejected', rejectionReason: 'Not found' }],
])('waits for the response of an order that the list has with %s', async (_, change) => {
  changeOrder('104', change)
  const user = await openList()
  const release = provider.hold('orderById')
  await user.click(card())
  await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument())
  expect(screen.queryByRole('heading', { name: 'SD2026-000104' })).not.toBeInTheDocument()
  release()
  expect(await screen.findByRole('heading', { name: 'SD2026-000104' })).toBeVisible()
})

test('waits for the response on the screen of a product', async () => {
  const user = await openList()
  const release = provider.hold('orderById')
  await user.click(card())
  const [item] = await screen.findAllByRole('link', { name: /Wheat|Soybean|Turmeric|Dal|Rice/ })
  if (!item) throw new Error('The order shows no items')
  await user.click(item)
  await waitFor(() => expect(window.location.pathname).toMatch(/singleProductDetails/))
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'SD2026-000104' })).not.toBeInTheDocument(),
  )
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  release()
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})

test('shows Page not found for an order that is gone', async () => {
  expectConsoleError('ApiError')
  const user = await openList()
  provider.fault({ call: 'orderById', kind: 'status', status: 404 })
  await user.click(card())
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('keeps showing an order whose own response is refused', async () => {
  const user = await openList()
  provider.fault({ call: 'orderById', kind: 'status', status: 400 })
  await user.click(card())
  expect(await screen.findByRole('heading', { name: 'SD2026-000104' })).toBeVisible()
  await waitFor(() => expect(provider.requests('orderById')[0]?.status).toBe(400))
  await settle()
  expect(screen.getByRole('heading', { name: 'SD2026-000104' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
