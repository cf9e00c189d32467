import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { atNoon, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const ALL = '10,000 orders'

const newest = () => savita().orders[0]?.orderId ?? ''
const figureOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')

test('shows ten thousand orders, newest first, with their totals', async () => {
  provider.scenario('many-orders')
  savita().orders = savita().orders.toReversed()
  await visit('/order/history', { as: 'savita', wait: false })
  expect(await screen.findByText(ALL)).toBeVisible()
  const [first] = screen.getAllByRole('heading', { level: 3 })
  expect(first).toHaveTextContent(savita().orders.at(-1)?.orderId ?? '')
  expect(figureOf('Total Purchase')).toHaveTextContent(/^₹[\d,]+\.00$/)
  expect(provider.requests('ordersOfUser')).toHaveLength(1)
})

test('shows the known orders at once on the way back, however long a newer answer takes', async () => {
  atNoon('many-orders')
  const { user } = await visit('/order/history', { as: 'savita', wait: false })
  await screen.findByText(ALL)
  await user.click(screen.getByRole('link', { name: new RegExp(`^${newest()}`) }))
  // The list has a Back button too, until the order's screen has come.
  expect(await screen.findByRole('heading', { name: 'Order details' })).toBeVisible()
  vi.setSystemTime(Date.now() + 60_000)
  const release = provider.hold('ordersOfUser')
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(await screen.findByText(ALL)).toBeVisible()
  await waitFor(() => expect(provider.requests('ordersOfUser')).toHaveLength(2))
  act(release)
})
