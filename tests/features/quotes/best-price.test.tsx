import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TURMERIC } from '@tests/features/orders/scenario'
import { button, plain } from '@tests/page'
import { atNoon } from '@tests/provider'
import { changeBids, open } from './market'

const figure = () => screen.findByRole('figure', { name: /How the best price moved/ })

/** The best bid becomes `price`, and is read two hours after noon. */
function raiseBest(price: number): void {
  changeBids(TURMERIC, (bids) => bids.map((bid, index) => (index === 0 ? { ...bid, price } : bid)))
  vi.setSystemTime('2026-09-05T08:30:00.000Z')
}

test('draws the best prices this device has seen, with a table', async () => {
  atNoon()
  const { user } = await open()
  // Loads on demand, and then remembers the best price.
  await screen.findByRole('figure', { name: 'Quotes against your purchase price' })
  expect(screen.queryByRole('figure', { name: /best price/ })).not.toBeInTheDocument()
  raiseBest(158.5)
  await user.click(button('Refresh quotes'))
  const chart = await figure()
  expect(chart).toHaveAccessibleName(/Seen on this device/)
  expect(chart).toHaveTextContent('Sat 5 Sep, 12 pmSat 5 Sep, 2 pm')
  expect(chart).toHaveTextContent('what you paid: ₹142.50/kg')
  await user.click(within(chart).getByRole('button', { name: 'Show the prices as a table' }))
  const rows = within(chart).getAllByRole('row').slice(1)
  expect(rows.map(plain)).toEqual(['Sat 5 Sep, 2 pm₹158.500', 'Sat 5 Sep, 12 pm₹156.125'])
})
