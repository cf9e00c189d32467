import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { provider } from '@tests/provider'
import { goBack } from '@tests/travel'
import { visit } from '@tests/visit'

const row = async (name: string) => within(await screen.findByRole('region', { name }))
const names = (list: Awaited<ReturnType<typeof row>>) =>
  list.getAllByRole('link').map(({ textContent }) => textContent)

test('Home shows favourites and viewed offers, newest first, until log-out', async () => {
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

  await user.click(screen.getByRole('link', { name: /^Profile/ }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await waitFor(() => expect(localStorage).toHaveLength(0))
})

test('Home leaves out an offer that is gone', async () => {
  const { user } = await visit('/product/details/ONI-NSK-D', { as: 'savita' })
  provider.update((world) => {
    world.products = world.products.filter(({ sku }) => sku !== 'ONI-NSK-D')
  })
  await user.click(screen.getByRole('link', { name: /^Home/ }))
  await screen.findByText('Most Popular Offers')
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument()
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
