import { fireEvent, screen, waitFor, within, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { unitPriceFromRupees } from '@/domain/money'
import {
  rememberPrice,
  type SeenPrice,
  useSeenPrices,
  addSeenPrice,
} from '@/features/quotes/seen-prices'
import { forgetEverything, rememberSignIn } from '@/session/session'
import { changeItem, CHILLI, ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { button, link, plain } from '@tests/page'
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
  test('reads the orders with the quotes filter, and shows best prices and numbers of quotes', async () => {
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
  })

  test('shows the time left, and sorts by it', async () => {
    atNoon('quotes-waiting')
    await visit('/quotes', { as: 'savita' })
    const shown = (await cards()).map((card) => ({
      order: within(card).getByRole('heading').textContent,
      timers: within(card).getAllByRole('timer').map(plain),
    }))
    expect(shown).toEqual([
      { order: 'SD2026-000116', timers: ['36 min'] },
      {
        order: 'SD2026-000104',
        timers: ['1 day 6 h', '3 days 2 h'],
      },
      {
        order: 'SD2026-000112',
        timers: ['2 days 4 h', '2 days 4 h', '3 days 8 h'],
      },
      { order: 'SD2026-000088', timers: ['Time is up'] },
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

describe('a refresh', () => {
  async function opened() {
    const view = await visit('/quotes', { as: 'savita' })
    await within(await row('Turmeric Sangli')).findByText('Best ₹156.125/kg')
    changeBids(TURMERIC, (bids) => [{ ...bids[0], vendorId: 'new', price: 160.5 }, ...bids])
    return view
  }
  const shown = async () => within(await row('Turmeric Sangli')).findByText('Best ₹160.500/kg')

  test.each([
    ['by the button', () => fireEvent.click(button('Refresh quotes'))],
    ['when the window gets the focus', () => fireEvent.focus(window)],
  ])('happens %s', async (_, act) => {
    await opened()
    act()
    expect(await shown()).toBeVisible()
    expect(await row('Turmeric Sangli')).toHaveTextContent('5 quotes')
  })

  test('that fails keeps the shown quotes; only the status strip says so', async () => {
    const { user } = await opened()
    provider.fault({ call: '*', kind: 'drop' })
    await user.click(button('Refresh quotes'))
    expect(await screen.findByText('We cannot connect right now.')).toBeVisible()
    await waitFor(() => expect(button('Refresh quotes')).not.toHaveAttribute('aria-busy'))
    expect(await row('Turmeric Sangli')).toHaveTextContent('Best ₹156.125/kg')
  })
})

test('the items of one order are shown with their quotes, and link to the bids', async () => {
  const { user } = await visit(`/quoteDetails/${ORDER}`, { as: 'savita' })
  expect(screen.getByRole('heading', { level: 1, name: /^SD\d{4}-000104$/ })).toBeVisible()
  const total = screen.getByText('Total Amount', { selector: 'dt' }).parentElement
  expect(total).toHaveTextContent(/₹20,904\.00$/) // 11,400 + 9,400 + 0.5 %
  const turmeric = link(/Turmeric Sangli/)
  expect(turmeric).toHaveTextContent('80 kg₹11,400')
  expect(await within(turmeric).findByText('Best ₹156.125/kg')).toBeVisible()
  await user.click(turmeric)
  expect(window.location.pathname).toBe(`/singleQuoteDetails/${ORDER}/${TURMERIC}`)
})

describe('the prices seen', () => {
  const see = (userId: string, itemId: string, at: number) =>
    rememberPrice(userId, itemId, { at, price: unitPriceFromRupees(150 + at) })
  const seen = (userId: string, itemId: string) =>
    renderHook(() => useSeenPrices(userId, itemId)).result.current.map(({ at }) => at)

  test('prices are remembered by item, for the person who saw them, until log-out', () => {
    rememberSignIn('u1', '')
    see('u1', 'i1', 1)
    see('u1', 'i1', 2)
    see('u1', 'i2', 3)
    // Somebody else is not signed in.
    see('u2', 'i1', 4)
    expect(seen('u1', 'i1')).toEqual([1, 2])
    expect(seen('u1', 'i2')).toEqual([3])
    expect(seen('u2', 'i1')).toEqual([])
    forgetEverything()
    rememberSignIn('u1', '')
    expect(seen('u1', 'i1')).toEqual([])
  })

  test('of many items the thirty seen last are remembered', () => {
    rememberSignIn('u1', '')
    for (let item = 1; item <= 31; item += 1) see('u1', `i${String(item)}`, item)
    expect(seen('u1', 'i1')).toEqual([])
    expect(seen('u1', 'i2')).toEqual([2])
    expect(seen('u1', 'i31')).toEqual([31])
  })

  /** `1:150 2:151` is ₹150 seen at 1, ₹151 at 2. */
  const read = (text: string): SeenPrice[] =>
    text
      .split(' ')
      .filter(Boolean)
      .map((part) => {
        const [at, price] = part.split(':').map(Number)
        return { at: at ?? 0, price: unitPriceFromRupees(price ?? 0) }
      })

  test.each([
    ['', '1:150', '1:150'],
    ['1:150', '2:151', '1:150 2:151'],
    ['1:150', '2:150', '1:150 2:150'],
    // It stays: only the last time moves on.
    ['1:150 2:150', '3:150', '1:150 3:150'],
    ['1:150 2:150', '3:149.5', '1:150 2:150 3:149.5'],
    ['1:150 2:151', '3:150', '1:150 2:151 3:150'],
    // Seen before, or from before.
    ['1:150 2:151', '2:151', '1:150 2:151'],
    ['1:150 3:151', '2:152', '1:150 3:151'],
  ])('%j and then %s are %j', (seen, next, expected) => {
    const [sighting] = read(next)
    expect(sighting && addSeenPrice(read(seen), sighting)).toEqual(read(expected))
  })

  test('keeps the last forty sightings', () => {
    let seen: readonly SeenPrice[] = []
    for (let at = 1; at <= 50; at += 1)
      seen = addSeenPrice(seen, { at, price: unitPriceFromRupees(at) })
    expect(seen.map(({ at }) => at)).toEqual(Array.from({ length: 40 }, (_, index) => index + 11))
  })
})
