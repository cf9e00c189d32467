import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, button, heading, link } from '@tests/page'
import { atNoon, provider, savita } from '@tests/provider'
import { goBack } from '@tests/travel'
import { visit } from '@tests/visit'
import { changeItems, changeOrder, orderNumber, orderUrl } from './scenario'

const box = () => screen.findByRole('searchbox', { name: 'Search orders' })
const select = (name: string) => screen.getByRole('combobox', { name })
const options = (name: string) =>
  [...select(name).querySelectorAll('option')].map(({ textContent }) => textContent)
const named = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const found = (...ends: string[]) =>
  waitFor(() => expect(named()).toEqual(ends.map((end) => `SD2026-000${end}`)))

/** As many orders as have a search: copies of this one, `SD2026-000901` to `907`. */
function addOrders(end: string): void {
  const copies = Array.from({ length: 7 }, (_, n) => ({
    ...orderNumber(end),
    _id: `66d00000000000000000090${n}`,
    orderId: `SD2026-00090${n + 1}`,
  }))
  savita().orders = [...savita().orders, ...copies]
}

test('filters by status and period, with counts', async () => {
  atNoon()
  changeOrder('118', { status: 'active', createdAt: '2026-07-01T06:00:00Z' })
  addOrders('061')
  const { user } = await visit('/order/history', { as: 'savita' })
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  expect(options('Status')).toContain('Closed (8)')
  await user.selectOptions(select('Status'), 'Active (2)')
  await waitFor(() => expect(named()).toHaveLength(2))
  expect(options('Period')).toContain('This financial year (2)')
  await user.selectOptions(select('Period'), 'This month (1)')
  await found('104')
  expect(address()).toBe('/order/history?status=active&period=thisMonth')
  await user.type(await box(), 'nobody')
  expect(await screen.findByText('No orders match')).toBeVisible()
  await waitFor(() => expect(address()).toMatch(/[?&]q=nobody/))
  await user.click(button('Clear all'))
  await waitFor(() => expect(named()).toHaveLength(11))
  expect(address()).toBe('/order/history')
})

// What else is found: tests/domain/order-search.test.ts.
test.each(['/history', '/quotes'])(
  'shows of %s only the orders of the search in the URL, and clears it',
  async (path) => {
    provider.scenario('quotes-waiting')
    addOrders('104')
    changeItems('116', { isSold: true, soldTo: { name: 'Krishna Spices' } })
    const { user } = await visit(`${path}?q=KRISHNÁ`, { as: 'savita' })
    expect(await box()).toHaveValue('KRISHNÁ')
    await found('116')
    expect(screen.getByText('1 order found')).toBeInTheDocument()
    await user.click(button('Clear search'))
    await waitFor(() => expect(named().length).toBeGreaterThan(7))
    expect(address()).toBe(path)
  },
)

describe('Compact rows', () => {
  const toggle = () => screen.findByRole('button', { name: 'Compact rows' })
  const copy = (end: string) => screen.findByRole('button', { name: `Copy SD2026-000${end}` })
  const row = async (end: string) => {
    await copy(end)
    return link(new RegExp(`SD2026-000${end}`))
  }

  test('show order, items, amount and time left, can be copied, lead to the order, and are remembered', async () => {
    atNoon('every-order')
    const first = await visit('/history', { as: 'savita' })
    await first.user.click(await toggle())
    expect(await row('317')).toHaveTextContent('SD2026-000317Active6 h₹11,457.00Turmeric Sangli')
    expect(await row('315')).toHaveTextContent('Payment: Rejected')
    expect(await row('317')).not.toHaveTextContent('Payment:')
    // ORD-3.
    expect((await row('315')).parentElement).toHaveClass('border-notice-600')
    expect((await row('317')).parentElement).not.toHaveClass('border-notice-600')
    expect(named()[0]).toBe('SD2026-000317')
    await first.user.click(await copy('317'))
    expect(await navigator.clipboard.readText()).toBe(
      'SD2026-000317\t2026-09-02\tTurmeric Sangli 80 kg\t11457.00\t2026-09-05',
    )
    first.unmount()
    const { user } = await visit('/history?tab=sales', { as: 'savita' })
    await user.click(await row('309'))
    expect(address()).toBe(orderUrl('309', '?saleOnly=true'))
    await heading('Sale details')
    await goBack()
    await user.click(await toggle())
    expect(await screen.findByText('Profit ₹1,125.00')).toBeVisible()
  })

  test('work for the quotes, too', async () => {
    atNoon()
    addOrders('104')
    const { user } = await visit('/quotes', { as: 'savita' })
    await user.click(await toggle())
    // What selling all of it brings, the best bids, and what is left of each after the fee.
    await waitFor(async () =>
      expect(await row('104')).toHaveTextContent(
        'If you sell today, you get ₹22,315.00 +₹1,411.00 after the fee SD2026-000104Active1 day 6 h₹20,904.00Turmeric Sangli₹156.125/kg₹1,033.00 after the feeRed Chilli Guntur Teja₹196.500/kg₹378.00 after the fee',
      ),
    )
    await user.click(await row('104'))
    expect(address()).toBe(`/quoteDetails/${orderNumber('104')._id}`)
  })
})
