import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, link, plain } from '@tests/page'
import { atNoon, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeItems, orderNumber, orderUrl } from './scenario'

/** The stages on screen; every date as DATE. */
const stages = () =>
  within(screen.getByRole('region', { name: 'Order progress' }))
    .getAllByRole('listitem')
    .map((stage) => plain(stage)?.replace(/\d{1,2} [A-Z][a-z]{2} \d{4}/, 'DATE'))

const REJECTED =
  'Payment verification failed. Please reverify your Transaction ID and try again. If the issue persists, contact support.'
const NOTHING = 'Nothing to do for you now.'
const upTo = (name: string) => {
  const all = ['Verification', 'Activation', 'Quotes']
  return ['PaidDoneDATE', ...all.slice(0, all.indexOf(name) + 1).map((stage) => `${stage}Done`)]
}
const toCome = [
  'QuotesTo come',
  'Sold or deliveredTo come',
  'Paid outTo comeWithin 2-3 days after the sale',
]

test.each<[string, string[], string]>([
  [
    '320',
    [
      'PaidDoneDATE',
      'VerificationNowTakes up to 5-6 hours',
      'ActivationTo come6-7 hours after payment confirmation, by about 6 pm today',
      ...toCome,
    ],
    NOTHING,
  ],
  [
    '316',
    [
      ...upTo('Activation'),
      'QuotesNow2 quotes from vendors',
      'Sold or deliveredPartly done1 of 3 sold or delivered',
      'Paid outPartly done',
    ],
    'Your turn: choose a vendor before the time expires, or it is sold to the highest quote.',
  ],
  [
    '315',
    [
      'PaidDoneDATE',
      'VerificationNeeds attention',
      'ActivationTo come6-7 hours after payment confirmation',
      ...toCome,
    ],
    REJECTED,
  ],
  [
    '313',
    [...upTo('Quotes'), 'DeliveryNowDelivery payment: Verification Pending · Expected by DATE'],
    NOTHING,
  ],
  [
    '309',
    [
      ...upTo('Quotes'),
      'SoldDoneSold on DATE',
      'Paid outNowPayment Pending · Within 2-3 days after the sale',
    ],
    NOTHING,
  ],
  ['306', [...upTo('Verification'), 'ActivationNeeds attentionCancelled', ...toCome], NOTHING],
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

test.each([
  ['2099-09-05T06:00:00Z', 'Quotes come in from 5 Sep 2099'],
  ['2026-01-05T06:00:00Z', 'Waiting for quotes from vendors'],
])('shows when quotes come in: %s', async (dealStartDate, words) => {
  orderNumber('104').orderItems.splice(1)
  changeItems('104', { quotesCount: 0, dealStartDate, dealEndDate: '' })
  await visit(orderUrl('104'), { as: 'savita' })
  expect(screen.getByText(words)).toBeVisible()
})

test('collapses to one line once all is done', async () => {
  atNoon('every-order')
  changeItems('308', { soldAt: '2026-09-02T06:30:00Z' })
  const { user } = await visit(orderUrl('308'), { as: 'savita' })
  expect(screen.getByText('All done · 2 Sep 2026')).toBeVisible()
  expect(screen.getByText('Verification')).not.toBeVisible()
  await user.click(screen.getByText('Order progress'))
  expect(screen.getByText('Verification')).toBeVisible()
  expect(stages()).toEqual([...upTo('Quotes'), 'SoldDoneSold on DATE', 'Paid outDone'])
})

test('ends with a delivery, which has no payout', async () => {
  provider.scenario('every-order')
  const { user } = await visit(orderUrl('311'), { as: 'savita' })
  await user.click(screen.getByText('All done'))
  expect(stages()).toEqual([...upTo('Quotes'), 'DeliveredDoneDelivered'])
})

test('links to the needed action', async () => {
  provider.scenario('every-order')
  await visit(orderUrl('317'), { as: 'savita' })
  const { _id, orderItems } = orderNumber('317')
  expect(link('See quotes')).toHaveAttribute(
    'href',
    `/singleQuoteDetails/${_id}/${orderItems[0]?._id}`,
  )
})
