import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changeItem, CHILLI, ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { button, fact, heading, link, plain } from '@tests/page'
import { atNoon, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeBids } from './market'

const cards = async () => {
  const list = await screen.findByRole('list', { name: /orders?$/ })
  return [...list.children] as HTMLElement[]
}

/** The row of this product in a card. */
async function row(name: string): Promise<HTMLElement> {
  const [found] = await screen.findAllByText(name)
  const item = found?.closest('li')
  if (!item) throw new Error(`no row of ${name}`)
  return item
}

describe('the list of quotes', () => {
  test('reads the orders with the quotes filter, shows best prices and numbers of quotes, and opens order and item', async () => {
    changeBids(CHILLI, ([bid]) => [9.5, 101.125, 43.5].map((price) => ({ ...bid, price })))
    const { user } = await visit('/quotes', { as: 'savita' })
    expect(screen.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible()
    expect(provider.requests('ordersOfUser').map(({ path }) => path)).toContain(
      '/purchase/order/user/66a000000000000000000001?quotes=true',
    )
    expect(await cards()).toHaveLength(1)
    const card = link(/SD\d{4}-000104/)
    expect(card).toHaveTextContent('Active')
    expect(await within(await row('Turmeric Sangli')).findByText('Best ₹156.125/kg')).toBeVisible()
    expect(await row('Turmeric Sangli')).toHaveTextContent('4 quotes')
    expect(await row('Turmeric Sangli')).toHaveTextContent('80 kg')
    expect(
      await within(await row('Red Chilli Guntur Teja')).findByText('Best ₹101.125/kg'),
    ).toBeVisible()
    expect(await row('Red Chilli Guntur Teja')).toHaveTextContent('3 quotes')
    await user.click(card)
    expect(window.location.pathname).toBe(`/quoteDetails/${ORDER}`)
    await heading(/^SD\d{4}-000104$/)
    expect(fact('Total Amount')).toBe('₹20,904.00') // 11,400 + 9,400 + 0.5 %
    const turmeric = link(/Turmeric Sangli/)
    expect(turmeric).toHaveTextContent('80 kg₹11,400')
    expect(turmeric).toHaveTextContent('Best ₹156.125/kg')
    await user.click(turmeric)
    expect(window.location.pathname).toBe(`/singleQuoteDetails/${ORDER}/${TURMERIC}`)
  })

  test('shows the time left, and sorts by it', async () => {
    atNoon('quotes-waiting')
    await visit('/quotes', { as: 'savita' })
    const shown = (await cards()).map((card) => [
      within(card).getByRole('heading').textContent,
      ...within(card).getAllByRole('timer').map(plain),
    ])
    expect(shown).toEqual([
      ['SD2026-000116', '36 min'],
      ['SD2026-000104', '1 day 6 h', '3 days 2 h'],
      ['SD2026-000112', '2 days 4 h', '2 days 4 h', '3 days 8 h'],
      ['SD2026-000088', 'Time is up'],
    ])
    expect((await cards())[2]).toHaveTextContent('and 1 more item')
  })

  test('shows sold and delivered items', async () => {
    changeItem(TURMERIC, { isSold: true, soldTo: { name: 'Krishna Spices' }, soldPrice: 151.25 })
    changeItem(CHILLI, { status: 'Delivered' })
    await visit('/quotes', { as: 'savita' })
    expect(await row('Turmeric Sangli')).toHaveTextContent('Sold to Krishna Spices₹151.250/kg')
    expect(await row('Red Chilli Guntur Teja')).toHaveTextContent('Delivered')
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(provider.requests('quoteById')).toHaveLength(0)
  })
})

test('Refresh quotes shows new ones; when it fails the old ones stay, and only the strip says so', async () => {
  const { user } = await visit('/quotes', { as: 'savita' })
  const turmeric = await row('Turmeric Sangli')
  await within(turmeric).findByText('Best ₹156.125/kg')
  changeBids(TURMERIC, (bids) => [{ ...bids[0], vendorId: 'new', price: 160.5 }, ...bids])
  await user.click(button('Refresh quotes'))
  expect(await within(turmeric).findByText('Best ₹160.500/kg')).toBeVisible()
  expect(turmeric).toHaveTextContent('5 quotes')

  provider.fault({ call: '*', kind: 'drop' })
  await user.click(button('Refresh quotes'))
  expect(await screen.findByText('We cannot connect right now.')).toBeVisible()
  await waitFor(() => expect(button('Refresh quotes')).not.toHaveAttribute('aria-busy'))
  expect(turmeric).toHaveTextContent('Best ₹160.500/kg')
})
