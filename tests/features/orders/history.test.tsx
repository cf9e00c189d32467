import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, fact, heading, link } from '@tests/page'
import { atNoon, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeItems, changeOrder, orderNumber, orderUrl } from './scenario'

const card = (end: string) => screen.getByRole('link', { name: new RegExp(`^SD2026-000${end}`) })
const named = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

const open = (path = '/history') => visit(path, { as: 'savita' })

const labels = ['Total Purchase', 'Active Purchase', 'Upcoming Profit', 'Total Profit']
const totals = () => labels.map(fact)

describe('My Orders', () => {
  test('shows the four totals, unsold orders as purchases and sold ones as sales, those that need the person first', async () => {
    savita().orders = savita().orders.toReversed()
    // ORD-1: sold by its soldStatus alone.
    changeOrder('104', { soldStatus: 'pending', isSold: true })
    changeOrder('061', { soldStatus: ' SOLD', isSold: false })
    const { user } = await open()
    // "Summary card: Total Purchase, Active Purchase, Upcoming Profit (a range), Total Profit."
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels)
    // Active: 80 kg turmeric at 142.50 (148.25 to 157.50), 50 kg chilli at 188 (197 to 209), fee:
    // ₹20,904. Closed: 600 kg onion at 18.75, sold at 20.625, ₹11,306 with the fee.
    expect(totals()).toEqual(['₹32,210.00', '₹20,904.00', '₹910.00 – ₹2,250.00', '₹1,125.00'])
    expect(screen.queryByText(/not known yet/)).not.toBeInTheDocument()
    // Home has a number that leads there.
    expect(screen.queryByRole('link', { name: 'Where your money is' })).toBeNull()
    expect(screen.getByRole('tab', { name: 'Purchase' })).toHaveAttribute('aria-selected', 'true')
    expect(named()).toEqual(['SD2026-000104', 'SD2026-000097', 'SD2026-000118'])
    expect(card('118')).toHaveTextContent('Jaggery Kolhapur, 120 kg')
    expect(card('118')).toHaveTextContent('₹5,577.00')
    expect(card('118')).toHaveTextContent('Payment: Verification Pending')
    await user.click(screen.getByRole('tab', { name: 'Sales' }))
    expect(named()).toEqual(['SD2026-000061'])
    expect(card('061')).toHaveTextContent('Profit ₹1,125.00 (₹1,068.75 after the fee)')
  })

  test('shows on each card the status in its colour, the stage, the time left and the needed action', async () => {
    atNoon('every-order')
    await open()
    for (const [end, status, colour, ...words] of [
      ['320', 'Pending', 'text-pending', 'Verification', 'Payment: Verification Pending'],
      ['317', 'Active', 'text-leaf-700', 'Choose from 4 quotes', '6 h'],
      ['307', 'On Hold', 'text-notice-600', 'Verification'],
      ['305', 'Closed', 'text-notice-600', 'Sold or delivered'],
    ] as const) {
      expect(within(card(end)).getByText(status)).toHaveClass(colour)
      for (const word of words) expect(card(end)).toHaveTextContent(word)
    }
    for (const words of ['Rejected', 'Reverify your payment'])
      expect(card('315')).toHaveTextContent(words)
    expect(card('315')).not.toHaveTextContent('Payment:')
    expect(card('315')).toHaveClass('border-notice-600')
    expect(card('317')).not.toHaveClass('border-notice-600')
  })
})

test('Order history lists every order, newest first, and counts no unknown amount', async () => {
  const { orderItems } = orderNumber('118')
  const ofName = (productName: string) =>
    orderItems.map((item) => ({ ...item, _id: productName, productName }))
  changeOrder('118', { orderItems: ['Rice 1', 'Rice 2', 'Rice 3', 'Rice 4'].flatMap(ofName) })
  for (const end of ['061', '118']) changeOrder(end, { totalAmount: 'soon' as never })
  const { user } = await open('/order/history')
  expect(totals().slice(0, 2)).toEqual(['₹20,904.00', '₹20,904.00'])
  expect(screen.getByText('Amounts that are not known yet are not included.')).toBeVisible()
  expect(card('118')).toHaveTextContent('Not known yet')
  expect(card('118')).not.toHaveTextContent('₹0')
  expect(named()).toEqual(['SD2026-000118', 'SD2026-000104', 'SD2026-000097', 'SD2026-000061'])
  expect(card('118')).toHaveTextContent('Rice 1, 120 kg; Rice 2, 120 kg; and 2 more items')
  expect(link('Statement')).toHaveAttribute('href', '/statement')
  await user.click(card('118'))
  expect(address()).toBe(orderUrl('118'))
})

describe('Where your money is', () => {
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent)

  // What counts, and in which order: tests/domain/statement.test.ts.
  test('shows the profit by month and product, the money at work, and what comes next', async () => {
    atNoon('every-order')
    const { user } = await open('/history/money')
    // 60 kg from 96 to 103.50 and 600 kg from 18.75 to 20.625 a day ago, 60.125 from 58.375 to
    // 61.25 six days ago.
    expect(await rowsOf('Profit by month')).toEqual([
      'Sep 2026₹1,575.00',
      'Aug 2026₹172.86',
      'Total Profit₹1,747.86',
    ])
    expect((await rowsOf('Profit by product'))[0]).toBe('Onion Lasalgaon₹1,125.00')
    expect(fact('Money at work')).toBe('₹1,00,239.00')
    expect(fact('Being verified')).toBe('₹16,230.00')
    const next = await rowsOf('What comes next')
    expect([next.length, next[0], next.at(-1)]).toEqual([
      9,
      'Activation expected 5 Sep 2026Jaggery Kolhapur₹5,577.00SD2026-000320',
      'No date yetWheat Lokwan₹10,653.00SD2026-000319',
    ])
    await user.click(link('SD2026-000318'))
    await heading('Order details')
  })

  test('says that a profit is not known, not that nothing is sold', async () => {
    changeItems('061', { soldPrice: null })
    await open('/history/money')
    expect(
      await screen.findByText('Amounts that are not known yet are not included.'),
    ).toBeVisible()
    expect(screen.queryByText('Nothing is sold yet.')).toBeNull()
  })

  test('is a row of History where nothing can be sold, and says that nothing is sold yet', async () => {
    savita().orders = savita().orders.filter(({ status }) => status === 'pending')
    const { user } = await open()
    await user.click(link('Where your money is'))
    expect(address()).toBe('/history/money')
    expect(await screen.findByText('Nothing is sold yet.')).toBeVisible()
    expect(screen.queryByText('If you sell today, you get')).toBeNull()
    expect(fact('Money at work')).toBe('₹0.00')
  })
})
