import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import {
  bidCards,
  changeBids,
  changeItem,
  changeOrder,
  confirmation,
  ORDER,
  savita,
  single,
  TURMERIC,
  vendorNames,
} from './market'

const open = () => visit(single(TURMERIC), { as: 'savita' })
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement

async function card(vendor: string): Promise<HTMLElement> {
  const found = (await bidCards()).find((one) => within(one).queryByText(vendor))
  if (!found) throw new Error(`no bid of ${vendor}`)
  return found
}

afterEach(() => {
  vi.useRealTimers()
})

describe('what was bought', () => {
  test('is shown with its dates, amounts and the sale status', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-05T06:30:00.000Z') })
    provider.reset()
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Turmeric Sangli' })).toBeVisible()
    expect(screen.getByText('Active')).toHaveClass('text-leaf-600')
    expect(fact('Purchase Date')).toHaveTextContent(/1 Sep 2026$/)
    expect(fact('Purchase Amount')).toHaveTextContent(/₹11,400\.00$/)
    expect(fact('Quantity')).toHaveTextContent(/80 kg$/)
    expect(fact('Expected price per kg')).toHaveTextContent(/₹148\.25 – ₹157\.50$/)
    expect(fact('Sale Status')).toHaveTextContent(/Pending$/)
    expect(screen.queryByRole('button', { name: 'Sales Invoice' })).not.toBeInTheDocument()
  })

  test.each([
    ['active', 'Active', 'text-leaf-600'],
    [' ACTIVE ', 'Active', 'text-leaf-600'],
    ['pending', 'Pending', 'text-pending'],
    ['closed', 'Closed', 'text-notice-600'],
    ['On Hold', 'On Hold', 'text-notice-600'],
  ])('has the status %j as %s, in its colour', async (status, shown, look) => {
    changeOrder({ status })
    changeItem(TURMERIC, { soldStatus: 'on its way' })
    await open()
    expect(screen.getByText(shown)).toHaveClass(look)
    // Only a closed order is over; what nobody listed is left to the provider.
    const count = shown === 'Closed' ? 0 : 4
    expect(screen.queryAllByRole('button', { name: 'Confirm Sell' })).toHaveLength(count)
  })

  test('and is not verified yet has no time to choose', async () => {
    changeOrder({ status: 'pending' })
    savita().quotes = {}
    await open()
    expect(await screen.findByText('No records found')).toBeVisible()
    expect(screen.queryByText('Time to choose')).not.toBeInTheDocument()
  })

  test.each([
    [{ soldStatus: undefined, SaleStatus: undefined }, 'Pending'],
    [{ soldStatus: '' }, 'Pending'],
    [{ soldStatus: 'pending' }, 'Pending'],
    [{ SaleStatus: 'Under negotiation' }, 'Under negotiation'],
    [{ soldStatus: 'SOLD' }, 'Sold'],
  ])('has the sale status %j as %s', async (change, shown) => {
    changeItem(TURMERIC, change)
    await open()
    expect(fact('Sale Status')).toHaveTextContent(new RegExp(`${shown}$`))
  })

  test('without a unit is weighed in kg, without a date has a dash', async () => {
    changeItem(TURMERIC, { unit: '' })
    changeOrder({ createdAt: 'soon' })
    await open()
    expect(fact('Quantity')).toHaveTextContent(/80 kg$/)
    expect(fact('Purchase Date')).toHaveTextContent(/–$/)
  })

  test('that the order does not hold is not found', async () => {
    expectConsoleError('no such item')
    await visit(single('66e000000000000000009999'), { as: 'savita' })
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('waits as a skeleton', async () => {
    const release = provider.hold('quoteById')
    await visit(single(TURMERIC), { as: 'savita', wait: false })
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(screen.queryByText('No records found')).not.toBeInTheDocument()
    act(release)
    expect(await bidCards()).toHaveLength(4)
  })
})

describe('the bids', () => {
  test('stand highest first, by number', async () => {
    changeBids(TURMERIC, (bids) =>
      [9.5, 101.125, 43.5, '100'].map((price, index) => ({ ...bids[index], price })),
    )
    await open()
    const prices = (await bidCards()).map(
      (one) => within(one).getByText('Price per kg').nextSibling?.textContent,
    )
    expect(prices).toEqual(['₹101.125', '₹100.000', '₹43.500', '₹9.500'])
  })

  test('show vendor, date, price, selling amount and the profit', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-05T06:30:00.000Z') })
    provider.reset()
    await open()
    expect(await vendorNames()).toEqual([
      'Shri Balaji Trading Co.',
      'Krishna Spices',
      'Godavari Agro Foods',
      'Malwa Exports',
    ])
    const krishna = await card('Krishna Spices')
    expect(krishna).toHaveTextContent('Quoted on 5 Sep 2026')
    expect(within(krishna).getByText('Price per kg').nextSibling).toHaveTextContent('₹151.250')
    expect(within(krishna).getByText('Selling amount').nextSibling).toHaveTextContent(/^₹12,100$/)
    expect(within(krishna).getByText('Profit ₹700 (6.14%)')).toHaveClass('text-leaf-700')
    const malwa = await card('Malwa Exports')
    expect(within(malwa).getByText('Loss -₹220 (-1.93%)')).toHaveClass('text-notice-600')
    const confirm = within(krishna).getByRole('button', { name: 'Confirm Sell' })
    expect(confirm).toHaveAccessibleDescription(/Krishna Spices.*₹151\.250.*₹12,100/)
  })

  test('say which is the best, also where two are', async () => {
    await open()
    const isBest = async () => (await bidCards()).map((one) => /Best quote/.test(one.textContent))
    expect(await isBest()).toEqual([true, false, false, false])
    changeBids(TURMERIC, (bids) => bids.map((bid) => ({ ...bid, price: 150 })))
    fireEvent.focus(window)
    await waitFor(async () => expect(await isBest()).toEqual([true, true, true, true]))
  })

  test('of a vendor without a name can be sold to, those without a price or an id cannot', async () => {
    changeBids(TURMERIC, ([first, second, third, fourth]) => [
      { ...first, vendorName: null },
      { ...second, price: null },
      { ...third, vendorId: null },
      { ...fourth, price: 0 },
    ])
    const { user } = await open()
    expect(await vendorNames()).toEqual(['Vendor without a name'])
    await user.click(screen.getByRole('button', { name: 'Confirm Sell' }))
    await waitFor(() =>
      expect(provider.requests('markQuoteAsSold')[0]?.body).toMatchObject({ vendorName: '' }),
    )
  })

  test('of one vendor may be several', async () => {
    changeBids(TURMERIC, ([bid]) => [150, 151, 150].map((price) => ({ ...bid, price })))
    await open()
    expect(await bidCards()).toHaveLength(3)
  })

  test('without a purchase price show no profit', async () => {
    changeItem(TURMERIC, { purchasePrice: 0 })
    await open()
    expect(await bidCards()).toHaveLength(4)
    expect(screen.queryByText(/Profit|Loss/)).not.toBeInTheDocument()
  })

  test('none yet', async () => {
    provider.scenario('no-quotes')
    await open()
    expect(await screen.findByText('No records found')).toBeVisible()
    expect(screen.getByText(/^No vendor has quoted yet\. Quotes arrive within/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
  })

  test('none yet, and the time window is to come', async () => {
    provider.scenario('no-quotes')
    changeItem(TURMERIC, { dealStartDate: '2099-09-05T06:30:00.000Z' })
    await open()
    expect(
      await screen.findByText('No vendor has quoted yet. The time window begins on 5 Sep 2099.'),
    ).toBeVisible()
  })

  test('that the provider answers with 404 are none', async () => {
    provider.fault({ call: 'quoteById', kind: 'status', status: 404 })
    await open()
    expect(await screen.findByText('No records found')).toBeVisible()
  })

  test('that cannot be read are asked for again', async () => {
    expectConsoleError('ApiError')
    provider.fault({ call: 'quoteById', kind: 'html', times: 1 })
    const { user } = await visit(single(TURMERIC), { as: 'savita', wait: false })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await bidCards()).toHaveLength(4)
  })

  test('500 of them are all there, a few at a time', async () => {
    provider.scenario('many-bids')
    await open()
    expect(await screen.findByRole('heading', { name: '500 vendor quotes' })).toBeVisible()
    const best = screen.getByText('Best quote').closest('li')
    expect(best).toHaveAttribute('aria-setsize', '500')
    expect(best).toHaveAttribute('aria-posinset', '1')
  })
})

describe('the time to choose', () => {
  const timeCard = () => screen.getByRole('heading', { name: 'Time to choose' }).closest('div')

  test('is counted down, with what happens at its end', async () => {
    await open()
    expect(await screen.findByText('1 day 6 h left')).toHaveAttribute('role', 'timer')
    expect(
      screen.getByText('Then it is auto-sold to the highest quote, now ₹156.125/kg.'),
    ).toBeVisible()
  })

  test('that is over still lets somebody try: the phone may be wrong', async () => {
    changeItem(TURMERIC, { dealEndDate: '2026-01-01T00:00:00.000Z' })
    await open()
    expect(timeCard()).toHaveTextContent('Time is over')
    expect(screen.getByText('It is being auto-sold to the highest quote.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Confirm Sell' })).toHaveLength(4)
  })

  test('that runs out asks what became of it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    changeItem(TURMERIC, { dealEndDate: new Date(Date.now() + 90_000).toISOString() })
    await open()
    expect(timeCard()).toHaveTextContent('2 min left')
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    expect(timeCard()).toHaveTextContent('1 min left')
    changeItem(TURMERIC, { isSold: true, soldTo: { name: 'Shri Balaji Trading Co.' } })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(
      await screen.findByRole('heading', { name: 'Sold to Shri Balaji Trading Co.' }),
    ).toBeVisible()
  })

  test.each([
    ['no end', { dealEndDate: '' }],
    ['a delivery asked for', { deliveryRequest: { requested: true } }],
  ])('is not shown with %s', async (_what, change) => {
    changeItem(TURMERIC, change)
    await open()
    expect(await bidCards()).toHaveLength(4)
    expect(screen.queryByText('Time to choose')).not.toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Confirm Sell' })).toHaveLength(4)
  })

  test.each([
    ['delivered', { status: 'Delivered' }],
    [
      'paid for delivery',
      { deliveryRequest: { requested: true, isAccepted: true, status: 'payment done' } },
    ],
  ])('and Confirm Sell are gone once it is %s', async (_what, change) => {
    changeItem(TURMERIC, change)
    await open()
    expect(await bidCards()).toHaveLength(4)
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
  })
})

describe('once it is sold', () => {
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

  test('it says to whom and what it brought; nothing can be sold again', async () => {
    sold()
    const { user } = await open()
    expect(screen.getByRole('heading', { name: 'Sold to Krishna Spices' })).toBeVisible()
    expect(fact('Sold at, per kg')).toHaveTextContent(/₹151\.250$/)
    expect(fact('Total Amount')).toHaveTextContent(/₹12,100\.00$/)
    expect(fact('Sold on')).toHaveTextContent(/5 Sep 2026$/)
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(within(await card('Krishna Spices')).getByText('Sold')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'See the confirmation' }))
    expect(window.location.pathname).toBe(confirmation(TURMERIC))
  })

  test('its sales invoice can be had, once per tap', async () => {
    sold()
    const release = provider.hold('salesInvoice')
    URL.createObjectURL = () => 'blob:invoice'
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await open()
    const button = screen.getByRole('button', { name: 'Sales Invoice' })
    fireEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    fireEvent.click(button)
    act(release)
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('SL2026-000119.pdf')
    expect(provider.requests('salesInvoice').map(({ path }) => path)).toEqual([
      `/purchase/order/generate/sell/invoice/${ORDER}/${TURMERIC}`,
    ])
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  })

  test('an invoice that fails is no more than logged', async () => {
    sold()
    provider.fault({ call: 'salesInvoice', kind: 'html' })
    await open()
    const button = screen.getByRole('button', { name: 'Sales Invoice' })
    fireEvent.click(button)
    await waitFor(() => expect(provider.requests('salesInvoice')[0]?.status).toBe(200))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText(/not saved/)).not.toBeInTheDocument()
  })

  test('without price and vendor it is still sold', async () => {
    changeItem(TURMERIC, { SaleStatus: ' sold ' })
    savita().quotes = {}
    await open()
    expect(screen.getByRole('heading', { name: 'Sold' })).toBeVisible()
    expect(screen.queryByText('Sold at, per kg')).not.toBeInTheDocument()
    expect(screen.queryByText(/^No vendor has quoted yet/)).not.toBeInTheDocument()
  })
})
