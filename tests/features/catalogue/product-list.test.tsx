import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Product } from '@/api/contract/product'
import { MatchingOffers } from '@/features/catalogue/MatchingOffers'
import { answered } from '@tests/answered'
import { button, link, address, heading } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack } from '@tests/travel'
import { show } from '@tests/ui/show'
import { visit } from '@tests/visit'
import { changeOffer, namesOf } from './offers'

test('shows price, margin and duration of the offers of the stored deal type, and nothing unknown', async () => {
  changeOffer('BJR-HYB-D', { purchasePrice: 19.5, sellingPriceMin: null })
  changeOffer('SOY-YLW-D', { purchasePrice: 4620.4 })
  changeOffer('ONI-NSK-D', { purchasePrice: null })
  await visit('/product/list', { as: 'savita' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products (domestic)')
  for (const name of namesOf('domestic')) expect(screen.getByText(name)).toBeVisible()
  expect(screen.queryByText('Sugar S-30')).not.toBeInTheDocument()
  // (27.55 - 26.50) / 26.50 = 3.962… %, (28.60 - 26.50) / 26.50 = 7.924… %
  expect(link(/Wheat Lokwan/)).toHaveTextContent('₹27/kg3.96–7.92%5-8 Days')
  expect(link(/Bajra/)).toHaveTextContent(/₹20\/kg\d+-\d+ Days/)
  expect(link(/Soybean/)).toHaveTextContent('₹4,620/quintal')
  expect(link(/Onion Lasalgaon/)).not.toHaveTextContent('₹')
})

test('says when a deal type, also an unknown one, has no offers, and leads on to one that has', async () => {
  provider.update((world) => {
    world.products = world.products.filter(({ type }) => type !== 'stock')
  })
  const opened = visit('/product/list', { as: 'savita' })
  localStorage.setItem('dealType', 'Barter')
  const { user } = await opened
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products (Barter)')
  expect(screen.getByText('No Products Avilable at this time')).toBeVisible()
  expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument()

  await user.click(screen.getByRole('tab', { name: 'Stock' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products (stock)')
  expect(screen.getByText('No Products Avilable at this time')).toBeVisible()
  const asked = await answered('products')
  await user.click(button('See domestic products'))
  expect(await screen.findByRole('link', { name: /Wheat Lokwan/ })).toBeVisible()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  expect(screen.getByRole('tab', { name: 'Domestic', selected: true })).toBeVisible()
  await waitFor(() => expect(provider.requests('products').length).toBeGreaterThan(asked))
})

describe('the search', () => {
  const box = () => screen.getByRole('searchbox', { name: 'Search offers' })
  const tiles = () =>
    within(screen.getByRole('tabpanel'))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent)
  const found = (...names: string[]) =>
    waitFor(() => {
      expect(tiles()).toHaveLength(names.length)
      for (const [place, name] of names.entries()) expect(tiles()[place]).toContain(name)
    })

  test.each(['kanda', 'प्याज़', 'कां', 'onoin', 'oni-nsk', 'red onion'])('“%s” finds onion', (q) => {
    const products = provider.world.products
      .filter(({ type }) => type === 'domestic')
      .map(({ productName, sku, color }) => ({ name: productName, sku, color }) as Product)
    show(
      <MatchingOffers products={products} q={q} waiting={null}>
        {(offers) => <p>{offers.map(({ name }) => name).join()}</p>}
      </MatchingOffers>,
    )
    expect(screen.getByText('Onion Lasalgaon')).toBeVisible()
  })

  test('keeps the search in the URL, without a history entry per letter, until it is cleared', async () => {
    const { user } = await visit('/product/list', { as: 'savita' })
    const entries = window.history.length
    const all = tiles()
    await user.type(box(), 'chana ')
    await found('Chana Desi Akola')
    expect(address()).toBe('/product/list?q=chana')
    expect(box()).toHaveValue('chana ')
    expect(window.history).toHaveLength(entries)
    await user.click(screen.getByRole('link', { name: /Chana Desi Akola/ }))
    await heading('Chana Desi Akola')
    await user.click(button('Back'))
    await found('Chana Desi Akola')
    expect(box()).toHaveValue('chana')
    await user.click(button('Clear search'))
    expect(box()).toHaveFocus()
    await found(...all)
    expect(address()).toBe('/product/list')
  })

  test('offers all offers or another deal type when none matches', async () => {
    const { user } = await visit('/product/list?q=basmati', { as: 'savita' })
    expect(await screen.findByText('No offers match')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'See 1 in International' }))
    await found('Basmati Rice 1121 Sella')
    expect(screen.getByText('Products (international)')).toBeVisible()

    await user.click(screen.getByRole('tab', { name: 'Stock' }))
    await screen.findByText('No offers match')
    await user.click(button('Clear all'))
    await waitFor(() => expect(tiles().length).toBeGreaterThan(10))
    expect(box()).toHaveValue('')
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })

  test('sorts and filters, also in the URL', async () => {
    changeOffer('BJR-HYB-D', { purchasePrice: 1 })
    const { user } = await visit('/product/list', { as: 'savita' })
    const [first] = tiles()
    expect(first).toContain('Wheat Lokwan')
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    expect(within(sort).getAllByRole('option')).toHaveLength(5)
    await user.selectOptions(sort, 'Price')
    await waitFor(() => expect(tiles()[0]).toContain('Bajra'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'dozen')
    await found('Banana Jalgaon', 'Coconut Pollachi', 'Alphonso Mango')
    await user.click(button('Within ₹10,000'))
    // 40 × ₹38, 10 × ₹312, 5 × ₹720.
    await found('Banana Jalgaon', 'Coconut Pollachi', 'Alphonso Mango')
    expect(address()).toBe('/product/list?sort=price&unit=dozen&within=1')
    await user.click(button('Clear all'))
    expect(address()).toBe('/product/list?sort=price')
    await user.click(button('In my cart'))
    await found('Wheat Lokwan', 'Tur Dal Latur')
  })

  test('by the cart waits until the cart is known', async () => {
    const release = provider.hold('cart')
    await visit('/product/list?cart=1', { as: 'savita', wait: false })
    await answered('products')
    await screen.findAllByTestId('product-placeholder')
    expect(screen.queryByText(/No offers match/)).toBeNull()
    release()
    await found('Wheat Lokwan', 'Tur Dal Latur')
  })
})

const row = async (name: string) => within(await screen.findByRole('region', { name }))
const names = (list: Awaited<ReturnType<typeof row>>) =>
  list.getAllByRole('link').map(({ textContent }) => textContent)

test('Home shows favourites and viewed offers, newest first, while they exist, until log-out', async () => {
  const { user } = await visit('/product/details/ONI-NSK-D', { as: 'savita' })
  await user.click(screen.getByRole('button', { name: 'Favourite', pressed: false }))
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Buy Now' }))
  await screen.findByRole('heading', { name: 'Select Quantity' })
  await user.click(screen.getByRole('link', { name: /^Home/ }))
  await user.click((await screen.findAllByRole('link', { name: /Cotton Kapas/ }))[0] as Element)
  await screen.findByRole('heading', { name: /Cotton Kapas/ })
  await goBack()

  expect(names(await row('Your favourites'))).toEqual([expect.stringContaining('Onion')])
  expect(names(await row('Recently viewed'))).toEqual([
    expect.stringContaining('Cotton'),
    expect.stringContaining('Onion'),
  ])

  provider.update((world) => {
    world.products = world.products.filter(({ sku }) => sku !== 'ONI-NSK-D')
  })
  await user.click(screen.getByRole('tab', { name: 'Domestic' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your favourites' })).toBeNull())
  expect(names(await row('Recently viewed'))).toEqual([expect.stringContaining('Cotton')])

  await user.click(screen.getByRole('link', { name: /^Profile/ }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await waitFor(() => expect(localStorage).toHaveLength(0))
})

test('the list can be narrowed to favourites once there are some', async () => {
  const { user } = await visit('/product/list', { as: 'savita' })
  expect(screen.queryByRole('button', { name: 'Favourites' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: /Soybean/ }))
  await user.click(await screen.findByRole('button', { name: 'Favourite' }))
  await goBack()
  await user.click(await screen.findByRole('button', { name: 'Favourites' }))
  expect(await screen.findByText('1 offer')).toBeVisible()
  expect(screen.getByRole('link', { name: /Soybean/ })).toBeVisible()
})
