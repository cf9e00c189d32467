import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { changeItem, item, ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { button, fact, link } from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { goBack } from '@tests/travel'
import { visit } from '@tests/visit'
import {
  at,
  bidCards,
  changeBids,
  changeOrder,
  confirmation,
  confirmed,
  confirmSell,
  open,
  sales,
  single,
  soldElsewhere,
} from './market'

/** Krishna Spices bids this much from now on. */
const krishnaBids = (price: number) =>
  changeBids(TURMERIC, (bids) =>
    bids.map((bid) => (bid.vendorName === 'Krishna Spices' ? { ...bid, price } : bid)),
  )

async function buttonsAreBack(): Promise<void> {
  await waitFor(() => {
    for (const sells of screen.getAllByRole('button', { name: 'Confirm Sell' }))
      expect(sells).not.toHaveAttribute('aria-disabled')
  })
}

describe('a sale', () => {
  test('sends the shown bid, is confirmed, and leaves the bids out of the history', async () => {
    const locks: string[] = []
    const request = (name: string, _: unknown, work: () => Promise<void>) =>
      locks.push(name) && work()
    // The cart asks which pages are open.
    const value = { request, query: () => Promise.resolve({}) }
    Object.defineProperty(navigator, 'locks', { configurable: true, value })
    const quoteId = savita().quotes[TURMERIC]?._id
    const { user } = await visit(`/quoteDetails/${ORDER}`, { as: 'savita' })
    await user.click(link(/Turmeric Sangli/))
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    Reflect.deleteProperty(navigator, 'locks')
    // A delivery request sends the order whole.
    expect(locks).toContain(`sauda ${ids.savita} order ${ORDER}`)
    const krishna = { vendorId: '66b900000000000000000002', vendorName: 'Krishna Spices' }
    expect(sales().map(({ body }) => body)).toEqual([{ quoteId, price: 151.25, ...krishna }])
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
    expect(Object.keys(sessionStorage).filter((key) => key.includes('sale'))).toEqual([])
    await goBack()
    expect(await screen.findByRole('heading', { name: 'SD2026-000104' })).toBeVisible()
  })

  // MNY-5.
  test('sends a price of five decimals back as it came; at the purchase price it asks of no loss', async () => {
    krishnaBids(156.12545)
    changeItem(TURMERIC, { purchasePrice: 156.12545 })
    const { user } = await open()
    const confirm = await confirmSell('Krishna Spices')
    expect(screen.getByText('₹156.125', { selector: 'li:first-child *' })).toBeVisible()
    await user.click(confirm)
    await confirmed()
    expect(sales().map(({ body }) => body)).toMatchObject([{ price: 156.12545 }])
    // 80 × 156.12545, not 80 × 156.125: what was sold at is shown as exactly.
    expect(fact('Price per kg')).toBe('₹156.12545')
    expect(fact('Total Amount')).toBe('₹12,490.04')
  })

  test('at a loss asks no more once that bid is gone, so that the change is seen', async () => {
    krishnaBids(100)
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    expect(await screen.findByRole('button', { name: 'Sell at a loss' })).toBeVisible()
    changeBids(TURMERIC, (bids) => bids.filter(({ vendorName }) => vendorName !== 'Krishna Spices'))
    fireEvent.focus(window)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/^The quotes have changed/)).toBeVisible()
    expect(sales()).toEqual([])
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
    for (const each of screen.getAllByRole('button', { name: 'Confirm Sell' })) {
      expect(each).toHaveAttribute('aria-disabled', 'true')
      fireEvent.click(each)
    }
    expect(malwa).not.toHaveAttribute('aria-busy')
    act(release)
    await confirmed()
    expect(sales()).toHaveLength(1)
    expect(item(TURMERIC).soldTo).toEqual({ name: 'Krishna Spices' })
  })

  test('is confirmed while its order cannot be read; Retry reads it', async () => {
    const release = provider.hold('markQuoteAsSold')
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await waitFor(() => expect(sales()).toHaveLength(1))
    provider.fault({ call: 'orderById', kind: 'status' })
    act(release)
    await confirmed()
    expect(fact('Total Amount')).toBe('₹12,100.00')
    expect(fact('Sold To')).toBe('Krishna Spices')
    expect(screen.getByText(/^Payment expected by \d/)).toBeVisible()
    await waitFor(() => expect(fact('Sale Order Id')).toBe('–'))
    provider.clearFaults()
    await user.click(button('Retry'))
    await waitFor(() => expect(fact('Sale Order Id')).toMatch(/SL\d{4}/))
  })

  test('that never happened has no confirmation: the URL leads to the bids', async () => {
    await visit(confirmation(TURMERIC), { as: 'savita' })
    expect(await bidCards()).toHaveLength(4)
    expect(at()).toBe(single(TURMERIC))
  })

  // "sale payment status 'Payment Pending'": a sale of a moment ago has no status yet.
  test('without a payment status shows profit, payment date and invoice', async () => {
    soldElsewhere('Krishna Spices', 151.25)
    changeItem(TURMERIC, { soldAt: '2026-09-04T19:00:00Z', salePaymentStatus: '' })
    await visit(confirmation(TURMERIC), { as: 'savita' })
    expect(fact('Payment Status')).toBe('Payment Pending')
    expect(screen.getByText('You earned ₹643.00')).toBeVisible()
    expect(screen.getByText('Payment expected by 8 Sep 2026')).toBeVisible()
    expect(button('Sales Invoice')).toBeVisible()
  })

  test('at a loss, with a rejected payment, offers no picture and promises no payment', async () => {
    soldElsewhere('Krishna Spices', 139.75)
    changeItem(TURMERIC, { soldAt: '2026-09-04T19:00:00Z', salePaymentStatus: 'Payment Rejected' })
    await visit(confirmation(TURMERIC), { as: 'savita' })
    expect(screen.getByText('Loss ₹277.00')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Share as a picture' })).not.toBeInTheDocument()
    expect(fact('Payment Status')).toBe('Rejected')
    expect(screen.queryByText(/^Payment expected by /)).not.toBeInTheDocument()
  })
})

// QUO-3.
describe('Confirm Sell after a change', () => {
  test.each<[string, () => void, string]>([
    ['rejected', () => changeOrder({ purchasePaymentStatus: 'rejected' }), 'Turmeric Sangli'],
    [
      'sold to another vendor',
      () => soldElsewhere('Malwa Exports', 139.75),
      'Sold to Malwa Exports',
    ],
    [
      'no longer in its order',
      () => {
        expectConsoleError('a submission failed')
        expectConsoleError('not in the answer')
        savita().orders = savita().orders.map((order) => ({ ...order, orderItems: [] }))
      },
      'Page not found',
    ],
  ])('sells nothing of an item that is %s', async (_, change, heading) => {
    const { user } = await open()
    const confirm = await confirmSell('Krishna Spices')
    change()
    await user.click(confirm)
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm Sell' })).toBeNull())
    expect(at()).toBe(single(TURMERIC))
    expect(sales()).toEqual([])
  })

  test('shows the new price of a changed bid, and sells nothing', async () => {
    const { user } = await open()
    const confirm = await confirmSell('Krishna Spices')
    krishnaBids(144.5)
    await user.click(confirm)
    expect(await screen.findByText('The quotes have changed. Please look again.')).toBeVisible()
    expect(await screen.findByText('₹144.500')).toBeVisible()
    expect(screen.queryByText('₹151.250')).not.toBeInTheDocument()
    const buttons = () => screen.getAllByRole('button', { name: 'Confirm Sell' })
    await waitFor(() =>
      expect(buttons().map((one) => one.getAttribute('aria-disabled'))).toEqual([
        null,
        null,
        null,
        null,
      ]),
    )
    expect(sales()).toEqual([])
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    expect(sales().map(({ body }) => body)).toMatchObject([{ price: 144.5 }])
  })

  test('ignores taps for a moment after the bids have changed', async () => {
    await open()
    const [first] = await bidCards()
    changeBids(TURMERIC, (bids) => [...bids, { ...bids[0], vendorId: 'new', price: 170 }])
    fireEvent.focus(window)
    await screen.findByText('₹170.000')
    const [now] = await bidCards()
    expect(now).not.toBe(first)
    const confirm = within(now as HTMLElement).getByRole('button', { name: 'Confirm Sell' })
    expect(confirm).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(confirm)
    expect(screen.getByText('The quotes have changed. Please look again.')).toBeVisible()
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'))
    expect(sales()).toHaveLength(0)
    fireEvent.click(confirm)
    await confirmed()
    expect(sales()).toHaveLength(1)
  })

  test('takes a sale by the same bid in another tab as this sale', async () => {
    const { user } = await open()
    const confirm = await confirmSell('Krishna Spices')
    soldElsewhere('Krishna Spices', 151.25)
    await user.click(confirm)
    await confirmed()
    expect(fact('Sale Order Id')).toBe('SL-OTHER')
  })

  test('only looks an unknown sale up by the next tap', async () => {
    // In the status strip, where the network may be mentioned too.
    const asks =
      /Not sure your sale went through\. Tap Confirm Sell to check\. It will not sell twice\./
    provider.fault({ call: 'markQuoteAsSold', kind: 'drop', times: 1 })
    const release = provider.hold('markQuoteAsSold')
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await waitFor(() => expect(sales()).toHaveLength(1))
    provider.fault({ call: 'orderById', kind: 'status', times: 2 })
    act(release)
    expect(await screen.findByText(asks)).toBeVisible()
    await buttonsAreBack()
    await user.click(await confirmSell('Godavari Agro Foods'))
    await waitFor(() => expect(screen.queryByText(asks)).not.toBeNull())
    await user.click(await confirmSell('Godavari Agro Foods'))
    await waitFor(() => expect(screen.queryByText(asks)).toBeNull())
    await buttonsAreBack()
    expect(sales()).toHaveLength(1)
    expect(item(TURMERIC).isSold).toBe(false)
    await user.click(await confirmSell('Godavari Agro Foods'))
    await confirmed()
    expect(sales()).toHaveLength(2)
  })
})
