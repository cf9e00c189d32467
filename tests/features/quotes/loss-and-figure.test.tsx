import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changeItem, TURMERIC } from '@tests/features/orders/scenario'
import { atNoon } from '@tests/provider'
import { confirmed, confirmSell, open, sales } from './market'

describe('a sale below the purchase price', () => {
  test('sells at the purchase price without asking', async () => {
    changeItem(TURMERIC, { purchasePrice: 139.75 })
    const { user } = await open()
    await user.click(await confirmSell('Malwa Exports'))
    await confirmed()
    expect(sales()).toHaveLength(1)
  })
})

describe('the figure', () => {
  const figure = () => screen.findByRole('figure', { name: 'Quotes against your purchase price' })

  test('shows the purchase price and the best quote, with a table', async () => {
    atNoon()
    const { user } = await open()
    const chart = await figure()
    expect(chart).toHaveTextContent('You paid ₹142.50')
    expect(chart).toHaveTextContent('Best ₹156.125')
    await user.click(within(chart).getByText('Show as a table'))
    const rows = within(chart).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      'Shri Balaji Trading Co.₹156.125Profit ₹1,090.00 (9.56%)',
      'Krishna Spices₹151.250Profit ₹700.00 (6.14%)',
      'Godavari Agro Foods₹149.500Profit ₹560.00 (4.91%)',
      'Malwa Exports₹139.750Loss −₹220.00 (−1.93%)',
    ])
  })

  test('is absent without a purchase price', async () => {
    changeItem(TURMERIC, { purchasePrice: 0 })
    await open()
    await screen.findByRole('heading', { name: '4 vendor quotes' })
    expect(screen.queryByRole('figure')).not.toBeInTheDocument()
  })
})
