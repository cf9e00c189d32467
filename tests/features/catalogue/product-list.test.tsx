import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answered } from '@tests/answered'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeOffer, namesOf } from './offers'

/** Every tile has one price; by role, thousands of them would take their time. */
const prices = () => screen.getAllByText(/^₹/)

test('shows every offer of the stored deal type, and no other', async () => {
  await visit('/product/list', { as: 'savita' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products (domestic)')
  const domestic = namesOf('domestic')
  expect(prices()).toHaveLength(domestic.length)
  for (const name of domestic) expect(screen.getByText(name)).toBeVisible()
  expect(screen.queryByText('Sugar S-30')).not.toBeInTheDocument()
})

test('the heading shows the stored word as it is, and a word nobody listed has no offers', async () => {
  const opened = visit('/product/list', { as: 'savita' })
  localStorage.setItem('dealType', 'Barter')
  await opened
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products (Barter)')
  expect(screen.getByText('No Products Avilable at this time')).toBeVisible()
  expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument()
})

test('prices are rupees per unit without decimals; an offer without a price shows none', async () => {
  changeOffer('WHT-LOK1-D', { purchasePrice: 25.75 })
  changeOffer('SOY-YLW-D', { purchasePrice: 4620.4 })
  changeOffer('ONI-NSK-D', { purchasePrice: null })
  await visit('/product/list', { as: 'savita' })
  expect(screen.getByRole('link', { name: /Wheat Lokwan/ })).toHaveTextContent('₹26/kg')
  expect(screen.getByRole('link', { name: /Soybean/ })).toHaveTextContent('₹4,620/quintal')
  expect(screen.getByRole('link', { name: /Onion Lasalgaon/ })).not.toHaveTextContent('₹')
})

test('a type without offers says so, and the other tabs lead on', async () => {
  provider.update((world) => {
    world.products = world.products.filter(({ type }) => type !== 'stock')
  })
  const { user } = await visit('/product/list', { as: 'savita' })
  await user.click(screen.getByRole('tab', { name: 'Stock' }))
  expect(screen.getByText('No Products Avilable at this time')).toBeVisible()
  expect(screen.getByText('Products (stock)')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Domestic' }))
  expect(screen.getByRole('link', { name: /Wheat Lokwan/ })).toBeVisible()

  await user.click(screen.getByRole('tab', { name: 'Stock' }))
  const asked = await answered('products')
  await user.click(screen.getByRole('button', { name: 'See domestic products' }))
  expect(await screen.findByRole('link', { name: /Wheat Lokwan/ })).toBeVisible()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  expect(screen.getByRole('tab', { name: 'Domestic', selected: true })).toBeVisible()
  await waitFor(() => expect(provider.requests('products').length).toBeGreaterThan(asked))
})

test('a failed refetch behind a tab leaves the offers where they are', async () => {
  const { user } = await visit('/product/list', { as: 'savita' })
  provider.fault({ call: 'products', kind: 'status' })
  await user.click(screen.getByRole('tab', { name: 'International' }))
  await waitFor(() =>
    expect(provider.requests('products').map(({ status }) => status)).toContain(500),
  )
  expect(screen.getByRole('link', { name: /Basmati Rice 1121 Sella/ })).toBeVisible()
})

test('of ten thousand offers only those near the window are there, each with its place', async () => {
  // jsdom lays nothing out: every row is this high.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(190)
  provider.scenario('many-offers')
  await visit('/product/list', { as: 'savita' })
  const placed = () => [...document.querySelectorAll('[aria-posinset]')]
  await waitFor(() =>
    expect(placed()[0]).toHaveAttribute('aria-setsize', String(namesOf('domestic').length)),
  )
  const places = placed()
  expect(places.length).toBeLessThan(60)
  expect(places.slice(0, 4).map((item) => item.getAttribute('aria-posinset'))).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
  expect(places[3]).toHaveTextContent(namesOf('domestic')[3] ?? '')
})

test('an offer without a name goes by its sku', async () => {
  changeOffer('MNG-ALP-D', { productName: null })
  await visit('/product/list', { as: 'savita' })
  expect(screen.getByRole('link', { name: /MNG-ALP-D/ })).toBeVisible()
})
