/** MNY-4: a price per unit has all its decimals where the specification names no rounding. */
import { screen, act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { setLocale } from '@/text/set-locale'
import { changeOffer } from '@tests/features/catalogue/offers'
import { openFilled } from '@tests/features/checkout/walk'
import { changeItems, ORDER, TURMERIC, orderUrl, productUrl } from '@tests/features/orders/scenario'
import { confirmation, single, soldElsewhere } from '@tests/features/quotes/market'
import { detailsUrl, itemUrl } from '@tests/features/rewards/scenario'
import { button } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const SKU = 'WHT-LOK1-D'
const ITEM = `/order/singleProductDetails/${ORDER}/${TURMERIC}`

test.each<[what: string, path: string, words?: RegExp]>([
  ['"purchase price" of the product details', `/product/details/${SKU}`],
  ['"purchase price per unit" of the quantity screen', `/setQuantity/${SKU}`],
  ['the price of a cart line', '/cart'],
  ['the rate of an ordered item', `/order/singleorderDetails/${ORDER}`, /80 kg at ₹58\.3754$/],
  ['"purchase price" of an ordered item', ITEM],
  ['"Expected Selling Price" of an ordered item', ITEM, /^₹60\.00 – ₹61\.005\/kg$/],
])('%s', async (_, path, words = /^₹58\.3754/) => {
  changeOffer(SKU, { purchasePrice: 58.3754 })
  const rates = { purchasePrice: 58.3754, sellingPriceMin: 60, sellingPriceMax: 61.005 }
  changeItems('104', rates, TURMERIC)
  await visit(path, { as: 'savita' })
  expect(await screen.findByText(words)).toBeVisible()
})

test('a price that changed in its fourth decimal after the person had paid', async () => {
  changeOffer(SKU, { purchasePrice: 58.3754 })
  // 500 × 58.3754 + 7905.00, and 0.5 % of it.
  const user = await openFilled({ amount: '37278.16' })
  changeOffer(SKU, { purchasePrice: 58.3758 })
  await user.click(button('Submit'))
  expect(await screen.findByText('Wheat Lokwan: ₹58.3754 is now ₹58.3758 per kg')).toBeVisible()
})

/** MNY-6; alike on every screen. */

/** The offer, the cart line and the bought item all last this long. */
function offerLasts(dealDurationStart: number, dealDurationEnd: number): void {
  const days = { dealDurationStart, dealDurationEnd }
  provider.update((world) => {
    const own = world.products.map((product) => ({ ...product, ...days }))
    world.products = own
    const { cart, orders } = savita()
    for (const line of cart) Object.assign(line.productId, days)
    for (const { orderItems } of orders) for (const item of orderItems) Object.assign(item, days)
  })
}

const order = () => {
  const [first] = savita().orders
  const [item] = first?.orderItems ?? []
  if (!first || !item) throw new Error('no order')
  return `/order/singleProductDetails/${first._id}/${item._id}`
}

test.each([
  ['Home', () => '/home'],
  ['Product details', () => `/product/details/${SKU}`],
  ['Select Quantity', () => `/setQuantity/${SKU}`],
  ['Cart Overview', () => '/cart'],
  ['Checkout', () => '/checkout'],
  ['Single product details', order],
])('%s shows a duration of 0 and 0 as "0-0 Days"', async (_, path) => {
  offerLasts(0, 0)
  await visit(path(), { as: 'savita' })
  expect((await screen.findAllByText(/^(Offer Duration )?0-0 Days$/))[0]).toBeVisible()
})

test.each([
  [0, 8, '0-8 Days'],
  [8, 0, '8-0 Days'],
])('from %i to %i reads "%s"', async (start, end, words) => {
  offerLasts(start, end)
  await visit(`/product/details/${SKU}`, { as: 'savita' })
  expect(await screen.findByText(words)).toBeVisible()
})

describe('crops and units', () => {
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
    ['hi', 'what needs an action', () => '/home', 'हल्दी · Turmeric Sangli'],
    ['hi', 'an order', () => orderUrl('104'), 'हल्दी · Turmeric Sangli'],
    ['hi', 'its item', () => productUrl('104'), 'हल्दी · Turmeric Sangli'],
    [
      'hi',
      'its delivery',
      () => `/request/delivery/${TURMERIC}/${ORDER}`,
      'हल्दी · Turmeric Sangli',
    ],
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

  test.each([
    ['hi', 'unknown', { productName: 'Sundries', unit: 'carat' }],
    ['en', 'English', { productName: 'Wheat', unit: 'KG' }],
  ])('%s: %s names and units are shown as they came', async (language, _, offer) => {
    changeOffer(SKU, offer)
    await open(language, `/setQuantity/${SKU}`)
    expect(screen.getByRole('heading', { name: offer.productName })).toBeVisible()
    expect(screen.getByText(offer.unit)).toBeVisible()
  })
})
