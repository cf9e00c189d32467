import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changeItem, CHILLI, ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { atNoon, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { bidCards, open, single } from './market'

afterEach(() => {
  vi.useRealTimers()
})

describe('the time to choose', () => {
  const timeCard = () => screen.getByRole('region', { name: 'Time left to choose' })

  test('counts down, and says what happens at its end', async () => {
    await open()
    expect(await screen.findByRole('timer')).toHaveTextContent(/^Until .+ \(1 day 6 h\)$/)
    expect(
      screen.getByText('After that, it is auto-sold to the highest quote, now ₹156.125/kg.'),
    ).toBeVisible()
  })

  // "Each purchase later receives quotes from vendors during a time window."
  test.each([
    ['2026-09-07T12:29:30.000Z', 'Until Mon 7 Sep, 5:59 pm (2 days 6 h)', '2 days 6 h'],
    ['2026-09-05T06:55:00.000Z', 'Until Sat 5 Sep, 12:25 pm (25 min)', '25 min'],
    ['2026-09-05T06:30:00.000Z', 'Time is up', 'Time is up'],
  ])(
    'until %s stands in full on the order and on the quote, in short in the history: %s',
    async (end, full, short) => {
      for (const [path, words] of [
        ['/history', short],
        [`/order/singleorderDetails/${ORDER}`, full],
        [single(TURMERIC), full],
      ] as const) {
        atNoon()
        for (const item of [TURMERIC, CHILLI]) changeItem(item, { dealEndDate: end })
        const { unmount } = await visit(path, { as: 'savita' })
        for (const timer of await screen.findAllByRole('timer'))
          expect(timer).toHaveTextContent(words)
        unmount()
      }
    },
  )

  test('keeps Confirm Sell after its end: the clock of the phone may be wrong', async () => {
    changeItem(TURMERIC, { dealEndDate: '2026-01-01T00:00:00.000Z' })
    await open()
    expect(timeCard()).toHaveTextContent('Time is up')
    expect(screen.getByText('It is being auto-sold to the highest quote.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Confirm Sell' })).toHaveLength(4)
    expect(provider.requests('quoteById')).toHaveLength(1)
  })

  test('reads the order again when it runs out', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    changeItem(TURMERIC, { dealEndDate: new Date(Date.now() + 90_000).toISOString() })
    await open()
    expect(timeCard()).toHaveTextContent('(2 min)')
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    expect(timeCard()).toHaveTextContent('(1 min)')
    changeItem(TURMERIC, { isSold: true, soldTo: { name: 'Shri Balaji Trading Co.' } })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(
      await screen.findByRole('heading', { name: 'Sold to Shri Balaji Trading Co.' }),
    ).toBeVisible()
  })

  test.each([
    ['no end', { dealEndDate: '' }],
    ['a delivery asked for', { deliveryRequest: { requested: true } }],
  ])('is absent with %s', async (_what, change) => {
    changeItem(TURMERIC, change)
    await open()
    expect(await bidCards()).toHaveLength(4)
    expect(screen.queryByRole('region', { name: 'Time left to choose' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Confirm Sell' })).toHaveLength(4)
  })

  test.each([
    ['delivered', { status: 'Delivered' }],
    [
      'paid for delivery',
      { deliveryRequest: { requested: true, isAccepted: true, status: 'payment done' } },
    ],
  ])('and Confirm Sell are absent once it is %s', async (_what, change) => {
    changeItem(TURMERIC, change)
    await open()
    expect(await bidCards()).toHaveLength(4)
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
  })
})
