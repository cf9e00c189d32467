import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { App } from '@/app/App'
import { expectConsoleError } from '@tests/console'
import { goOffline, goOnline } from '@tests/network'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import {
  bidCards,
  changeBids,
  changeItem,
  CHILLI,
  confirmation,
  confirmSell,
  ORDER,
  sales,
  savita,
  single,
  TURMERIC,
  vendorNames,
} from './market'

const NOT_SAVED = /Your last change is not saved yet\./
const ASKS_FIRST =
  'We do not know yet whether your sale has arrived. Confirm Sell only checks that; it does not sell again.'

const open = () => visit(single(TURMERIC), { as: 'savita' })
const at = () => window.location.pathname
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement
const confirmed = () => screen.findByRole('heading', { name: 'Sell Confirmation Received' })
const item = () =>
  savita()
    .orders.find(({ _id }) => _id === ORDER)
    ?.orderItems.find(({ _id }) => _id === TURMERIC)

/** The page is loaded anew; the tab's storage and its history stay. */
async function reload(): Promise<UserEvent> {
  cleanup()
  await act(async () => render(<App />))
  await screen.findByRole('heading', { level: 1 })
  return userEvent.setup()
}

/** The phone's Back. */
async function goBack(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    window.history.back()
    await arrived
  })
}

/** Somebody else, or another tab, has sold it meanwhile. */
function soldElsewhere(vendor: string, soldPrice: number): void {
  const sale = { isSold: true, soldStatus: 'sold', soldTo: { name: vendor }, soldPrice }
  changeItem(TURMERIC, { ...sale, sellOrderId: 'SL-OTHER' })
}

async function buttonsAreBack(): Promise<void> {
  await waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: 'Confirm Sell' })
    expect(buttons).toHaveLength(4)
    for (const button of buttons) expect(button).not.toHaveAttribute('aria-disabled')
  })
}

describe('a sale', () => {
  test('sends what was shown, once, and is confirmed', async () => {
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
    await waitFor(() => expect(fact('Sale Order Id')).toHaveTextContent(/SL\d{4}-000119$/))
    expect(fact('Product')).toHaveTextContent(/Turmeric Sangli$/)
    expect(fact('Price per kg')).toHaveTextContent(/₹151\.250$/)
    expect(fact('Total Amount')).toHaveTextContent(/₹12,100\.00$/)
    expect(fact('Sold To')).toHaveTextContent(/Krishna Spices$/)
    expect(fact('Payment Status')).toHaveTextContent(/Payment Pending$/)
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
  })

  test('is one, however often any of the bids is tapped; all are locked', async () => {
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
    expect(item()?.soldTo).toEqual({ name: 'Krishna Spices' })
  })

  test('reloads the order, and keeps the updated quote', async () => {
    const { user } = await open()
    const krishna = await confirmSell('Krishna Spices')
    const asked = provider.requests('orderById').length
    const quotes = provider.requests('quoteById').length
    changeBids(TURMERIC, (bids) => bids.filter(({ vendorName }) => vendorName === 'Krishna Spices'))
    await user.click(krishna)
    await confirmed()
    await waitFor(() => expect(provider.requests('orderById').length).toBeGreaterThan(asked))
    await user.click(screen.getByRole('button', { name: 'Back To Quotes' }))
    await user.click(await screen.findByRole('link', { name: /000104/ }))
    await user.click(await screen.findByRole('link', { name: /Turmeric Sangli/ }))
    expect(await vendorNames()).toEqual(['Krishna Spices'])
    const ofTurmeric = provider.requests('quoteById').filter(({ path }) => path.includes(TURMERIC))
    expect(ofTurmeric).toHaveLength(quotes)
  })

  test('takes the place of the screen: Back leads to the list, also by its button', async () => {
    const { user } = await visit('/quotes', { as: 'savita' })
    await user.click(await screen.findByRole('link', { name: /000104/ }))
    await user.click(await screen.findByRole('link', { name: /Turmeric Sangli/ }))
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    const length = window.history.length
    await user.click(screen.getByRole('button', { name: 'Back To Quotes' }))
    await screen.findByRole('heading', { name: 'Quotes' })
    expect(at()).toBe('/quotes')
    expect(window.history.length).toBe(length)
    const sold = (await screen.findByText('Turmeric Sangli')).closest('li')
    expect(sold).toHaveTextContent('Sold to Krishna Spices')
  })

  test.each(['the phone’s Back', 'the arrow'])('leads to the list by %s', async (way) => {
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    if (way === 'the arrow') await user.click(screen.getByRole('button', { name: 'Back' }))
    else await goBack()
    await screen.findByRole('heading', { name: 'Quotes' })
    expect(at()).toBe('/quotes')
    expect(sales()).toHaveLength(1)
  })

  test('survives a reload, and forgets nothing it needs', async () => {
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    await waitFor(() => expect(fact('Sale Order Id')).toHaveTextContent(/SL\d{4}/))
    expect(sessionStorage.getItem('sauda.draft.selling')).toBeNull()
    const again = await reload()
    await confirmed()
    expect(fact('Sold To')).toHaveTextContent(/Krishna Spices$/)
    expect(fact('Sale Order Id')).toHaveTextContent(/SL\d{4}-000119$/)
    await again.click(screen.getByRole('button', { name: 'Back To Quotes' }))
    expect(at()).toBe('/quotes')
  })

  test('is confirmed although its order cannot be read; it comes with the next try', async () => {
    const { user } = await open()
    provider.fault({ call: 'orderById', kind: 'status' })
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    expect(fact('Total Amount')).toHaveTextContent(/₹12,100\.00$/)
    expect(fact('Sold To')).toHaveTextContent(/Krishna Spices$/)
    await waitFor(() => expect(fact('Sale Order Id')).toHaveTextContent(/–$/))
    provider.clearFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(fact('Sale Order Id')).toHaveTextContent(/SL\d{4}/))
  })

  test('stands although the order does not say so yet, and cannot be made twice', async () => {
    const unsold = savita().orders
    const { user } = await open()
    provider.fault({ call: 'orderById', kind: 'status' })
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    provider.clearFaults()
    savita().orders = unsold
    await reload()
    await confirmed()
    window.history.replaceState(null, '', single(TURMERIC))
    await reload()
    expect(screen.getByRole('heading', { name: 'Sold to Krishna Spices' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
  })

  test('of one item leaves the other one open', async () => {
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    window.history.replaceState(null, '', single(CHILLI))
    await reload()
    expect(screen.getAllByRole('button', { name: 'Confirm Sell' })).toHaveLength(2)
  })

  test('known to the confirmation alone is none: it leads to the bids', async () => {
    await visit(confirmation(TURMERIC), { as: 'savita' })
    expect(await bidCards()).toHaveLength(4)
    expect(at()).toBe(single(TURMERIC))
  })

  test.each([
    ['payment done', 'Payment Done'],
    ['On Hold', 'On Hold'],
    ['', 'Payment Pending'],
  ])('whose payment is %j says %s', async (salePaymentStatus, shown) => {
    soldElsewhere('Krishna Spices', 151.25)
    changeItem(TURMERIC, { salePaymentStatus })
    await visit(confirmation(TURMERIC), { as: 'savita' })
    expect(fact('Payment Status')).toHaveTextContent(new RegExp(`${shown}$`))
  })
})

describe('a failure', () => {
  test.each([
    { kind: 'status', status: 422, body: { message: 'Market closed' } },
    { kind: 'refuse', body: { message: 'Market closed' } },
  ] as const)(
    'that is a definite no keeps the screen and gives the button back: %j',
    async (no) => {
      provider.fault({ call: 'markQuoteAsSold', times: 1, ...no })
      const { user } = await open()
      await user.click(await confirmSell('Krishna Spices'))
      expect(await screen.findByText(NOT_SAVED)).toBeVisible()
      await buttonsAreBack()
      expect(at()).toBe(single(TURMERIC))
      expect(screen.queryByText(/Market closed/)).not.toBeInTheDocument()
      expect(screen.queryByText(ASKS_FIRST)).not.toBeInTheDocument()
      expect(sales()).toHaveLength(1)
      await user.click(await confirmSell('Krishna Spices'))
      await confirmed()
      expect(sales()).toHaveLength(2)
    },
  )

  test('is not tried again by Retry: that only looks', async () => {
    provider.fault({ call: 'markQuoteAsSold', kind: 'status', status: 422, times: 1 })
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await screen.findByText(NOT_SAVED)
    const asked = provider.requests('quoteById').length
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument())
    await waitFor(() => expect(provider.requests('quoteById').length).toBeGreaterThan(asked))
    expect(sales()).toHaveLength(1)
    expect(item()?.isSold).toBe(false)
  })

  test('after the sale: the answer is lost, the order tells', async () => {
    provider.fault({ call: 'markQuoteAsSold', kind: 'drop-after', times: 1 })
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    expect(fact('Sale Order Id')).toHaveTextContent(/SL\d{4}/)
    expect(sales()).toHaveLength(1)
  })

  test.each(['html', 'broken-json'] as const)('to read the answer: %s', async (kind) => {
    provider.fault({ call: 'markQuoteAsSold', kind, applied: true, times: 1 })
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    expect(sales()).toHaveLength(1)
  })

  test('before the sale: the order is not sold, the button is back', async () => {
    provider.fault({ call: 'markQuoteAsSold', kind: 'drop', times: 1 })
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    await buttonsAreBack()
    expect(screen.queryByText(ASKS_FIRST)).not.toBeInTheDocument()
    await user.click(await confirmSell('Malwa Exports'))
    await confirmed()
    expect(item()?.soldTo).toEqual({ name: 'Malwa Exports' })
  })

  test('that nobody can clear up: the next tap only checks', async () => {
    provider.fault({ call: 'markQuoteAsSold', kind: 'drop', times: 1 })
    const { user } = await open()
    provider.fault({ call: 'orderById', kind: 'status', times: 2 })
    await user.click(await confirmSell('Krishna Spices'))
    expect(await screen.findByText(ASKS_FIRST)).toBeVisible()
    await buttonsAreBack()
    await user.click(await confirmSell('Malwa Exports'))
    await waitFor(() => expect(screen.queryByText(ASKS_FIRST)).not.toBeNull())
    await user.click(await confirmSell('Malwa Exports'))
    await waitFor(() => expect(screen.queryByText(ASKS_FIRST)).toBeNull())
    await buttonsAreBack()
    expect(sales()).toHaveLength(1)
    expect(item()?.isSold).toBe(false)
    await user.click(await confirmSell('Malwa Exports'))
    await confirmed()
    expect(sales()).toHaveLength(2)
  })

  test('while offline from the start sells nothing and says so', async () => {
    const { user } = await open()
    goOffline()
    await user.click(await confirmSell('Krishna Spices'))
    expect(await screen.findByText(/You are offline\. Nothing was sent\./)).toBeVisible()
    await buttonsAreBack()
    expect(screen.queryByText(ASKS_FIRST)).not.toBeInTheDocument()
    expect(sales()).toEqual([])
    goOnline()
  })
})

describe('one sale, wherever the person goes', () => {
  test('away and back while it is on its way', async () => {
    const release = provider.hold('markQuoteAsSold')
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await waitFor(() => expect(sales()).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: /^Cart/ }))
    await screen.findByRole('heading', { name: 'Cart Overview' })
    await goBack()
    const button = await confirmSell('Malwa Exports')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(button)
    act(release)
    await confirmed()
    expect(sales()).toHaveLength(1)
  })

  test('elsewhere when the answer comes: the confirmation stands when the item is opened again', async () => {
    const release = provider.hold('markQuoteAsSold')
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await waitFor(() => expect(sales()).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: /^Cart/ }))
    await screen.findByRole('heading', { name: 'Cart Overview' })
    act(release)
    await waitFor(() => expect(sales()[0]?.status).toBe(200))
    expect(at()).toBe('/cart')
    await goBack()
    await confirmed()
  })

  test('loaded anew while it is on its way', async () => {
    const release = provider.hold('markQuoteAsSold')
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await waitFor(() => expect(sales()).toHaveLength(1))
    await reload()
    await confirmed()
    expect(sales()).toHaveLength(1)
    // A page that is gone hears nothing; this one's past must not speak into the next test.
    act(release)
    await waitFor(() => expect(sales()[0]?.status).toBe(200))
  })

  test('loaded anew after one that never arrived: nothing is sold by itself', async () => {
    provider.fault({ call: 'markQuoteAsSold', kind: 'drop', times: 1 })
    const { user } = await open()
    provider.fault({ call: 'orderById', kind: 'drop', times: 1 })
    await user.click(await confirmSell('Krishna Spices'))
    await screen.findByText(ASKS_FIRST)
    await reload()
    await buttonsAreBack()
    await waitFor(() => expect(screen.queryByText(ASKS_FIRST)).toBeNull())
    expect(sales()).toHaveLength(1)
    expect(item()?.isSold).toBe(false)
  })

  test('logged out while it is on its way: nothing of it is kept', async () => {
    const release = provider.hold('markQuoteAsSold')
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await waitFor(() => expect(sales()).toHaveLength(1))
    sessionStorage.clear()
    localStorage.clear()
    fireEvent(window, new StorageEvent('storage', { key: null }))
    act(release)
    await waitFor(() => expect(at()).toBe('/'))
    await waitFor(() => expect(sales()[0]?.status).toBe(200))
    expect(sessionStorage.getItem('sauda.draft.selling')).toBeNull()
  })
})

describe('between the look and the tap', () => {
  test('a bid that changed is not sold at another price; the new one is shown', async () => {
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    changeBids(TURMERIC, (bids) =>
      bids.map((bid) => (bid.vendorName === 'Krishna Spices' ? { ...bid, price: 144.5 } : bid)),
    )
    await user.click(button)
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    expect(sales().map(({ body }) => body)).toMatchObject([{ price: 151.25 }])
    expect(item()?.isSold).toBe(false)
    expect(await screen.findByText('₹144.500')).toBeVisible()
    expect(screen.queryByText('₹151.250')).not.toBeInTheDocument()
  })

  test('a bid that vanished is not sold', async () => {
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    changeBids(TURMERIC, (bids) => bids.filter(({ vendorName }) => vendorName !== 'Krishna Spices'))
    await user.click(button)
    await waitFor(async () => expect(await vendorNames()).not.toContain('Krishna Spices'))
    expect(item()?.isSold).toBe(false)
  })

  test('what has just changed under the finger is not obeyed for a moment', async () => {
    await open()
    const [first] = await bidCards()
    changeBids(TURMERIC, (bids) => [...bids, { ...bids[0], vendorId: 'new', price: 170 }])
    fireEvent.focus(window)
    await screen.findByText('₹170.000')
    const [now] = await bidCards()
    expect(now).not.toBe(first)
    const button = within(now as HTMLElement).getByRole('button', { name: 'Confirm Sell' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(button)
    expect(screen.getByText('The quotes have changed. Please look again.')).toBeVisible()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    expect(sales()).toHaveLength(0)
    fireEvent.click(button)
    await confirmed()
    expect(sales()).toHaveLength(1)
  })

  test('sold to somebody else in another tab: it says so, and sells nothing', async () => {
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    soldElsewhere('Malwa Exports', 139.75)
    await user.click(button)
    expect(await screen.findByRole('heading', { name: 'Sold to Malwa Exports' })).toBeVisible()
    expect(at()).toBe(single(TURMERIC))
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
    expect(item()?.sellOrderId).toBe('SL-OTHER')
  })

  test('sold to this very vendor in another tab: that is the sale', async () => {
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    soldElsewhere('Krishna Spices', 151.25)
    await user.click(button)
    await confirmed()
    expect(fact('Sale Order Id')).toHaveTextContent(/SL-OTHER$/)
  })

  test('an item that left the order sells nothing', async () => {
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    expectConsoleError('a sale could not be confirmed')
    expectConsoleError('no such item')
    savita().orders = savita().orders.map((order) => ({ ...order, orderItems: [] }))
    await user.click(button)
    await waitFor(() => expect(sales()[0]?.status).toBe(404))
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})
