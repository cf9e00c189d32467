import { expectConsoleError } from '@tests/console'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeOffer } from './offers'

const onion = () => screen.getByRole('link', { name: /Onion Lasalgaon/ })
const title = { level: 1, name: 'Onion Lasalgaon' }
const price = () => screen.getByText('Purchase Price').closest('div')

test('shows the offer of the list until its own response arrives', async () => {
  changeOffer('ONI-NSK-D', { purchasePrice: 20 })
  const { user } = await visit('/product/list', { as: 'savita' })
  changeOffer('ONI-NSK-D', { purchasePrice: 21.5 })
  const release = provider.hold('productBySku')
  await user.click(onion())
  expect(await screen.findByRole('heading', title)).toBeVisible()
  expect(price()).toHaveTextContent('₹20.00')
  release()
  await waitFor(() => expect(price()).toHaveTextContent('₹21.50'))
  expect(provider.requests('productBySku')).toHaveLength(1)
})

test('shows the newer price in the list after Back, without another request', async () => {
  changeOffer('ONI-NSK-D', { purchasePrice: 20 })
  const { user } = await visit('/product/list', { as: 'savita' })
  changeOffer('ONI-NSK-D', { purchasePrice: 31 })
  await user.click(onion())
  await waitFor(() => expect(price()).toHaveTextContent('₹31.00'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByText('Products (domestic)')
  expect(onion()).toHaveTextContent('₹31')
  expect(provider.requests('products')).toHaveLength(1)
})

test('shows an offer seen before with the figures of a newer list', async () => {
  changeOffer('ONI-NSK-D', { purchasePrice: 20 })
  const { user } = await visit('/product/list', { as: 'savita' })
  await user.click(onion())
  await waitFor(() => expect(provider.requests('productBySku')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByText('Products (domestic)')
  changeOffer('ONI-NSK-D', { purchasePrice: 33 })
  await user.click(screen.getByRole('tab', { name: 'Domestic' }))
  await waitFor(() => expect(onion()).toHaveTextContent('₹33'))
  const release = provider.hold('productBySku')
  await user.click(onion())
  expect(await screen.findByRole('heading', title)).toBeVisible()
  expect(price()).toHaveTextContent('₹33.00')
  release()
  await waitFor(() => expect(provider.requests('productBySku')).toHaveLength(2))
})

test('shows the not-found page for an offer that is gone', async () => {
  expectConsoleError('ApiError')
  const { user } = await visit('/product/list', { as: 'savita' })
  provider.update((world) => {
    world.products = world.products.filter(({ sku }) => sku !== 'ONI-NSK-D')
  })
  await user.click(onion())
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('waits for the response when the list lacks figures', async () => {
  changeOffer('ONI-NSK-D', { minPurchaseQuantity: null })
  const { user } = await visit('/product/list', { as: 'savita' })
  changeOffer('ONI-NSK-D', { minPurchaseQuantity: 5 })
  const release = provider.hold('productBySku')
  await user.click(onion())
  await waitFor(() => expect(window.location.pathname).toBe('/product/details/ONI-NSK-D'))
  await waitFor(() => expect(screen.queryByText('Products (domestic)')).not.toBeInTheDocument())
  expect(screen.queryByRole('heading', title)).not.toBeInTheDocument()
  release()
  expect(await screen.findByRole('heading', title)).toBeVisible()
})
