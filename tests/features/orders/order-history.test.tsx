import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WireOrder } from '@/api/contract/order'
import { atNoon, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

/** An order like Savita's newest, changed. */
function like(change: Partial<WireOrder>): WireOrder {
  const [order] = savita().orders
  if (!order) throw new Error('no order')
  return { ...order, ...change }
}

const cards = () => within(screen.getByRole('region', { name: /orders?$/ })).getAllByRole('link')

function total(label: string): string | null | undefined {
  return screen.getByText(label).parentElement?.querySelector('dd')?.textContent
}

test('sums up what was bought and earned', async () => {
  await visit('/order/history', { as: 'savita' })
  await screen.findByText('Total Purchase')
  // Active: 80 kg turmeric at 142.50 (148.25 to 157.50) and 50 kg chilli at 188 (197 to 209), ₹20,904 with the fee.
  // Closed: 600 kg onion at 18.75, sold at 20.625, ₹11,306 with the fee. Pending and rejected ones do not count.
  expect(total('Total Purchase')).toBe('₹32,210.00')
  expect(total('Active Purchase')).toBe('₹20,904.00')
  expect(total('Upcoming Profit')).toBe('₹910.00 – ₹2,250.00')
  expect(total('Total Profit')).toBe('₹1,125.00')
})

test('lists the orders, newest first, with all that tells them apart', async () => {
  savita().orders = savita().orders.toReversed()
  await visit('/order/history', { as: 'savita' })
  await screen.findByText('4 orders')
  expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual([
    'SD2026-000118',
    'SD2026-000104',
    'SD2026-000097',
    'SD2026-000061',
  ])
  const [pending, active, rejected, closed] = cards()
  expect(pending).toHaveTextContent('Pending')
  expect(pending).toHaveTextContent('Jaggery Kolhapur, 120 kg')
  expect(pending).toHaveTextContent('₹5,577.00')
  expect(pending).toHaveTextContent('Payment: Verification Pending')
  expect(pending).not.toHaveClass('border-notice-600')
  expect(active).toHaveTextContent('Active')
  expect(active).toHaveTextContent('Turmeric Sangli, 80 kg')
  expect(active).toHaveTextContent('Red Chilli Guntur Teja, 50 kg')
  expect(active).toHaveTextContent('Payment: Done')
  expect(rejected).toHaveTextContent('Payment: Rejected')
  expect(rejected).toHaveClass('border-notice-600')
  expect(closed).toHaveTextContent('Closed')
})

test('shows the day of an order in India', async () => {
  savita().orders = [like({ createdAt: '2026-09-04T19:00:00.000Z' })]
  await visit('/order/history', { as: 'savita' })
  expect(await screen.findByText('5 Sep 2026')).toBeVisible()
})

test('an order leads to its details', async () => {
  const { user } = await visit('/order/history', { as: 'savita' })
  await screen.findByText('4 orders')
  const [newest] = cards()
  if (newest) await user.click(newest)
  expect(window.location.pathname).toBe(`/order/singleorderDetails/${savita().orders[0]?._id}`)
})

test('without orders: "No Orders available", and on to the offers', async () => {
  const { user } = await visit('/order/history', { as: 'meena' })
  expect(await screen.findByText('No Orders available')).toBeVisible()
  expect(total('Total Purchase')).toBe('₹0.00')
  await user.click(screen.getByRole('link', { name: 'See offers' }))
  expect(await screen.findByRole('heading', { name: 'Products (domestic)' })).toBeVisible()
})

test('words nobody listed are shown as they are, and what is missing breaks nothing', async () => {
  provider.scenario('odd-words')
  await visit('/order/history', { as: 'savita' })
  expect(await screen.findByText('On Hold')).toBeVisible()
  expect(screen.getByText('Active')).toBeVisible()
  expect(screen.getByText('4 orders')).toBeVisible()
})

test('what needs an action comes first, above the totals and the list', async () => {
  atNoon()
  await visit('/order/history', { as: 'savita' })
  const strip = await screen.findByRole('region', { name: 'Needs your action' })
  expect(
    within(strip)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Reverify your paymentSD2026-000097 · Grapes Nashik Thompson',
    'Choose from 6 quotes1 day 6 h leftSD2026-000104 · Turmeric Sangli · Red Chilli Guntur Teja',
  ])
  const totals = screen.getByText('Your totals')
  expect(strip.compareDocumentPosition(totals)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('names two items and counts the rest', async () => {
  const order = like({})
  const [item] = order.orderItems
  if (!item) throw new Error('no item')
  order.orderItems = [1, 2, 3, 4].map((n) => ({
    ...item,
    _id: `item${n}`,
    productName: `Rice ${n}`,
  }))
  savita().orders = [order]
  await visit('/order/history', { as: 'savita' })
  expect(await screen.findByText('and 2 more items')).toBeVisible()
  expect(screen.getByText('Rice 2, 120 kg')).toBeVisible()
  expect(screen.queryByText('Rice 3, 120 kg')).not.toBeInTheDocument()
})
