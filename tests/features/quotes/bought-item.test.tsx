import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changeItem, ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { fact } from '@tests/page'
import { atNoon, provider, savita } from '@tests/provider'
import { savedNames, watchSavedFiles } from '@tests/saved-files'
import { visit } from '@tests/visit'
import { bidCards, bidOf, changeOrder, confirmation, open, single } from './market'

describe('a bought item', () => {
  test('shows dates, amounts and the sale status', async () => {
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
  })

  test('shows no time left before it is verified', async () => {
    changeOrder({ status: 'pending' })
    savita().quotes = {}
    await open()
    expect(await screen.findByText('No records found')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Time left to choose' })).not.toBeInTheDocument()
  })

  test.each([
    [{ soldStatus: undefined, SaleStatus: undefined }, 'Pending'],
    [{ soldStatus: '' }, 'Pending'],
    [{ soldStatus: 'pending' }, 'Pending'],
    [{ SaleStatus: 'Under negotiation' }, 'Under negotiation'],
    [{ soldStatus: 'SOLD' }, 'Sold'],
  ])('shows the sale status %j as %s', async (change, shown) => {
    changeItem(TURMERIC, change)
    await open()
    expect(fact('Sale Status')).toBe(shown)
  })

  test('shows a skeleton while it loads', async () => {
    const release = provider.hold('quoteById')
    await visit(single(TURMERIC), { as: 'savita', wait: false })
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(screen.queryByText('No records found')).not.toBeInTheDocument()
    act(release)
    expect(await bidCards()).toHaveLength(4)
  })
})

describe('a sold item', () => {
  function sold() {
    changeItem(TURMERIC, {
      isSold: true,
      SaleStatus: 'Sold',
      soldTo: { name: 'Krishna Spices' },
      soldPrice: 151.25,
      soldAt: '2026-09-05T06:30:00.000Z',
      sellOrderId: 'SL2026-000119',
    })
  }

  test('shows buyer and amount, and cannot be sold again', async () => {
    sold()
    const { user } = await open()
    expect(screen.getByRole('heading', { name: 'Sold to Krishna Spices' })).toBeVisible()
    expect(fact('Sold price per kg')).toBe('₹151.250')
    expect(fact('Total Amount')).toBe('₹12,100.00')
    expect(fact('Sold on')).toBe('5 Sep 2026')
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(within(await bidOf('Krishna Spices')).getByText('Sold')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'See the confirmation' }))
    expect(window.location.pathname).toBe(confirmation(TURMERIC))
  })

  test('without a buyer’s name is marked at the bid with its price', async () => {
    sold()
    changeItem(TURMERIC, { soldTo: '' })
    await open()
    expect(within(await bidOf('Krishna Spices')).getByText('Sold')).toBeVisible()
    expect(screen.getAllByText('Sold', { selector: 'article *, li *' })).toHaveLength(1)
  })

  test('has a sales invoice, fetched once for two taps', async () => {
    sold()
    const release = provider.hold('salesInvoice')
    watchSavedFiles()
    await open()
    const button = screen.getByRole('button', { name: 'Sales Invoice' })
    fireEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    fireEvent.click(button)
    act(release)
    await waitFor(() => expect(savedNames()).toEqual(['SL2026-000119.pdf']))
    expect(provider.requests('salesInvoice').map(({ path }) => path)).toEqual([
      `/purchase/order/generate/sell/invoice/${ORDER}/${TURMERIC}`,
    ])
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  })

  test('only logs an invoice that fails', async () => {
    sold()
    provider.fault({ call: 'salesInvoice', kind: 'html' })
    await open()
    const button = screen.getByRole('button', { name: 'Sales Invoice' })
    fireEvent.click(button)
    await waitFor(() => expect(provider.requests('salesInvoice')[0]?.status).toBe(200))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText(/not saved/)).not.toBeInTheDocument()
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
