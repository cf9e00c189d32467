import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changeItem, TURMERIC } from '@tests/features/orders/scenario'
import { button, fact, link } from '@tests/page'
import { atNoon, provider, savita } from '@tests/provider'
import { bidCards, bidOf, confirmation, open, soldElsewhere } from './market'

describe('a bought item', () => {
  test('shows dates, amounts, the sale status and the time left', async () => {
    atNoon()
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Turmeric Sangli' })).toBeVisible()
    expect(screen.getByText('Active')).toHaveClass('text-leaf-700')
    expect(fact('Purchase Date')).toBe('1 Sep 2026')
    expect(fact('Purchase Amount')).toBe('₹11,400.00')
    expect(fact('Quantity')).toBe('80 kg')
    expect(fact('Expected price per kg')).toBe('₹148.25 – ₹157.50')
    expect(fact('Sale Status')).toBe('Pending')
    expect(screen.queryByRole('button', { name: 'Sales Invoice' })).not.toBeInTheDocument()
    // "Each purchase later receives quotes from vendors during a time window."
    expect(await screen.findByRole('timer')).toHaveTextContent(/^Until .+ \(1 day 6 h\)$/)
    expect(
      screen.getByText('After that, it is auto-sold to the highest quote, now ₹156.125/kg.'),
    ).toBeVisible()
  })
})

describe('a sold item', () => {
  const sold = () => {
    soldElsewhere('Krishna Spices', 151.25)
    changeItem(TURMERIC, { soldAt: '2026-09-05T06:30:00.000Z' })
  }

  test('shows buyer and amount, and cannot be sold again', async () => {
    sold()
    const { user } = await open()
    expect(screen.getByRole('heading', { name: 'Sold to Krishna Spices' })).toBeVisible()
    expect(fact('Sold price per kg')).toBe('₹151.250')
    expect(fact('Total Amount')).toBe('₹12,100.00')
    expect(fact('Sold on')).toBe('5 Sep 2026')
    expect(button('Sales Invoice')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Share this quote' })).not.toBeInTheDocument()
    expect(within(await bidOf('Krishna Spices')).getByText('Sold')).toBeVisible()
    await user.click(link('See the confirmation'))
    expect(window.location.pathname).toBe(confirmation(TURMERIC))
  })

  test('is sold also without price and vendor', async () => {
    changeItem(TURMERIC, { SaleStatus: ' sold ' })
    savita().quotes = {}
    await open()
    expect(screen.getByRole('heading', { name: 'Sold' })).toBeVisible()
    expect(screen.queryByText('Sold price per kg')).not.toBeInTheDocument()
    expect(screen.queryByText(/^No vendor has quoted yet/)).not.toBeInTheDocument()
  })
})

describe('the time to choose', () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  const timeCard = () => screen.getByRole('region', { name: 'Time left to choose' })

  test('keeps Confirm Sell after its end: the clock of the phone may be wrong', async () => {
    changeItem(TURMERIC, {
      dealEndDate: '2026-01-01T00:00:00.000Z',
      SaleStatus: 'Under negotiation',
    })
    await open()
    expect(fact('Sale Status')).toBe('Under negotiation')
    expect(timeCard()).toHaveTextContent('Time is up')
    expect(screen.getByText('It is being auto-sold to the highest quote.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Confirm Sell' })).toHaveLength(4)
    expect(provider.requests('quoteById')).toHaveLength(1)
  })

  test('that ended without a quote says so, and promises no sale', async () => {
    changeItem(TURMERIC, { dealEndDate: '2026-01-01T00:00:00.000Z', quotesCount: 0 })
    savita().quotes = {}
    await open()
    expect(
      screen.getByText('The time is up, and no vendor has quoted. You can ask for delivery.'),
    ).toBeVisible()
    expect(screen.queryByText(/auto-sold|Quotes arrive/)).toBeNull()
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
    ['no end', () => changeItem(TURMERIC, { dealEndDate: '' })],
    ['a delivery asked for', () => changeItem(TURMERIC, { deliveryRequest: { requested: true } })],
  ])('is absent with %s', async (_what, change) => {
    change()
    await open()
    expect(await bidCards()).toHaveLength(4)
    expect(screen.queryByRole('region', { name: 'Time left to choose' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Confirm Sell' })).toHaveLength(4)
  })
})
