import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, button, fact } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeOffer } from './offers'

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
const NO_DATES = 'The dates of this offer cannot be read, so it cannot be bought.'

test.each<[object, string]>([
  [{ purchasePrice: null }, NO_PRICE],
  [{ purchasePrice: 0 }, NO_PRICE],
  [{ purchasePrice: '' }, NO_PRICE],
  [{ dealDurationStart: -1 }, NO_DATES],
  [{ dealDurationEnd: 1e9 }, NO_DATES],
  [{ deliveryAfterDays: 36_501 }, NO_DATES],
  [{ deliveryAfterDays: 'soon' }, NO_DATES],
  [{ deliveryAfterDays: [5] }, NO_DATES],
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
