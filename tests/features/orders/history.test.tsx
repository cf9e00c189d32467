import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { atNoon, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeOrder, orderNumber } from './scenario'

const panel = () => screen.getByRole('tabpanel')
const cards = () => {
  const list = within(panel()).queryByRole('region', { name: /orders?$/ })
  return list ? within(list).queryAllByRole('link') : []
}
const named = () => cards().map((card) => card.querySelector('h3')?.textContent)

async function open(path = '/history', as: 'savita' | 'meena' = 'savita') {
  const view = await visit(path, { as })
  await screen.findByRole('tab', { name: 'Purchase' })
  return view
}

describe('My Orders', () => {
  test('purchases are the orders that are not sold, newest first; the rest are sales', async () => {
    const { user } = await open()
    expect(screen.getByRole('tab', { name: 'Purchase' })).toHaveAttribute('aria-selected', 'true')
    expect(named()).toEqual(['SD2026-000118', 'SD2026-000104', 'SD2026-000097'])
    await user.click(screen.getByRole('tab', { name: 'Sales' }))
    expect(named()).toEqual(['SD2026-000061'])
    expect(cards()[0]).toHaveTextContent('Profit: ₹1,125.00')
  })

  // "Orders whose soldStatus is not sold appear in the Purchase tab; sold ones [...] in the Sales tab."
  test.each([
    [{ soldStatus: ' SOLD', isSold: false }, ['SD2026-000104', 'SD2026-000061']],
    [{ soldStatus: 'pending', isSold: true }, ['SD2026-000061']],
    [{ soldStatus: '', isSold: true }, ['SD2026-000061']],
  ])('an order is sold by its soldStatus alone: %j', async (change, sales) => {
    changeOrder('104', change)
    await open('/history?tab=sales')
    expect(named()).toEqual(sales)
  })

  test('a purchase leads to its purchase side, a sale to its sale side; Back meets the same tab', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: /^SD2026-000104/ }))
    expect(window.location.pathname + window.location.search).toBe(
      `/order/singleorderDetails/${orderNumber('104')._id}?saleOnly=false`,
    )
    // The list has a Back button too, until the order's screen has come.
    expect(await screen.findByRole('heading', { name: 'Order details' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(await screen.findByRole('tab', { name: 'Sales' }))
    await user.click(screen.getByRole('link', { name: /^SD2026-000061/ }))
    expect(window.location.pathname + window.location.search).toBe(
      `/order/singleorderDetails/${orderNumber('061')._id}?saleOnly=true`,
    )
    expect(await screen.findByRole('heading', { name: 'Sale details' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('tab', { name: 'Sales' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  test('a rejected payment has a red border, a status its colour and its word', async () => {
    provider.scenario('every-order')
    await open()
    const card = (end: string) =>
      screen.getByRole('link', { name: new RegExp(`^SD2026-000${end}`) })
    expect(card('315')).toHaveClass('border-notice-600')
    expect(card('316')).not.toHaveClass('border-notice-600')
    for (const [end, word, colour] of [
      ['320', 'Pending', 'text-pending'],
      ['318', 'Active', 'text-leaf-700'],
      ['307', 'On Hold', 'text-notice-600'],
      ['305', 'Closed', 'text-notice-600'],
      ['306', 'Cancelled', 'text-notice-600'],
    ] as const)
      expect(within(card(end)).getByText(word)).toHaveClass(colour)
  })

  test('every card says where its order stands, the time left, and what only the person can do', async () => {
    atNoon('every-order')
    await open()
    const card = (end: string) =>
      screen.getByRole('link', { name: new RegExp(`^SD2026-000${end}`) })
    for (const [end, ...words] of [
      ['320', 'Verification · Takes up to 5-6 hours'],
      ['319', 'Activation · 6-7 hours after payment confirmation'],
      ['317', 'Quotes · 4 quotes from vendors', '6 h left', 'Your turn: Choose from 4 quotes'],
      ['315', 'Verification · Rejected', 'Your turn: Reverify your payment'],
      ['314', 'Delivery · Delivery accepted', '4 days left', 'Your turn: Pay for delivery'],
      ['310', 'Time is up: it goes to the vendor with the highest quote', 'Time is up'],
      ['307', 'Verification · On Hold'],
      ['311', 'All done.'],
    ] as const) {
      for (const word of words) expect(card(end)).toHaveTextContent(word)
    }
    expect(card('320')).not.toHaveTextContent('Your turn')
  })

  test('shows the four totals of the order history on both tabs', async () => {
    const { user } = await open()
    const total = (label: string) =>
      screen.getByText(label).parentElement?.querySelector('dd')?.textContent
    for (const tab of ['Purchase', 'Sales']) {
      await user.click(screen.getByRole('tab', { name: tab }))
      expect(total('Total Purchase')).toBe('₹32,210.00')
      expect(total('Active Purchase')).toBe('₹20,904.00')
      expect(total('Upcoming Profit')).toBe('₹910.00 – ₹2,250.00')
      expect(total('Total Profit')).toBe('₹1,125.00')
    }
  })

  test('is empty for who has nothing: "No Orders available" on both tabs, and a way on from each', async () => {
    const { user } = await open('/history', 'meena')
    expect(screen.getByText('No Orders available')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See offers' })).toHaveAttribute(
      'href',
      '/product/list',
    )
    await user.click(screen.getByRole('tab', { name: 'Sales' }))
    expect(screen.getByText('No Orders available')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See quotes' })).toHaveAttribute('href', '/quotes')
    expect(screen.queryByRole('link', { name: 'See offers' })).not.toBeInTheDocument()
    expect(screen.queryByText('Needs your action')).not.toBeInTheDocument()
  })
})

describe('Needs your action', () => {
  const strip = () => screen.getByRole('region', { name: 'Needs your action' })
  const links = () => within(strip()).getAllByRole('link')

  test('names rejected payments, then deliveries to be paid, then quotes, each with its way there', async () => {
    atNoon('every-order')
    const { user } = await open()
    await user.click(within(strip()).getByRole('button', { name: 'Show 1 more' }))
    const item = (end: string, index = 0) => orderNumber(end).orderItems[index]?._id ?? ''
    expect(links().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [
        `/order/singleorderDetails/${orderNumber('315')._id}?saleOnly=false`,
        'Reverify your paymentSD2026-000315 · Grapes Nashik Thompson',
      ],
      [
        // First the product, then the order.
        `/request/delivery/${item('314')}/${orderNumber('314')._id}`,
        'Pay for deliverySD2026-000314 · Chana Desi Akola',
      ],
      [
        `/singleQuoteDetails/${orderNumber('317')._id}/${item('317')}`,
        'Choose from 4 quotes6 h leftSD2026-000317 · Turmeric Sangli',
      ],
      [
        `/singleQuoteDetails/${orderNumber('316')._id}/${item('316')}`,
        'Choose from 2 quotes2 days leftSD2026-000316 · Red Chilli Guntur Teja',
      ],
    ])
    expect(within(strip()).queryByRole('button')).not.toBeInTheDocument()
  })

  test('leads to all quotes of an order where several products have some', async () => {
    await open()
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      `/order/singleorderDetails/${orderNumber('097')._id}?saleOnly=false`,
      `/quoteDetails/${orderNumber('104')._id}`,
    ])
    expect(links()[1]).toHaveTextContent('Choose from 6 quotes')
  })

  test('is gone when there is nothing to do', async () => {
    savita().orders = savita().orders.filter(({ status }) => status === 'pending')
    await open()
    expect(screen.queryByRole('region', { name: 'Needs your action' })).not.toBeInTheDocument()
  })

  test('stays short however much there is to do', async () => {
    provider.scenario('many-orders')
    const { user } = await open()
    await screen.findByText(/^8,750 orders/)
    expect(links()).toHaveLength(3)
    await user.click(within(strip()).getByRole('button', { name: 'Show 20 more' }))
    await waitFor(() => expect(links()).toHaveLength(23))
  })
})
