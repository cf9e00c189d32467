import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { orderNumber } from '@tests/features/orders/scenario'
import { button } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
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

  test('follow the tapped tab, which is stored and refetches them', async () => {
    const { user } = await visit('/home', { as: 'savita' })
    await answered(1)
    expect(screen.getByRole('tab', { name: 'Domestic', selected: true })).toBeVisible()

    await user.click(screen.getByRole('tab', { name: 'International' }))

    expect(localStorage.getItem('dealType')).toBe('international')
    expect(screen.getByRole('tab', { name: 'International', selected: true })).toBeVisible()
    expect(grid().getAllByRole('listitem')[0]).toHaveTextContent('Basmati Rice 1121 Sella')
    for (const name of popularNames()) expect(namesOf('international')).toContain(name)
    await answered(2)
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
    expect(card).toHaveTextContent('Offer Duration5-8 Days')
    expect(card).toHaveTextContent('Expected Selling Price₹28 – ₹29/kg')
    // (27.55 - 25.75) / 25.75 = 6.990… %, (28.60 - 25.75) / 25.75 = 11.067… %
    expect(card).toHaveTextContent('Sell Margin6.99% – 11.07%')
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

    // The new price shows that the answer has arrived.
    provider.update((world) => world.products.reverse())
    changeOffer('BJR-HYB-D', { purchasePrice: 4321 })
    await user.click(screen.getByRole('tab', { name: 'Domestic' }))
    await waitFor(() => expect(grid().getByText('₹4,321')).toBeVisible())
    expect(popularNames()).toEqual(six)

    await user.click(screen.getByRole('link', { name: 'See All' }))
    await screen.findByText('Products (domestic)')
    act(() => window.history.back())
    await screen.findByText('Most Popular Offers')
    expect(popularNames()).toEqual(six)
  })
})

describe('the banners', () => {
  test('lead to the guide; the referral banner is missing without a code', async () => {
    savita().user.referralCode = ''
    await visit('/home', { as: 'savita' })
    await screen.findByText('Stock section')
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Watch Now' })).toHaveAttribute('href', '/user/guide')
  })

  test('“Purchase Now” sets the deal type to stock, refetches and opens the list', async () => {
    const { user } = await visit('/home', { as: 'savita' })
    await answered(1)
    await user.click(button('Purchase Now'))
    expect(await screen.findByText('Products (stock)')).toBeVisible()
    expect(window.location.pathname).toBe('/product/list')
    expect(localStorage.getItem('dealType')).toBe('stock')
    expect(screen.getByRole('link', { name: /Sugar S-30/ })).toBeVisible()
    await answered(2)
  })
})

describe('what needs an action', () => {
  const strip = () => screen.findByRole('complementary', { name: 'Needs your action' })
  const tab = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })
  const asked = () => provider.requests('ordersOfUser').length

  // The layout loads it a second after the first screen (SignedIn.tsx).
  beforeEach(() => skipTimersOf(1000))
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'))

  test('Home names the most urgent action and links to it', async () => {
    const { user } = await visit('/home', { as: 'savita' })
    const link = within(await strip()).getByRole('link')
    expect(link).toHaveTextContent('Turmeric Sangli: choose a quote')
    expect(within(link).getByRole('timer')).toHaveTextContent(/^1 day 6 h$/)
    expect(tab('History')).toHaveAccessibleDescription('2 need your action')
    expect(tab('Quotes')).toHaveAccessibleDescription('1 needs your action')
    expect(tab('Products')).not.toHaveAccessibleDescription()
    await user.click(link)
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/quoteDetails\//))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test('leads to the form of a rejected payment', async () => {
    savita().orders = [orderNumber('097')]
    const { user } = await visit('/home', { as: 'savita' })
    const link = within(await strip()).getByRole('link')
    expect(link).toHaveTextContent('Grapes Nashik Thompson: reverify your payment')
    await user.click(link)
    expect(await screen.findByRole('heading', { name: 'Verify TransactionId' })).toBeVisible()
    expect(await screen.findByText('SD2026-000097')).toBeVisible()
  })

  test('the list of offers counts in its tabs, without a strip', async () => {
    await visit('/product/list', { as: 'savita' })
    await waitFor(() => expect(tab('History')).toHaveAccessibleDescription('2 need your action'))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test('shows no strip and no numbers to a new person', async () => {
    await visit('/home', { as: 'meena' })
    await waitFor(() => expect(asked()).toBe(1))
    await waitFor(() => expect(provider.requests('ordersOfUser')[0]?.status).toBe(200))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(tab('History')).not.toHaveAccessibleDescription()
  })

  test('reads the orders only after the offers', async () => {
    const release = provider.hold('products')
    await visit('/home', { as: 'savita', wait: false })
    await screen.findByRole('link', { name: 'History' })
    await pass(500)
    expect(asked()).toBe(0)
    release()
    await strip()
    expect(asked()).toBe(1)
  })

  test('with Save-Data reads no orders, and uses those that History has read', async () => {
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
    await strip()
    expect(asked()).toBe(1)
  })
})
