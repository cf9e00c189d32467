import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changeItem, CHILLI, item, ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { fact } from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { goBack, reload } from '@tests/travel'
import { visit } from '@tests/visit'
import {
  at,
  bidCards,
  changeBids,
  confirmation,
  confirmed,
  confirmSell,
  NOT_SAVED,
  open,
  sales,
  saleUnderWay,
  single,
  soldElsewhere,
} from './market'

describe('a sale', () => {
  test('sends the shown bid, and is confirmed', async () => {
    const quoteId = savita().quotes[TURMERIC]?._id
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    expect(sales().map(({ body }) => body)).toEqual([
      {
        quoteId,
        price: 151.25,
        vendorId: '66b900000000000000000002',
        vendorName: 'Krishna Spices',
      },
    ])
    expect(at()).toBe(confirmation(TURMERIC))
    expect(
      screen.getByText(
        'Your Sell has been confirmed. Payment will be processed within 2-3 days. You will receive an update once the transaction is complete.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(fact('Sale Order Id')).toMatch(/SL\d{4}-000119$/))
    expect(fact('Product')).toBe('Turmeric Sangli')
    expect(fact('Price per kg')).toBe('₹151.250')
    expect(fact('Total Amount')).toBe('₹12,100.00')
    expect(fact('Sold To')).toBe('Krishna Spices')
    expect(fact('Payment Status')).toBe('Payment Pending')
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
    expect(Object.keys(sessionStorage).filter((key) => key.includes('sale'))).toEqual([])
  })

  // MNY-5.
  test('sends a price of five decimals back as it came, and rounds it on screen only', async () => {
    changeBids(TURMERIC, (bids) =>
      bids.map((bid) => (bid.vendorName === 'Krishna Spices' ? { ...bid, price: 156.12545 } : bid)),
    )
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    expect(screen.getByText('₹156.125', { selector: 'li:first-child *' })).toBeVisible()
    await user.click(button)
    await confirmed()
    expect(sales().map(({ body }) => body)).toMatchObject([{ price: 156.12545 }])
    // 80 × 156.12545, not 80 × 156.125: what was sold at is shown as exactly.
    expect(fact('Price per kg')).toBe('₹156.12545')
    expect(fact('Total Amount')).toBe('₹12,490.04')
  })

  test('is sent once for taps on several bids, which are all locked', async () => {
    const release = provider.hold('markQuoteAsSold')
    await open()
    const krishna = await confirmSell('Krishna Spices')
    const malwa = await confirmSell('Malwa Exports')
    for (let tap = 0; tap < 5; tap += 1) {
      fireEvent.click(krishna)
      fireEvent.click(malwa)
    }
    await waitFor(() => expect(krishna).toHaveAttribute('aria-busy', 'true'))
    for (const button of screen.getAllByRole('button', { name: 'Confirm Sell' })) {
      expect(button).toHaveAttribute('aria-disabled', 'true')
      fireEvent.click(button)
    }
    expect(malwa).not.toHaveAttribute('aria-busy')
    act(release)
    await confirmed()
    expect(sales()).toHaveLength(1)
    expect(item(TURMERIC).soldTo).toEqual({ name: 'Krishna Spices' })
  })

  test('holds the lock of its order, which a delivery request sends whole', async () => {
    const names: string[] = []
    const request = (name: string, _: unknown, work: () => Promise<void>) => {
      names.push(name)
      return work()
    }
    // The cart asks which pages are open.
    const value = { request, query: () => Promise.resolve({}) }
    Object.defineProperty(navigator, 'locks', { configurable: true, value })
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    Reflect.deleteProperty(navigator, 'locks')
    expect(names).toContain(`sauda ${ids.savita} order ${ORDER}`)
  })

  test('reads the order again, but not the quote', async () => {
    const { user } = await open()
    const krishna = await confirmSell('Krishna Spices')
    const asked = provider.requests('orderById').length
    const quotes = provider.requests('quoteById').length
    await user.click(krishna)
    await confirmed()
    await waitFor(() => expect(provider.requests('orderById').length).toBeGreaterThan(asked))
    await user.click(screen.getByRole('button', { name: 'Back To Quotes' }))
    await user.click(await screen.findByRole('link', { name: /000104/ }))
    await user.click(await screen.findByRole('link', { name: /Turmeric Sangli/ }))
    expect(await screen.findByRole('heading', { name: 'Sold to Krishna Spices' })).toBeVisible()
    const ofTurmeric = provider.requests('quoteById').filter(({ path }) => path.includes(TURMERIC))
    // One more than before the sale: the one right before it.
    expect(ofTurmeric).toHaveLength(quotes + 1)
  })

  test.each(['Back', 'Back To Quotes'])(
    'opened by a deep link leads to the list by %s',
    async (name) => {
      const { user } = await open()
      await user.click(await confirmSell('Krishna Spices'))
      await confirmed()
      await user.click(screen.getByRole('button', { name }))
      await screen.findByRole('heading', { name: 'Quotes' })
      expect(at()).toBe('/quotes')
      expect(sales()).toHaveLength(1)
    },
  )

  test('leaves the bids out of the history', async () => {
    const { user } = await visit(`/quoteDetails/${ORDER}`, { as: 'savita' })
    await user.click(screen.getByRole('link', { name: /Turmeric Sangli/ }))
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    await goBack()
    expect(await screen.findByRole('heading', { name: 'SD2026-000104' })).toBeVisible()
    expect(sales()).toHaveLength(1)
  })

  test('is confirmed while its order cannot be read; Retry reads it', async () => {
    const { user, release } = await saleUnderWay()
    provider.fault({ call: 'orderById', kind: 'status' })
    act(release)
    await confirmed()
    expect(fact('Total Amount')).toBe('₹12,100.00')
    expect(fact('Sold To')).toBe('Krishna Spices')
    expect(screen.getByText(/^Payment expected by \d/)).toBeVisible()
    await waitFor(() => expect(fact('Sale Order Id')).toBe('–'))
    provider.clearFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(fact('Sale Order Id')).toMatch(/SL\d{4}/))
  })

  test('leaves the other item of the order open', async () => {
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    await reload(single(CHILLI))
    expect(screen.getAllByRole('button', { name: 'Confirm Sell' })).toHaveLength(2)
  })

  test('that never happened has no confirmation: the URL leads to the bids', async () => {
    await visit(confirmation(TURMERIC), { as: 'savita' })
    expect(await bidCards()).toHaveLength(4)
    expect(at()).toBe(single(TURMERIC))
  })

  test('shows profit, payment date and invoice', async () => {
    soldElsewhere('Krishna Spices', 151.25)
    changeItem(TURMERIC, { soldAt: '2026-09-04T19:00:00Z', salePaymentStatus: 'pending' })
    await visit(confirmation(TURMERIC), { as: 'savita' })
    expect(screen.getByText('You earned ₹700.00 (6.14%)')).toBeVisible()
    expect(screen.getByText('Payment expected by 8 Sep 2026')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sales Invoice' })).toBeVisible()
  })

  test.each([
    ['payment done', 'Payment done'],
    ['On Hold', 'On Hold'],
    ['Payment Rejected', 'Rejected'],
    // "sale payment status 'Payment Pending'": a sale of a moment ago has no status yet.
    ['', 'Payment Pending'],
    ['payment pending', 'Payment Pending'],
    [' PAYMENT Pending', 'Payment Pending'],
  ])('shows the payment status %j as %s', async (salePaymentStatus, shown) => {
    soldElsewhere('Krishna Spices', 151.25)
    changeItem(TURMERIC, { salePaymentStatus, soldAt: '2026-09-04T19:00:00Z' })
    await visit(confirmation(TURMERIC), { as: 'savita' })
    expect(fact('Payment Status')).toBe(shown)
    const isPending = shown === 'Payment Pending'
    expect(screen.queryAllByText(/^Payment expected by /)).toHaveLength(isPending ? 1 : 0)
  })
})
