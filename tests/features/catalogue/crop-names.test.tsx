import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLocale } from '@/text/set-locale'
import { ORDER, orderUrl, productUrl, TURMERIC } from '@tests/features/orders/scenario'
import { confirmation, single, soldElsewhere } from '@tests/features/quotes/market'
import { detailsUrl, itemUrl } from '@tests/features/rewards/scenario'
import { visit } from '@tests/visit'
import { changeOffer } from './offers'

afterEach(() => act(() => setLocale('en')))

const open = async (language: string, path: string) => {
  await setLocale(language)
  await visit(path, { as: 'savita' })
}

const sold = () => {
  soldElsewhere('Krishna Spices', 151.25)
  return confirmation(TURMERIC)
}

test.each<[string, string, () => string, string]>([
  ['hi', 'a tile', () => '/product/list?q=lokwan', 'गेहूं · Wheat Lokwan₹27/\u2060किलो'],
  ['mr', 'an offer', () => '/product/details/ONI-NSK-D', 'कांदा · Onion Lasalgaon'],
  ['mr', 'its unit', () => '/product/details/ONI-NSK-D', '₹19.70 – ₹21.00/\u2060किलो'],
  ['hi', 'the filter', () => '/product/list', 'क्विंटल'],
  ['hi', 'the cart', () => '/cart', 'गेहूं · Wheat Lokwan₹26.50/\u2060किलो'],
  ['hi', 'a list of orders', () => '/order/history', 'हल्दी · Turmeric Sangli, 80 किलो'],
  ['hi', 'what needs an action', () => '/history', 'SD2026-000104, हल्दी · Turmeric Sangli'],
  ['hi', 'an order', () => orderUrl('104'), 'हल्दी · Turmeric Sangli'],
  ['hi', 'its item', () => productUrl('104'), 'हल्दी · Turmeric Sangli'],
  ['hi', 'its delivery', () => `/request/delivery/${TURMERIC}/${ORDER}`, 'हल्दी · Turmeric Sangli'],
  ['hi', 'the quotes', () => '/quotes', 'हल्दी · Turmeric Sangli'],
  ['hi', 'the quotes of an order', () => `/quoteDetails/${ORDER}`, 'हल्दी · Turmeric Sangli'],
  ['hi', 'the quotes of an item', () => single(TURMERIC), 'हल्दी · Turmeric Sangli'],
  ['hi', 'the statement', () => '/statement?period=all', 'प्याज · Onion Lasalgaon 600 किलो'],
  ['hi', 'the rewards of a person', () => detailsUrl('Sunita Pawar'), 'गेहूं · Wheat Lokwan'],
  ['hi', 'a reward', () => itemUrl('Sunita Pawar'), 'गेहूं · Wheat Lokwan'],
  ['mr', 'the confirmation of a sale', sold, 'हळद · Turmeric Sangli'],
])('%s: %s names crop and unit', async (language, _, path, words) => {
  await open(language, path())
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words))
})

test('Hindi: unknown names and units are shown as they came', async () => {
  changeOffer('ONI-NSK-D', { productName: 'Sundries', unit: 'carat' })
  await open('hi', '/setQuantity/ONI-NSK-D')
  expect(screen.getByRole('heading', { name: 'Sundries' })).toBeVisible()
  expect(screen.getByText('carat')).toBeVisible()
})

test('English: names and units are shown as they came', async () => {
  changeOffer('WHT-LOK1-D', { unit: 'KG' })
  await open('en', '/setQuantity/WHT-LOK1-D')
  expect(screen.getByRole('heading', { name: 'Wheat Lokwan' })).toBeVisible()
  expect(screen.getByText('KG')).toBeVisible()
})
