import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fact } from '@tests/page'
import { changeItem, TURMERIC } from '@tests/features/orders/scenario'
import { atNoon, provider } from '@tests/provider'
import { bidCards, bidOf, changeBids, changeOrder, open, vendorNames } from './market'

describe('the bids', () => {
  test('are sorted by price as a number, highest first', async () => {
    changeBids(TURMERIC, (bids) =>
      [9.5, 101.125, 43.5, '100'].map((price, index) => ({ ...bids[index], price })),
    )
    await open()
    const prices = (await bidCards()).map(
      (one) => within(one).getByText('Price per kg').nextSibling?.textContent,
    )
    expect(prices).toEqual(['₹101.125/kg', '₹100.000/kg', '₹43.500/kg', '₹9.500/kg'])
  })

  test('show vendor, date, price, selling amount and the profit', async () => {
    atNoon()
    await open()
    expect(await vendorNames()).toEqual([
      'Shri Balaji Trading Co.',
      'Krishna Spices',
      'Godavari Agro Foods',
      'Malwa Exports',
    ])
    const krishna = await bidOf('Krishna Spices')
    expect(krishna).toHaveTextContent('Quoted on 5 Sep 2026')
    expect(within(krishna).getByText('Price per kg').nextSibling).toHaveTextContent('₹151.250')
    expect(within(krishna).getByText('Selling amount').nextSibling).toHaveTextContent(/^₹12,100$/)
    expect(within(krishna).getByText('Profit ₹700.00 (6.14%)')).toHaveClass('text-leaf-700')
    const malwa = await bidOf('Malwa Exports')
    expect(within(malwa).getByText('Loss −₹220.00 (−1.93%)')).toHaveClass('text-notice-600')
    const confirm = within(krishna).getByRole('button', { name: 'Confirm Sell' })
    expect(confirm).toHaveAccessibleDescription(/Krishna Spices.*₹151\.250.*₹12,100/)
  })

  // "A bid's selling amount is rounded once, to the rupee", "a loss of 40 paise is not ₹0".
  test('round a selling amount once, and a profit to the paisa', async () => {
    changeItem(TURMERIC, { productQuantity: 1, purchasePrice: 2012.895 })
    changeBids(TURMERIC, ([bid]) => [{ ...bid, price: 2012.495 }])
    await open()
    const [bid] = await bidCards()
    if (!bid) throw new Error('no bid')
    expect(within(bid).getByText('Selling amount').nextSibling).toHaveTextContent(/^₹2,012$/)
    expect(within(bid).getByText('Loss −₹0.40 (−0.02%)')).toBeVisible()
  })

  test('show no figure of an item whose quantity or purchase price is unknown', async () => {
    changeItem(TURMERIC, { productQuantity: 'soon', purchasePrice: null } as object)
    await open()
    const [bid] = await bidCards()
    if (!bid) throw new Error('no bid')
    expect(within(bid).getByText('Selling amount').nextSibling).toHaveTextContent('Not known yet')
    expect(screen.queryByText(/^(Profit|Loss) /)).not.toBeInTheDocument()
    expect(fact('Purchase Amount')).toBe('Not known yet')
    expect(document.body).not.toHaveTextContent('₹0')
  })

  test('mark the best one, or several equal ones', async () => {
    await open()
    const isBest = async () => (await bidCards()).map((one) => /Best quote/.test(one.textContent))
    expect(await isBest()).toEqual([true, false, false, false])
    changeBids(TURMERIC, (bids) => bids.map((bid) => ({ ...bid, price: 150 })))
    fireEvent.focus(window)
    await waitFor(async () => expect(await isBest()).toEqual([true, true, true, true]))
  })

  test('include a vendor without a name, but none without a price or an id', async () => {
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

  test('include several of one vendor', async () => {
    changeBids(TURMERIC, ([bid]) => [150, 151, 150].map((price) => ({ ...bid, price })))
    await open()
    expect(await bidCards()).toHaveLength(3)
  })

  test('none yet', async () => {
    provider.scenario('no-quotes')
    await open()
    expect(await screen.findByText('No records found')).toBeVisible()
    expect(screen.getByText(/^No vendor has quoted yet\. Quotes arrive within/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
  })

  test('none yet, before the time window', async () => {
    provider.scenario('no-quotes')
    changeItem(TURMERIC, { dealStartDate: '2099-09-05T06:30:00.000Z' })
    await open()
    expect(
      await screen.findByText('No vendor has quoted yet. Quotes start on 5 Sep 2099.'),
    ).toBeVisible()
  })

  test('none yet, before the offer is active, with the expected hour', async () => {
    atNoon('no-quotes')
    changeOrder({ status: 'pending', createdAt: '2026-09-05T03:10:00.000Z' })
    await open()
    expect(
      await screen.findByText(
        'No vendor has quoted yet. Quotes come once the offer is active. (by about 10 pm today)',
      ),
    ).toBeVisible()
  })

  test('none yet, for a response of 404', async () => {
    provider.fault({ call: 'quoteById', kind: 'status', status: 404 })
    await open()
    expect(await screen.findByText('No records found')).toBeVisible()
  })
})
