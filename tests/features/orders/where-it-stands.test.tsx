import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { atNoon, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeOrder, orderNumber, orderUrl } from './scenario'

const stages = () =>
  within(screen.getByRole('region', { name: 'Order progress' }))
    .getAllByRole('listitem')
    .map((stage) => stage.textContent)

describe('where it stands', () => {
  test.each<[string, string[], string]>([
    [
      '320',
      [
        'PaidDone',
        'VerificationNowTakes up to 5-6 hours',
        'ActivationTo come6-7 hours after payment confirmation',
        'QuotesTo come',
        'Sold or deliveredTo come',
        'Paid outTo comeWithin 2-3 days after the sale',
      ],
      'Nothing to do for you now.',
    ],
    [
      '319',
      [
        'PaidDone',
        'VerificationDone',
        'ActivationNow6-7 hours after payment confirmation',
        'QuotesTo come',
        'Sold or deliveredTo come',
        'Paid outTo comeWithin 2-3 days after the sale',
      ],
      'Nothing to do for you now.',
    ],
    [
      '317',
      [
        'PaidDone',
        'VerificationDone',
        'ActivationDone',
        'QuotesNow4 quotes from vendors',
        'Sold or deliveredTo come',
        'Paid outTo comeWithin 2-3 days after the sale',
      ],
      'Your turn: choose a vendor before the time expires, or it is sold to the highest quote.',
    ],
    [
      '316',
      [
        'PaidDone',
        'VerificationDone',
        'ActivationDone',
        'QuotesNow2 quotes from vendors',
        'Sold or deliveredPartly done1 of 3 sold or delivered',
        'Paid outPartly done',
      ],
      'Your turn: choose a vendor before the time expires, or it is sold to the highest quote.',
    ],
    [
      '315',
      [
        'PaidDone',
        'VerificationNeeds attentionRejected',
        'ActivationTo come6-7 hours after payment confirmation',
        'QuotesTo come',
        'Sold or deliveredTo come',
        'Paid outTo comeWithin 2-3 days after the sale',
      ],
      'Your turn: reverify your Transaction ID.',
    ],
    [
      '313',
      [
        'PaidDone',
        'VerificationDone',
        'ActivationDone',
        'QuotesDone',
        'DeliveryNowDelivery payment: Verification Pending · Expected by DATE',
      ],
      'Nothing to do for you now.',
    ],
    [
      '311',
      ['PaidDone', 'VerificationDone', 'ActivationDone', 'QuotesDone', 'DeliveredDoneDelivered'],
      'All done.',
    ],
    [
      '310',
      [
        'PaidDone',
        'VerificationDone',
        'ActivationDone',
        'QuotesDone',
        'Sold or deliveredNowTime is up: it goes to the vendor with the highest quote',
        'Paid outTo comeWithin 2-3 days after the sale',
      ],
      'Nothing to do for you now.',
    ],
    [
      '309',
      [
        'PaidDone',
        'VerificationDone',
        'ActivationDone',
        'QuotesDone',
        'SoldDoneSold on DATE',
        'Paid outNowPayment Pending · Within 2-3 days after the sale',
      ],
      'Nothing to do for you now.',
    ],
    [
      '308',
      [
        'PaidDone',
        'VerificationDone',
        'ActivationDone',
        'QuotesDone',
        'SoldDoneSold on DATE',
        'Paid outDone',
      ],
      'All done.',
    ],
    [
      '306',
      [
        'PaidDone',
        'VerificationDone',
        'ActivationNeeds attentionCancelled',
        'QuotesTo come',
        'Sold or deliveredTo come',
        'Paid outTo comeWithin 2-3 days after the sale',
      ],
      'Nothing to do for you now.',
    ],
  ])('order %s', async (end, expected, next) => {
    provider.scenario('every-order')
    await visit(orderUrl(end), { as: 'savita' })
    await screen.findByText('Order progress')
    const day = /\d{1,2} [A-Z][a-z]{2} \d{4}/
    const [paid, ...rest] = stages()
    expect(paid).toMatch(day)
    expect([paid?.replace(day, ''), ...rest.map((words) => words?.replace(day, 'DATE'))]).toEqual(
      expected,
    )
    expect(screen.getByText(next)).toBeVisible()
  })

  test('an order on hold says so', async () => {
    provider.scenario('every-order')
    await visit(orderUrl('307'), { as: 'savita' })
    expect(await screen.findByText('Needs attention')).toBeVisible()
    expect(stages()[1]).toBe('VerificationNeeds attentionOn Hold')
  })

  test('quotes that come later say from when', async () => {
    const orderItems = orderNumber('104').orderItems.slice(0, 1)
    const later = { quotesCount: 0, dealStartDate: '2099-09-05T06:00:00Z', dealEndDate: '' }
    changeOrder('104', { orderItems: orderItems.map((item) => ({ ...item, ...later })) })
    await visit(orderUrl('104'), { as: 'savita' })
    expect(await screen.findByText('Quotes come in from 5 Sep 2099')).toBeVisible()
  })

  test('quotes that may come any time are waited for', async () => {
    const orderItems = orderNumber('104').orderItems.slice(0, 1)
    const running = { quotesCount: 0, dealStartDate: '2026-01-05T06:00:00Z', dealEndDate: '' }
    changeOrder('104', { orderItems: orderItems.map((item) => ({ ...item, ...running })) })
    await visit(orderUrl('104'), { as: 'savita' })
    expect(await screen.findByText('Waiting for quotes from vendors')).toBeVisible()
  })

  test('no time is counted for a delivery that is paid', async () => {
    atNoon('every-order')
    await visit(orderUrl('312'), { as: 'savita' })
    await screen.findByText('Order progress')
    expect(screen.queryByText(/ left$|Time is up/)).not.toBeInTheDocument()
  })

  test.each([
    ['317', '6 h left'],
    ['316', '2 days left'],
    ['314', '4 days left'],
    ['310', 'Time is up'],
  ])('order %s: %s', async (end, words) => {
    atNoon('every-order')
    await visit(orderUrl(end), { as: 'savita' })
    expect(await screen.findByText(words)).toBeVisible()
  })

  test.each([
    [
      '317',
      'See quotes',
      () =>
        `/singleQuoteDetails/${orderNumber('317')._id}/${orderNumber('317').orderItems[0]?._id}`,
    ],
    [
      '314',
      'Pay for delivery',
      () => `/request/delivery/${orderNumber('314').orderItems[0]?._id}/${orderNumber('314')._id}`,
    ],
  ])('order %s: the way to what is to be done is at hand: %s', async (end, words, path) => {
    provider.scenario('every-order')
    await visit(orderUrl(end), { as: 'savita' })
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', path())
  })
})
