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

test('Hindi: a tile names the crop and the unit', async () => {
  await open('hi', '/product/list?q=lokwan')
  const tile = await screen.findByRole('link', { name: /गेहूं · Wheat Lokwan/ })
  expect(tile).toHaveTextContent('₹27/\u2060किलो')
  expect(await screen.findByRole('option', { name: 'क्विंटल' })).toBeInTheDocument()
})

test('Marathi: the offer, its quantity and the cart name both', async () => {
  await open('mr', '/product/details/ONI-NSK-D')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('कांदा · Onion Lasalgaon')
  expect(screen.getByText('₹19.70 – ₹21.00/\u2060किलो')).toBeVisible()
})

test.each<[string, () => string, string]>([
  ['the cart', () => '/cart', 'गेहूं · Wheat Lokwan₹26.50/\u2060किलो'],
  ['a list of orders', () => '/order/history', 'हल्दी · Turmeric Sangli, 80 किलो'],
  ['what needs an action', () => '/history', 'SD2026-000104, हल्दी · Turmeric Sangli'],
  ['an order', () => orderUrl('104'), 'हल्दी · Turmeric Sangli'],
  ['its item', () => productUrl('104'), 'हल्दी · Turmeric Sangli'],
  ['its delivery', () => `/request/delivery/${TURMERIC}/${ORDER}`, 'हल्दी · Turmeric Sangli'],
  ['the quotes', () => '/quotes', 'हल्दी · Turmeric Sangli'],
  ['the quotes of an order', () => `/quoteDetails/${ORDER}`, 'हल्दी · Turmeric Sangli'],
  ['the quotes of an item', () => single(TURMERIC), 'हल्दी · Turmeric Sangli'],
  ['the statement', () => '/statement?period=all', 'प्याज · Onion Lasalgaon 600 किलो'],
  ['the rewards of a person', () => detailsUrl('Sunita Pawar'), 'गेहूं · Wheat Lokwan'],
  ['a reward', () => itemUrl('Sunita Pawar'), 'गेहूं · Wheat Lokwan'],
])('Hindi: %s names the crop', async (_, path, words) => {
  await open('hi', path())
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words))
})

test('Marathi: the confirmation of a sale names the crop', async () => {
  soldElsewhere('Krishna Spices', 151.25)
  await open('mr', confirmation(TURMERIC))
  expect(await screen.findByText('हळद · Turmeric Sangli')).toBeVisible()
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
