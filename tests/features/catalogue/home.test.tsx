import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { orderNumber } from '@tests/features/orders/scenario'
import { button, fact, plain } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { goBack } from '@tests/travel'
import { visit, visitedHomeWith } from '@tests/visit'
import { pass, skipTimersOf } from '@tests/wall-clock'
import { changeOffer, namesOf } from './offers'

const grid = () => within(screen.getByRole('region', { name: 'Products' }))
const popularShown = () => screen.findByText('Most Popular Offers')
const popular = () => within(screen.getByRole('region', { name: 'Most Popular Offers' }))
const popularNames = () =>
  popular()
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent.trim())
const answered = (count: number) =>
  waitFor(() =>
    expect(provider.requests('products').map(({ status }) => status)).toEqual(
      Array(count).fill(200),
    ),
  )

/** A world of one offer whose figures are worked out by hand. */
function onlyWheat() {
  provider.update((world) => {
    world.products = world.products.filter(({ sku }) => sku === 'WHT-LOK1-D')
  })
  changeOffer('WHT-LOK1-D', { purchasePrice: 25.75, sellingPriceMin: 27.55, sellingPriceMax: 28.6 })
}

describe('the offers', () => {
  test('are the first 12 of the deal type, link to quantity or details; “See All” opens the list', async () => {
    const { user } = await visit('/home', { as: 'savita' })
    const first12 = namesOf('domestic').slice(0, 12)
    const shown = grid().getAllByRole('listitem')
    expect(shown).toHaveLength(12)
    for (const [index, name] of first12.entries()) expect(shown[index]).toHaveTextContent(name)

    const wheat = grid().getByRole('link', { name: /Wheat Lokwan/ })
    await waitFor(() => expect(wheat).toHaveAttribute('href', '/setQuantity/WHT-LOK1-D'))
    expect(wheat).toHaveAccessibleName(/In your cart/)
    const onion = grid().getByRole('link', { name: /Onion Lasalgaon/ })
    expect(onion).toHaveAttribute('href', '/product/details/ONI-NSK-D')
    expect(onion).not.toHaveAccessibleName(/In your cart/)

    await user.click(screen.getByRole('link', { name: 'See All' }))
    expect(await screen.findByText('Products (domestic)')).toBeVisible()
    expect(window.location.pathname).toBe('/product/list')
  })

  test('follow the tapped tab, or “Purchase Now”, which is stored and refetches them', async () => {
    const { user } = await visit('/home', { as: 'savita' })
    await answered(1)
    expect(screen.getByRole('tab', { name: 'Domestic', selected: true })).toBeVisible()

    await user.click(screen.getByRole('tab', { name: 'International' }))
    expect(localStorage.getItem('dealType')).toBe('international')
    expect(screen.getByRole('tab', { name: 'International', selected: true })).toBeVisible()
    expect(grid().getAllByRole('listitem')[0]).toHaveTextContent('Basmati Rice 1121 Sella')
    for (const name of popularNames()) expect(namesOf('international')).toContain(name)
    await answered(2)

    await user.click(button('Purchase Now'))
    expect(await screen.findByText('Products (stock)')).toBeVisible()
    expect(window.location.pathname).toBe('/product/list')
    expect(localStorage.getItem('dealType')).toBe('stock')
    expect(screen.getByRole('link', { name: /Sugar S-30/ })).toBeVisible()
    await answered(3)
  })

  test('show a message when there are none', async () => {
    provider.scenario('no-products')
    await visit('/home', { as: 'savita' })
    expect(screen.getByText('No Products Avilable at this time')).toBeVisible()
    expect(screen.queryByText('Most Popular Offers')).not.toBeInTheDocument()
  })
})

describe('Most Popular Offers', () => {
  test('show price, duration, selling range and margin range, and open the quantity of the cart', async () => {
    onlyWheat()
    await visit('/home', { as: 'savita' })
    await popularShown()
    const card = popular().getByRole('listitem')
    expect(card).toHaveTextContent('Wheat Lokwan')
    expect(card).toHaveTextContent('₹26/kg')
    expect(card).toHaveTextContent('Sells at ₹28–\u206029 · 5-8 Days')
    // (27.55 - 25.75) / 25.75 = 6.990… %, (28.60 - 25.75) / 25.75 = 11.067… %
    expect(card).toHaveTextContent('Sell Margin6.99–11.07%')
    const link = popular().getByRole('link', { name: 'Wheat Lokwan' })
    await waitFor(() => expect(link).toHaveAttribute('href', '/setQuantity/WHT-LOK1-D'))
  })

  test('are the same six after a refetch and after Back', async () => {
    const { user } = await visit('/home', { as: 'savita' })
    await answered(1)
    await popularShown()
    const six = popularNames()
    expect(new Set(six).size).toBe(6)
    for (const name of six) expect(namesOf('domestic')).toContain(name)

    provider.update((world) => world.products.reverse())
    await user.click(screen.getByRole('link', { name: 'See All' }))
    await user.click(await screen.findByRole('tab', { name: 'Domestic' }))
    await answered(2)
    await goBack()
    await popularShown()
    expect(popularNames()).toEqual(six)
  })
})

test('the banners lead to the guide; the referral banner is missing without a code', async () => {
  savita().user.referralCode = ''
  await visit('/home', { as: 'savita' })
  await screen.findByText('Stock section')
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Watch Now' })).toHaveAttribute('href', '/user/guide')
})

describe('with a running deal', () => {
  const region = async (name: string) => within(await screen.findByRole('region', { name }))
  const money = () => region('Where your money is')
  const needed = async () => (await region('Needs your action')).getAllByRole('listitem')
  const tab = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })
  const asked = () => provider.requests('ordersOfUser').length

  // The tab bar reads the orders a second after the first screen (TabBar.tsx).
  beforeEach(() => skipTimersOf(1000))
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'))

  test('Home begins with what selling brings, and what needs the person', async () => {
    const { user } = await visit('/home', { as: 'savita' })
    // 80 × 156.125 + 50 × 196.50, of 20,800 with 0.5 %; 1,125.00 less 56.25.
    expect(await screen.findByText('₹22,315.00')).toBeVisible()
    expect((await money()).getByText('+₹1,411.00')).toHaveClass('text-leaf-700')
    expect(fact('You paid, fee included')).toBe('₹20,904.00')
    expect(fact('Earned so far, after fees')).toBe('₹1,068.75')
    expect((await needed()).map(plain)).toEqual([
      'Choose a quote: Turmeric Sangli1 day 6 hSD2026-000104',
      'Reverify ₹7,055.00: Grapes Nashik ThompsonrejectedSD2026-000097',
    ])
    expect(tab('History')).toHaveAccessibleDescription('2 need your action')
    expect(tab('Quotes')).toHaveAccessibleDescription('1 needs your action')
    expect(tab('Products')).not.toHaveAccessibleDescription()
    // The banners give way.
    const [offers, banner] = [grid().getAllByRole('listitem'), screen.getByText('Stock section')]
    expect(offers[11]?.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click((await money()).getByRole('link', { name: 'Where your money is' }))
    expect(window.location.pathname).toBe('/history/money')
  })

  test('reads twelve quotes, and shows three of many actions', async () => {
    provider.scenario('many-quotes')
    const { user } = await visit('/home', { as: 'savita' })
    await screen.findByText(/^1,988 items without quotes/)
    expect(provider.requests('quoteById')).toHaveLength(12)
    expect(await needed()).toHaveLength(3)
    savita().orders = savita().orders.slice(0, 5)
    await user.click((await money()).getByRole('button', { name: /Refresh quotes$/ }))
    await user.click(await screen.findByRole('button', { name: '2 more' }))
    expect(await needed()).toHaveLength(5)
  })

  test('the place of the last visit is kept, and more actions than it has rows are counted', async () => {
    visitedHomeWith(1)
    const release = provider.hold('ordersOfUser')
    await visit('/home', { as: 'savita' })
    expect((await money()).getByText('If you sell today, you get')).toBeVisible()
    release()
    expect(await screen.findByRole('button', { name: '2 need your action' })).toBeVisible()
  })

  test('orders are read only after the offers, and quotes after them', async () => {
    visitedHomeWith(2)
    const release = provider.hold('products')
    await visit('/home', { as: 'savita', wait: false })
    await screen.findByRole('link', { name: 'History' })
    await pass(500)
    expect(asked()).toBe(0)
    release()
    expect(await screen.findByText('₹22,315.00')).toBeVisible()
    expect(asked()).toBe(1)
  })

  test('is absent when the orders cannot be read', async () => {
    visitedHomeWith(2)
    provider.fault({ call: 'ordersOfUser', kind: 'status', status: 503 })
    const { user } = await visit('/home', { as: 'savita' })
    const again = await screen.findByRole('button', { name: 'Try again' })
    // Its place stays: nothing moves.
    expect(screen.getByText('If you sell today, you get').closest('.invisible')).not.toBeNull()
    expect((await money()).queryByText(/₹[1-9]/)).toBeNull()
    expect(grid().getAllByRole('listitem')).toHaveLength(12)
    provider.clearFaults()
    await user.click(again)
    expect(await screen.findByText('₹22,315.00')).toBeVisible()
  })

  test('on a first visit, orders that are late leave the shop as it is', async () => {
    const release = provider.hold('ordersOfUser')
    const { user } = await visit('/home', { as: 'savita' })
    expect(grid().getAllByRole('listitem')).toHaveLength(12)
    release()
    await waitFor(() => expect(tab('History')).toHaveAccessibleDescription('2 need your action'))
    expect(screen.queryByText('If you sell today, you get')).toBeNull()
    await user.click(tab('Profile'))
    await user.click(tab('Home'))
    await money()
  })

  test('without a deal a rejected payment stands first, without a figure', async () => {
    savita().orders = [orderNumber('097')]
    await visit('/home', { as: 'savita' })
    expect(await needed()).toHaveLength(1)
    expect(screen.queryByText('If you sell today, you get')).toBeNull()
  })

  test('a new person sees Home as it was, without numbers', async () => {
    await visit('/home', { as: 'meena' })
    await waitFor(() => expect(provider.requests('ordersOfUser')[0]?.status).toBe(200))
    expect(screen.queryByRole('region', { name: 'Needs your action' })).toBeNull()
    const banner = screen.getByText('Stock section')
    const [first] = grid().getAllByRole('listitem')
    expect(banner.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(tab('History')).not.toHaveAccessibleDescription()
  })

  test('with Save-Data a first visit reads no orders, and those that History has read are used', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    })
    const { user } = await visit('/home', { as: 'savita' })
    await pass(500)
    expect(asked()).toBe(0)
    await user.click(tab('History'))
    await screen.findByText('Total Purchase')
    await user.click(tab('Home'))
    await money()
    expect(asked()).toBe(1)
  })
})
