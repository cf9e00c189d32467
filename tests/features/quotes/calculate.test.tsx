import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeItem, TURMERIC } from '@tests/features/orders/scenario'
import { fill } from '@tests/page'
import { bidOf, open, sales } from './market'

const rows = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

test('calculates profit, fee and break-even price of a bid', async () => {
  const { user } = await open()
  const bid = await bidOf('Krishna Spices')
  await user.click(within(bid).getByRole('button', { name: 'Calculate with this quote' }))
  const dialog = await screen.findByRole('dialog', { name: 'What would I earn?' })
  // What it holds is loaded after the sheet.
  expect(await within(dialog).findByText(/Krishna Spices/)).toBeInTheDocument()
  // 80 × (151.25 - 142.50), 0.5 % of 11,400.
  expect(rows(dialog)).toEqual([
    'Profit₹700.00 (6.14%)',
    'Platform fee (0.5%)₹57.00',
    'After the fee₹643.00',
  ])
  expect(dialog).toHaveTextContent('No loss at ₹143.213/kg or more, fee included.')
  await fill(user, { Quantity: '10', 'Selling price per kg': '140' })
  expect(rows(dialog)[0]).toBe('Loss−₹25.00 (−1.75%)')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sales()).toHaveLength(0)
})

test('offers no calculation without a purchase price', async () => {
  changeItem(TURMERIC, { purchasePrice: 0 })
  await open()
  expect(within(await bidOf('Krishna Spices')).getAllByRole('button')).toHaveLength(1)
})
