import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, button, heading } from '@tests/page'
import { visit } from '@tests/visit'
import { changeOffer } from './offers'

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

test.each([
  ['kanda', 'Onion Lasalgaon'],
  ['pyaz', 'Onion Lasalgaon'],
  ['प्याज', 'Onion Lasalgaon'],
  ['प्याज़', 'Onion Lasalgaon'],
  ['कांदा', 'Onion Lasalgaon'],
  ['कां', 'Onion Lasalgaon'],
  ['LASALGÁON onion', 'Onion Lasalgaon'],
  ['onoin', 'Onion Lasalgaon'],
  ['lasalgon', 'Onion Lasalgaon'],
  ['oni-nsk', 'Onion Lasalgaon'],
  ['red onion', 'Onion Lasalgaon'],
  ['tommato', 'Tomato Narayangaon'],
  ['गेहूँ', 'Wheat Lokwan'],
])('“%s” finds only %s', async (q, name) => {
  await visit(`/product/list?q=${encodeURIComponent(q)}`, { as: 'savita' })
  expect(box()).toHaveValue(q)
  await found(name)
  expect(screen.getByText('1 offer')).toBeVisible()
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
  changeOffer('COC-PLC-D', { minPurchaseQuantity: 33 })
  await user.click(screen.getByRole('tab', { name: 'Domestic' }))
  await found('Banana Jalgaon', 'Alphonso Mango')

  await user.click(button('Clear all'))
  expect(address()).toBe('/product/list?sort=price')
  await user.click(button('In my cart'))
  await found('Wheat Lokwan', 'Tur Dal Latur')
})
