import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { WireOrder } from '@/api/contract/order'
import { atNoon, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const ALL = '10,000 orders'

const newest = () => savita().orders[0]?.orderId ?? ''
const figureOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')

test('the newest of ten thousand stand before the rest has been read, and no total is told of them', async () => {
  provider.scenario('many-orders')
  await visit('/order/history', { as: 'savita', wait: false })
  const card = await screen.findByRole('link', { name: new RegExp(`^${newest()}`) })
  expect(screen.queryByText(ALL)).not.toBeInTheDocument()
  expect(screen.queryAllByText('Loading')).not.toEqual([])
  for (const label of ['Total Purchase', 'Active Purchase', 'Upcoming Profit', 'Total Profit'])
    expect(figureOf(label)?.textContent.trim()).toBe('')

  expect(await screen.findByText(ALL)).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
  expect(figureOf('Total Purchase')).toHaveTextContent(/^₹[\d,]+\.00$/)
  expect(card.textContent).toBe(
    screen.getByRole('link', { name: new RegExp(`^${newest()}`) }).textContent,
  )
  expect(provider.requests('ordersOfUser')).toHaveLength(1)
})

/** Everything that stood on the page for a moment, in the elements of this selector. */
function watch(selector: string): string[] {
  const shown: string[] = []
  const observer = new MutationObserver(() =>
    shown.push(...[...document.querySelectorAll(selector)].map(({ textContent }) => textContent)),
  )
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return shown
}

test('a sale is not missing because it is not among the first', async () => {
  provider.scenario('many-orders')
  const isSold = (order: WireOrder) =>
    order.isSold === true || /^sold$/i.test(order.soldStatus ?? '')
  const [sold, bought] = [isSold, (order: WireOrder) => !isSold(order)].map((side) =>
    savita().orders.filter(side),
  )
  savita().orders = [
    ...(bought ?? []),
    ...(sold ?? []).map((order) => ({ ...order, createdAt: '2020-01-01' })),
  ]
  const shown = watch('[role=tabpanel]')
  await visit('/history?tab=sales', { as: 'savita', wait: false })
  expect(await screen.findByText('1,250 orders')).toBeVisible()
  expect(shown.some((text) => text.includes('Loading'))).toBe(true)
  expect(shown.filter((text) => text.includes('No Orders available'))).toEqual([])
})

test('what needs an action stays where it was shown, though more pressing things follow', async () => {
  provider.scenario('many-orders')
  savita().orders = savita().orders.map((order, index) =>
    index < 200 && order.purchasePaymentStatus === 'rejected'
      ? { ...order, purchasePaymentStatus: 'payment done' }
      : order,
  )
  await visit('/order/history', { as: 'savita', wait: false })
  const strip = await screen.findByRole('region', { name: 'Needs your action' })
  const rows = () =>
    within(strip)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(screen.queryByText(ALL)).not.toBeInTheDocument()
  const before = rows()
  expect(before[0]).toMatch(/^Pay for delivery/)
  await screen.findByText(ALL)
  expect(rows()).toEqual(before)
  expect(within(strip).getByRole('button', { name: 'Show 20 more' })).toBeVisible()
})

test('where the provider sends the newest last, all are waited for', async () => {
  provider.scenario('many-orders')
  savita().orders = savita().orders.toReversed()
  const oldest = savita().orders[0]?.orderId ?? ''
  const shown = watch('main h3')
  await visit('/order/history', { as: 'savita', wait: false })
  expect(await screen.findByText(ALL)).toBeVisible()
  expect(shown).not.toContain(oldest)
  expect(shown).toContain(savita().orders.at(-1)?.orderId)
})

test('back on the list, the orders known stand at once, all of them, however long a newer answer takes', async () => {
  atNoon('many-orders')
  const { user } = await visit('/order/history', { as: 'savita', wait: false })
  await screen.findByText(ALL)
  await user.click(screen.getByRole('link', { name: new RegExp(`^${newest()}`) }))
  vi.setSystemTime(Date.now() + 60_000)
  // What was there of them for a moment is forgotten by now.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const release = provider.hold('ordersOfUser')
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(await screen.findByText(ALL)).toBeVisible()
  await waitFor(() => expect(provider.requests('ordersOfUser')).toHaveLength(2))
  act(release)
})
