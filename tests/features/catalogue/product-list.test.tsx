import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answered } from '@tests/answered'
import { button, link } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeOffer, namesOf } from './offers'

/** One per tile. */
const prices = () => screen.getAllByText(/^₹/)

test('shows the offers of the stored deal type only', async () => {
  await visit('/product/list', { as: 'savita' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products (domestic)')
  const domestic = namesOf('domestic')
  expect(prices()).toHaveLength(domestic.length)
  for (const name of domestic) expect(screen.getByText(name)).toBeVisible()
  expect(screen.queryByText('Sugar S-30')).not.toBeInTheDocument()
})

test('shows an unknown deal type as it is stored, without offers', async () => {
  const opened = visit('/product/list', { as: 'savita' })
  localStorage.setItem('dealType', 'Barter')
  await opened
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products (Barter)')
  expect(screen.getByText('No Products Avilable at this time')).toBeVisible()
  expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument()
})

test('shows prices per unit without decimals, margin and duration, and nothing unknown', async () => {
  changeOffer('BJR-HYB-D', { purchasePrice: 19.5, sellingPriceMin: null })
  changeOffer('SOY-YLW-D', { purchasePrice: 4620.4 })
  changeOffer('ONI-NSK-D', { purchasePrice: null })
  await visit('/product/list', { as: 'savita' })
  const tile = (name: RegExp) => link(name)
  // (27.55 - 26.50) / 26.50 = 3.962… %, (28.60 - 26.50) / 26.50 = 7.924… %
  expect(tile(/Wheat Lokwan/)).toHaveTextContent('₹27/kg3.96–7.92%5-8 Days')
  expect(tile(/Bajra/)).toHaveTextContent(/₹20\/kg\d+-\d+ Days/)
  expect(tile(/Soybean/)).toHaveTextContent('₹4,620/quintal')
  expect(tile(/Onion Lasalgaon/)).not.toHaveTextContent('₹')
})

test('says when a type has no offers, and leads on to the next', async () => {
  provider.update((world) => {
    world.products = world.products.filter(({ type }) => type !== 'stock')
  })
  const { user } = await visit('/product/list', { as: 'savita' })
  await user.click(screen.getByRole('tab', { name: 'Stock' }))
  expect(screen.getByText('No Products Avilable at this time')).toBeVisible()
  expect(screen.getByText('Products (stock)')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Domestic' }))
  expect(link(/Wheat Lokwan/)).toBeVisible()

  await user.click(screen.getByRole('tab', { name: 'Stock' }))
  const asked = await answered('products')
  await user.click(button('See domestic products'))
  expect(await screen.findByRole('link', { name: /Wheat Lokwan/ })).toBeVisible()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  expect(screen.getByRole('tab', { name: 'Domestic', selected: true })).toBeVisible()
  await waitFor(() => expect(provider.requests('products').length).toBeGreaterThan(asked))
})

test('keeps the offers after a failed refetch', async () => {
  const { user } = await visit('/product/list', { as: 'savita' })
  provider.fault({ call: 'products', kind: 'status' })
  await user.click(screen.getByRole('tab', { name: 'International' }))
  await waitFor(() =>
    expect(provider.requests('products').map(({ status }) => status)).toContain(500),
  )
  expect(link(/Basmati Rice 1121 Sella/)).toBeVisible()
})
