import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, button, fact, fill } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeOffer } from './offers'
import { field, sent, type, WHEAT } from './quantity'

const figure = (label: string) => screen.getByText(label).closest('div')

test('shows the figures of a domestic offer with two decimals, and no net weight', async () => {
  changeOffer('WHT-LOK1-D', { netWeight: '50 kg bag' })
  await visit('/product/details/WHT-LOK1-D', { as: 'savita' })
  expect(screen.getByRole('heading', { level: 1, name: 'Wheat Lokwan' })).toBeVisible()
  expect(figure('Offer Duration')).toHaveTextContent('5-8 Days')
  expect(figure('Purchase Price')).toHaveTextContent('₹26.50/kg')
  expect(figure('Expected Selling Price')).toHaveTextContent('₹27.55 – ₹28.60/kg')
  // (27.55 - 26.50) / 26.50 = 3.962… %, (28.60 - 26.50) / 26.50 = 7.924… %
  expect(figure('Expected Margin')).toHaveTextContent('3.96% – 7.92%')
  expect(screen.queryByText('50 kg bag')).not.toBeInTheDocument()
  expect(screen.getByText(/Sell to a vendor of your choice before the time expires/)).toBeVisible()
  expect(screen.getByText(/auto-sold to the highest quoted vendor/)).toBeVisible()
  expect(screen.getByText(/choose delivery before the time expires/)).toBeVisible()
})

test.each(['/product/details', '/setQuantity'])(
  '%s shows the net weight of an international offer',
  async (path) => {
    await visit(`${path}/RIC-1121-I`, { as: 'savita' })
    expect(localStorage.getItem('dealType')).toBe('domestic')
    expect(figure('Net Weight')).toHaveTextContent('25 kg bag')
  },
)

const NO_PRICE = 'This offer has no price yet, so it cannot be bought.'
// CHK-14.
const NO_DATES = 'The dates of this offer are not right, so it cannot be bought.'

test.each<[object, string]>([
  [{ purchasePrice: null }, NO_PRICE],
  [{ deliveryAfterDays: 'soon' }, NO_DATES],
])('blocks “Buy Now” and “Add To Cart” for %j: %s', async (change, why) => {
  changeOffer('ONI-NSK-D', change)
  const details = await visit('/product/details/ONI-NSK-D', { as: 'savita' })
  expect(button('Buy Now')).toHaveAccessibleDescription(why)
  await details.user.click(button('Buy Now'))
  expect(window.location.pathname).toBe('/product/details/ONI-NSK-D')
  details.unmount()
  const { user } = await visit('/setQuantity/ONI-NSK-D', { as: 'savita' })
  expect(button('Add To Cart')).toHaveAccessibleDescription(why)
  await user.click(button('Add To Cart'))
  await user.type(screen.getByLabelText('Quantity'), '{Enter}')
  expect(provider.requests('addToCart')).toEqual([])
  const shown = why === NO_PRICE ? 'Not known yet' : '₹3,750.00'
  expect(fact('Purchase Value')).toBe(shown)
})

const SENT = '/register?code=SAVITA4210&offer=ONI-NSK-D'

test('an offer is shared with its figures, the code and a link that leads to it', async () => {
  const { user } = await visit('/product/details/ONI-NSK-D', { as: 'savita' })
  expect(screen.queryByText('The offer you were sent')).not.toBeInTheDocument()
  await user.click(button('Share this offer'))
  const message = await within(await screen.findByRole('dialog')).findByRole('figure')
  expect(message).toHaveTextContent(
    'Onion Lasalgaon: ₹18.75/kg, expected margin 5.07% – 12.00%, 5-7 Days.',
  )
  expect(message).toHaveTextContent('my referral code SAVITA4210')
  expect(message).toHaveTextContent(`http://localhost:3000${SENT}`)
})

test('its link leads a signed-in person to the offer', async () => {
  await visit(SENT, { as: 'ramesh' })
  expect(await screen.findByText('The offer you were sent')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Onion Lasalgaon' })).toBeVisible()
  expect(address()).toBe('/product/details/ONI-NSK-D?sent=1')
})

/** A sentence whose range of rupees stays on one line. */
const unbroken = (text: string) => text.replace('–', '–\u2060')

test('shows the margin in rupees with the fee for the quantity, set by −, +, chips or typing', async () => {
  const { user } = await visit(WHEAT, { as: 'savita' })
  // 500 × (27.55 - 26.50), 500 × (28.60 - 26.50), 0.5 % of 13,250.
  expect(
    screen.getByText(unbroken('500 kg: you may earn ₹525.00–₹1,050.00, less a fee of ₹66.25')),
  ).toBeVisible()
  // 13,316.25 / 500
  expect(screen.getByText('No loss at ₹26.633/kg or more, fee included.')).toBeVisible()
  await user.click(button('10\u00A0kg less'))
  expect(field()).toHaveValue('490')
  await user.click(button('×2'))
  expect(field()).toHaveValue('200')
  expect(screen.getByRole('button', { name: '×2', pressed: true })).toBeVisible()
  await user.click(button('10\u00A0kg more'))
  expect(field()).toHaveValue('210')
  await type(user, '2.5')
  expect(
    screen.getByText(unbroken('2.5 kg: you may earn ₹2.63–₹5.25, less a fee of ₹0.33')),
  ).toBeVisible()
  expect(sent()).toEqual([])
})

test.each([
  [
    { sellingPriceMin: 26, sellingPriceMax: 26.4 },
    'you may lose ₹10.00–₹50.00, and a fee of ₹13.25',
  ],
  [
    { sellingPriceMin: 26, sellingPriceMax: 27 },
    'between a loss of ₹50.00 and a gain of ₹50.00, less a fee of ₹13.25',
  ],
])(
  'shows it on the details for the minimum quantity, a loss as a loss: %j',
  async (prices, words) => {
    changeOffer('WHT-LOK1-D', prices)
    await visit('/product/details/WHT-LOK1-D', { as: 'savita' })
    expect(screen.getByText(unbroken(`100 kg: ${words}`))).toBeVisible()
  },
)

describe('What would I earn?', () => {
  const calculator = () => screen.findByRole('dialog', { name: 'What would I earn?' })
  async function openCalculator() {
    const { user, unmount } = await visit('/product/details/WHT-LOK1-D', { as: 'savita' })
    await user.click(button('What would I earn?'))
    await calculator()
    await screen.findByLabelText('Quantity')
    return { user, unmount }
  }
  const rowsOf = (element: HTMLElement) =>
    within(element)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
  const rows = async () => rowsOf(await calculator())

  test('calculates the profit less the fee, and draws the expected range, also as a table', async () => {
    const { user } = await openCalculator()
    // 100 × (27.55 - 26.50), 0.5 % of 2,650.
    expect(await rows()).toEqual([
      'Profit₹105.00 (3.96%)',
      'Platform fee (0.5%)₹13.25',
      'After the fee₹91.75',
    ])
    await fill(user, { Quantity: '500', 'Selling price per kg': '₹ 26.6' })
    // 500 × 0.10, 0.5 % of 13,250: a profit that the fee eats.
    expect(await rows()).toEqual([
      'Profit₹50.00 (0.38%)',
      'Platform fee (0.5%)₹66.25',
      'After the fee−₹16.25',
    ])
    expect(screen.getByText('No loss at ₹26.633/kg or more, fee included.')).toBeVisible()
    await fill(user, { 'Selling price per kg': '26' })
    expect((await rows())[0]).toBe('Loss₹250.00 (1.89%)')
    await fill(user, { Quantity: '0' })
    expect(within(await calculator()).getByText('Type a quantity and a price.')).toBeVisible()

    const name = 'Purchase price against the expected selling price'
    const figure = await screen.findByRole('figure', { name })
    expect(figure).toHaveTextContent('You pay ₹26.50')
    expect(figure).toHaveTextContent('Expected ₹27.55–₹28.60')
    await user.click(within(figure).getByRole('button', { name: 'Show as a table' }))
    expect(rowsOf(figure)).toEqual([
      'Which pricePrice per kgMargin',
      'You pay₹26.500.00%',
      'Lowest expected₹27.553.96%',
      'Highest expected₹28.607.92%',
    ])
  })

  test('has no figure without an expected range, and is absent without a price', async () => {
    changeOffer('WHT-LOK1-D', { sellingPriceMin: null })
    const { unmount } = await openCalculator()
    expect(screen.queryByRole('figure')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Selling price per kg')).toHaveValue('26.50')
    unmount()
    changeOffer('WHT-LOK1-D', { purchasePrice: 0 })
    await visit('/product/details/WHT-LOK1-D', { as: 'savita' })
    expect(screen.queryByText('What would I earn?')).not.toBeInTheDocument()
  })
})
