import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button, fact, link, plain } from '@tests/page'
import { provider, atNoon } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeItems, changeOrder, orderUrl, productUrl, orderNumber } from './scenario'

describe('order details', () => {
  test('show header, amounts, payment and items', async () => {
    await visit(orderUrl('104'), { as: 'savita' })
    expect(await screen.findByRole('heading', { name: 'SD2026-000104' })).toBeVisible()
    expect(screen.getByText('Turmeric Sangli, 80 kg')).toBeVisible()
    expect(screen.getAllByText('₹20,904.00')).toHaveLength(2)
    expect(screen.getByText('Active')).toHaveClass('text-leaf-700')
    // 80 kg at 142.50 and 50 kg at 188; 0.5% of 20,800 is 104; together whole rupees.
    expect(fact('Items')).toBe('₹20,800.00')
    expect(fact('Platform fee (0.5%)')).toBe('₹104.00')
    expect(screen.queryByText('Round off')).not.toBeInTheDocument()
    expect(fact('Total Amount')).toBe('₹20,904.00')
    expect(fact('Payment Status')).toBe('Done')
    expect(screen.getByText('DEMOUTR000000104')).toBeVisible()
    expect(button('Copy Transaction ID')).toBeVisible()
    expect(button('Download Purchase Invoice')).toBeVisible()
    const items = within(screen.getByRole('region', { name: 'Items' })).getAllByRole('link')
    expect(items.map((item) => [item.getAttribute('href'), plain(item)])).toEqual([
      [productUrl('104', 0), 'Turmeric Sangli80 kg at ₹142.504 quotes₹11,400.00'],
      [productUrl('104', 1), 'Red Chilli Guntur Teja50 kg at ₹188.002 quotes₹9,400.00'],
    ])
  })

  test.each(['?saleOnly=false', '?saleOnly=maybe'])(
    'show the purchase with "%s", and the round off to whole rupees',
    async (query) => {
      await visit(orderUrl('061', query), { as: 'savita' })
      expect(await screen.findByRole('heading', { name: 'Order details' })).toBeVisible()
      expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent(
        'Onion Lasalgaon600 kg at ₹18.75Sold₹11,250.00',
      )
      // The fee is 56.25; 11,306.25 was sent as 11,306.
      expect(fact('Round off')).toBe('−₹0.25')
      expect(fact('Total Amount')).toBe('₹11,306.00')
      expect(screen.queryByText('Sale amount')).not.toBeInTheDocument()
    },
  )

  test('with saleOnly=true show only the sold items and their amounts', async () => {
    provider.scenario('every-order')
    await visit(orderUrl('316', '?saleOnly=true'), { as: 'savita' })
    expect(await screen.findByRole('heading', { name: 'Sale details' })).toBeVisible()
    const items = within(screen.getByRole('region', { name: 'Sold items' })).getAllByRole('link')
    // 60 kg of garlic bought at 96 and sold at 103.50.
    expect(items.map(plain)).toEqual(['Garlic Mandsaur60 kg at ₹103.500Sold₹6,210.00'])
    expect(fact('Sale amount')).toBe('₹6,210.00')
    expect(fact('Purchase Value')).toBe('−₹5,760.00')
    expect(fact('Profit')).toBe('₹450.00')
    expect(fact('Sale payment status')).toBe('Payment Pending')
    expect(screen.queryByText('Total Amount')).not.toBeInTheDocument()
  })

  test('with saleOnly=true show all items of an order that is marked as sold as a whole', async () => {
    changeOrder('104', { soldStatus: 'sold' })
    await visit(orderUrl('104', '?saleOnly=true'), { as: 'savita' })
    const items = await screen.findByRole('region', { name: 'Sold items' })
    expect(within(items).getAllByRole('link')).toHaveLength(2)
    expect(screen.getByText('The price of this sale is not available yet.')).toBeVisible()
  })

  // "Order details; query parameter saleOnly true or false"
  test('with saleOnly=true say that an order is not sold, without figures', async () => {
    const { user } = await visit(orderUrl('104', '?saleOnly=true'), { as: 'savita' })
    expect(screen.getByText('Nothing of this order is sold yet.')).toBeVisible()
    expect(screen.queryByText('The items of this order are not available yet.')).toBeNull()
    expect(screen.queryByText('₹0.00')).not.toBeInTheDocument()
    expect(screen.queryByText('Sale amount')).not.toBeInTheDocument()
    await user.click(link('See the purchase'))
    expect(await screen.findByRole('heading', { name: 'Order details' })).toBeVisible()
    expect(fact('Total Amount')).toBe('₹20,904.00')
  })

  test('work with unknown words and missing fields', async () => {
    provider.scenario('odd-words')
    await visit(orderUrl('097'), { as: 'savita' })
    expect(await screen.findByText('Rejection Reason : not given')).toBeVisible()
    expect(screen.getByText('The items of this order are not available yet.')).toBeVisible()
    expect(fact('Total Amount')).toBe('₹7,055.00')
  })
})

/** The stages on screen; every date as DATE. */
const stages = () =>
  within(screen.getByRole('region', { name: 'Order progress' }))
    .getAllByRole('listitem')
    .map((stage) => plain(stage)?.replace(/\d{1,2} [A-Z][a-z]{2} \d{4}/, 'DATE'))

const REJECTED =
  'Payment verification failed. Please reverify your Transaction ID and try again. If the issue persists, contact support.'
const upToQuotes = ['PaidDoneDATE', 'VerificationDone', 'ActivationDone', 'QuotesDone']

// Which stages there are, and how each stands: tests/domain/timeline.test.ts.
test.each<[string, string[], string]>([
  [
    '320',
    [
      'PaidDoneDATE',
      'VerificationNowTakes up to 5-6 hours',
      'ActivationTo come6-7 hours after payment confirmation, by about 6 pm today',
      'QuotesTo come',
      'Sold or deliveredTo come',
      'Paid outTo comeWithin 2-3 days after the sale',
    ],
    'Nothing to do for you now.',
  ],
  [
    '316',
    [
      ...upToQuotes.slice(0, 3),
      'QuotesNow2 quotes from vendors',
      'Sold or deliveredPartly done1 of 3 sold or delivered',
      'Paid outPartly done',
    ],
    'Your turn: choose a vendor before the time expires, or it is sold to the highest quote.',
  ],
  [
    '313',
    [...upToQuotes, 'DeliveryNowDelivery payment: Verification Pending · Expected by DATE'],
    'Nothing to do for you now.',
  ],
])('shows each stage of order %s, and the next step', async (end, expected, next) => {
  atNoon('every-order')
  await visit(orderUrl(end), { as: 'savita' })
  expect(stages()).toEqual(expected)
  expect(screen.getByText(next)).toBeVisible()
})

test('says once that a payment was rejected, and what to do', async () => {
  provider.scenario('every-order')
  await visit(orderUrl('315'), { as: 'savita' })
  expect(screen.getAllByText(/reverify/i)).toEqual([
    screen.getByText(REJECTED),
    button('Reverify').firstElementChild?.firstElementChild,
  ])
  // Beside the order's number, and as the status of its payment.
  expect(screen.getAllByText('Rejected')).toHaveLength(2)
})

test('shows when quotes come in', async () => {
  orderNumber('104').orderItems.splice(1)
  changeItems('104', { quotesCount: 0, dealStartDate: '2099-09-05T06:00:00Z', dealEndDate: '' })
  await visit(orderUrl('104'), { as: 'savita' })
  expect(screen.getAllByText('Quotes come in from 5 Sep 2099')[0]).toBeVisible()
})

test('folds the progress to its current step', async () => {
  atNoon('every-order')
  changeItems('308', { soldAt: '2026-09-02T06:30:00Z' })
  const { user } = await visit(orderUrl('308'), { as: 'savita' })
  expect(screen.getByText('All done')).toBeVisible()
  expect(screen.getByText('2 Sep 2026')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
  expect(screen.getByText('Verification')).not.toBeVisible()
  await user.click(screen.getByText('Order progress'))
  expect(screen.getByText('Verification')).toBeVisible()
  expect(stages()).toEqual([...upToQuotes, 'SoldDoneSold on DATE', 'Paid outDone'])
})
