import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { item, TURMERIC } from '@tests/features/orders/scenario'
import { fact } from '@tests/page'
import { provider, savita } from '@tests/provider'
import {
  ASKS_FIRST,
  at,
  bidCards,
  buttonsAreBack,
  changeBids,
  changeOrder,
  confirmed,
  confirmSell,
  NOT_SAVED,
  open,
  sales,
  saleUnderWay,
  single,
  soldElsewhere,
  vendorNames,
} from './market'

// QUO-3.
describe('Confirm Sell', () => {
  test('sells nothing of an order that was rejected meanwhile', async () => {
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    changeOrder({ purchasePaymentStatus: 'rejected' })
    await user.click(button)
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument(),
    )
    expect(sales()).toEqual([])
  })
})

describe('a change since the bids were read', () => {
  test('shows the new price of a changed bid, and sells nothing', async () => {
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    changeBids(TURMERIC, (bids) =>
      bids.map((bid) => (bid.vendorName === 'Krishna Spices' ? { ...bid, price: 144.5 } : bid)),
    )
    await user.click(button)
    expect(await screen.findByText('The quotes have changed. Please look again.')).toBeVisible()
    expect(await screen.findByText('₹144.500')).toBeVisible()
    expect(screen.queryByText('₹151.250')).not.toBeInTheDocument()
    await buttonsAreBack()
    expect(sales()).toEqual([])
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    expect(sales().map(({ body }) => body)).toMatchObject([{ price: 144.5 }])
  })

  test('sells nothing while the quote cannot be read', async () => {
    const { user } = await open()
    provider.fault({ call: 'quoteById', kind: 'status', status: 503 })
    await user.click(await confirmSell('Krishna Spices'))
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    await buttonsAreBack()
    expect(sales()).toEqual([])
    provider.clearFaults()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
  })

  test('does not sell a bid that is gone', async () => {
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    changeBids(TURMERIC, (bids) => bids.filter(({ vendorName }) => vendorName !== 'Krishna Spices'))
    await user.click(button)
    await waitFor(async () => expect(await vendorNames()).not.toContain('Krishna Spices'))
    expect(item(TURMERIC).isSold).toBe(false)
  })

  test('ignores taps for a moment after the bids have changed', async () => {
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

  test('shows a sale to another vendor in another tab, and sells nothing', async () => {
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    soldElsewhere('Malwa Exports', 139.75)
    await user.click(button)
    expect(await screen.findByRole('heading', { name: 'Sold to Malwa Exports' })).toBeVisible()
    expect(at()).toBe(single(TURMERIC))
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
    expect(item(TURMERIC).sellOrderId).toBe('SL-OTHER')
  })

  test.each([
    { at: 150.5, vendorId: undefined, by: 'price' },
    { at: 151.25, vendorId: 'v9', by: 'id' },
  ])('tells vendors of the same name apart by their $by', async ({ at: soldPrice, vendorId }) => {
    changeBids(TURMERIC, (bids) => [
      ...bids,
      { vendorName: 'Krishna Spices', vendorId: 'v9', price: soldPrice },
    ])
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    soldElsewhere('Krishna Spices', soldPrice, vendorId)
    await user.click(button)
    expect(await screen.findByRole('heading', { name: 'Sold to Krishna Spices' })).toBeVisible()
    expect(at()).toBe(single(TURMERIC))
    expect(screen.getAllByText('Sold', { selector: 'li *' })).toHaveLength(1)
  })

  test.each(['name', 'id'])('takes a sale by the same bid, by its %s, as this sale', async (by) => {
    const bids = savita().quotes[TURMERIC]?.vendors
    const krishna = bids?.find(({ vendorName }) => vendorName === 'Krishna Spices')
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    soldElsewhere('Krishna Spices', 151.25, by === 'id' ? krishna?.vendorId : undefined)
    await user.click(button)
    await confirmed()
    expect(fact('Sale Order Id')).toBe('SL-OTHER')
  })

  test('sells nothing of an item that is no longer in the order', async () => {
    const { user } = await open()
    const button = await confirmSell('Krishna Spices')
    expectConsoleError('a submission failed')
    expectConsoleError('not in the answer')
    savita().orders = savita().orders.map((order) => ({ ...order, orderItems: [] }))
    await user.click(button)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(sales()).toEqual([])
  })
})

describe('a failed sale', () => {
  test('with an unknown outcome is only looked up by the next tap', async () => {
    provider.fault({ call: 'markQuoteAsSold', kind: 'drop', times: 1 })
    const { user, release } = await saleUnderWay()
    provider.fault({ call: 'orderById', kind: 'status', times: 2 })
    act(release)
    expect(await screen.findByText(ASKS_FIRST)).toBeVisible()
    await buttonsAreBack()
    await user.click(await confirmSell('Godavari Agro Foods'))
    await waitFor(() => expect(screen.queryByText(ASKS_FIRST)).not.toBeNull())
    await user.click(await confirmSell('Godavari Agro Foods'))
    await waitFor(() => expect(screen.queryByText(ASKS_FIRST)).toBeNull())
    await buttonsAreBack()
    expect(sales()).toHaveLength(1)
    expect(item(TURMERIC).isSold).toBe(false)
    await user.click(await confirmSell('Godavari Agro Foods'))
    await confirmed()
    expect(sales()).toHaveLength(2)
  })
})
