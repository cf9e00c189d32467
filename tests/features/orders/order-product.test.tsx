import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { plain } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeItems, changeOrder, orderNumber, orderUrl, productUrl } from './scenario'

/** The rows of one card: label and value. */
function rowsOf(title: string) {
  const card = screen.getByRole('heading', { level: 2, name: title }).parentElement
  if (!card) throw new Error(`no card ${title}`)
  const labels = [...card.querySelectorAll('dt')]
  return Object.fromEntries(
    labels.map((label) => [label.textContent, plain(label.parentElement?.querySelector('dd'))]),
  )
}

async function open(end: string, index = 0) {
  const view = await visit(productUrl(end, index), { as: 'savita' })
  await screen.findByRole('heading', { name: 'Product details' })
  return view
}

const raiseQuery = () => screen.getByText('Raise Query')

describe('a purchase that is not sold', () => {
  test('shows product, purchase, sale and payment, and links to the delivery request', async () => {
    const { user } = await open('104')
    expect(screen.getByRole('heading', { name: 'Turmeric Sangli' })).toBeVisible()
    expect(screen.getAllByText('₹11,400.00')).toHaveLength(2)
    expect(screen.getByText('80 kg')).toBeVisible()
    expect(rowsOf('Purchase')).toMatchObject({
      Order: 'SD2026-000104',
      'Purchase Price': '₹142.50/kg',
      'Offer Duration': '15-20 Days',
      'Purchase Value': '₹11,400.00',
    })
    expect(rowsOf('Sale')).toEqual({
      'Sale Status': 'Sale pending',
      'Expected Selling Price': '₹148.25 – ₹157.50/kg',
    })
    expect(rowsOf('Payment')).toEqual({
      'Payment Status': 'Done',
      'Transaction ID': 'DEMOUTR000000104',
    })
    expect(screen.getByRole('link', { name: 'SD2026-000104' })).toHaveAttribute(
      'href',
      orderUrl('104'),
    )
    expect(screen.getByRole('link', { name: 'Buy again' })).toHaveAttribute(
      'href',
      '/setQuantity/TRM-SNG-D',
    )
    const { _id, orderItems } = orderNumber('104')
    expect(screen.getByRole('link', { name: 'See quotes' })).toHaveAttribute(
      'href',
      `/singleQuoteDetails/${_id}/${orderItems[0]?._id}`,
    )
    expect(rowsOf('Delivery')).toEqual({ 'Delivery status': 'Not requested' })
    expect(screen.getByText(/^You can have it delivered .* before the deal ends\.$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Request Delivery' })).toHaveAttribute(
      'href',
      `/request/delivery/${orderItems[0]?._id}/${_id}`,
    )
    expect(screen.queryByRole('button', { name: 'Sales Invoice' })).not.toBeInTheDocument()
    const button = screen.getByRole('button', { name: 'Raise Query' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(
      'You can ask about the payment once this sale has a payment status.',
    )
    await user.click(button)
    expect(window.location.pathname).toBe(productUrl('104'))
  })

  // DLV-2.
  test('lets the person ask for delivery after the end of the deal, too', async () => {
    changeItems('104', { dealEndDate: '2026-09-05T06:30:00.000Z' })
    await open('104')
    expect(screen.getByText('The deal has ended. You can still ask for delivery.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Request Delivery' })).toBeVisible()
  })
})

// DLV-2. Rejected orders, too: tests/features/delivery/request.test.tsx.
test('a cancelled purchase offers no delivery', async () => {
  changeOrder('104', { status: 'Cancelled' })
  await open('104')
  expect(screen.queryByRole('link', { name: 'Request Delivery' })).not.toBeInTheDocument()
})

describe('a sold purchase', () => {
  test('shows buyer, date, price and profit', async () => {
    changeItems('061', { soldAt: '2026-09-04T19:00:00Z', sellOrderId: 'SL-61' })
    changeOrder('061', {
      bankDetails: {
        userName: 'Savita',
        bankName: 'Sahyadri Gramin Bank',
        accNo: '000123450001',
        ifscCode: '',
        branchName: '',
      },
    })
    await open('061')
    expect(rowsOf('Sale')).toEqual({
      'Sale Status': 'Sold',
      'Expected Selling Price': '₹19.70 – ₹21.00/kg',
      'Sold price': '₹20.625/kg',
      'Sold To': 'Godavari Agro Foods',
      'Sold on': '5 Sep 2026',
      'Sale Order Id': 'SL-61',
      'Sale amount': '₹12,375.00',
      Profit: '₹1,125.00 (₹1,068.75 after the fee)',
    })
    expect(rowsOf('Payment')).toEqual({
      'Payment Status': 'Done',
      'Transaction ID': 'DEMOUTR000000061',
      'Sale payment status': 'Payment done',
      'Payout account': 'Sahyadri Gramin Bank, account ending in 0001',
    })
    expect(document.body.textContent).not.toContain('000123450001')
    expect(screen.getByRole('button', { name: 'Sales Invoice' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Delivery' })).not.toBeInTheDocument()
  })

  test('opens Raise Query once it has a payment status; the subject names order and product', async () => {
    changeItems('061', { salePaymentStatus: 'pending' })
    const { user } = await open('061')
    expect(rowsOf('Payment')).toMatchObject({ 'Sale payment status': 'Payment Pending' })
    await user.click(raiseQuery())
    expect(window.location.pathname).toBe('/help/support/contactUs')
    expect(new URLSearchParams(window.location.search).get('subject')).toBe(
      'Order SD2026-000061, Onion Lasalgaon',
    )
  })

  test('has neither a payment status nor Raise Query where the provider sent no status', async () => {
    changeItems('061', { salePaymentStatus: '' })
    await open('061')
    expect(rowsOf('Payment')).not.toHaveProperty('Sale payment status')
    expect(screen.queryByText('Raise Query')).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(/Payment Pending|payment status/)
  })

  test.each([
    ['In Process', 'Paid outNowIn Process'],
    [' payment REJECTED', 'Paid outNeeds attentionRejected'],
  ])('whose payout is “%s” promises no day', async (word, stage) => {
    changeItems('061', { salePaymentStatus: word })
    await visit(orderUrl('061', '?saleOnly=true'), { as: 'savita' })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(stage)
  })
})

describe('the delivery of an item', () => {
  test('shows status, address and charges, and links to its payment; an international deal shows its net weight', async () => {
    provider.scenario('every-order')
    changeItems('314', { type: 'International ', netWeight: '20 t' })
    await open('314')
    expect(rowsOf('Purchase')['Net Weight']).toBe('20 t')
    expect(rowsOf('Delivery')).toMatchObject({
      'Delivery status': 'Delivery accepted',
      'Deliver to': 'Savita Jadhav, Gat No. 214, Jadhav Vasti, Niphad, Nashik, 422303',
      'Delivery charges': '₹1,850.50',
    })
    const links = screen.getAllByRole('link', { name: 'Pay for delivery' })
    const { _id, orderItems } = orderNumber('314')
    for (const link of links)
      expect(link).toHaveAttribute('href', `/request/delivery/${orderItems[0]?._id}/${_id}`)
    expect(links.length).toBeGreaterThan(0)
  })

  test('that is delivered links to nothing more', async () => {
    provider.scenario('every-order')
    await open('311')
    expect(rowsOf('Delivery')).toMatchObject({ 'Delivery status': 'Delivered' })
    expect(document.querySelector('a[href^="/request/delivery/"]')).toBeNull()
  })
})
