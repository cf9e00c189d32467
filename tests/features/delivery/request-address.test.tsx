/** Where to: "the address sent is the selected address as one object". */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { item, open, path, requests, waiting } from './walk'

const request = () => button('Request Delivery')

test('goes to the address that was chosen', async () => {
  const { user } = await open()
  await user.click(button('Change'))
  const sheet = await screen.findByRole('dialog', { name: 'Choose a Billing Address' })
  await user.click(await within(sheet).findByRole('button', { pressed: false }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Gala 17, New Onion Market')).toBeVisible()
  await user.click(request())
  await waiting()
  expect(item(0).deliveryRequest?.address).toMatchObject({
    _id: '66f000000000000000000102',
    firmName: 'Jadhav Krushi Traders',
    pincode: '422306',
  })
})

// "Optional fields that are empty are left out (agentId, bankDetails, email where optional)"
test('sends no email where the address has none', async () => {
  const [farm] = provider.world.people[ids.savita]?.addresses ?? []
  if (farm) farm.email = ''
  const { user } = await visit(path(), { as: 'savita' })
  await user.click(request())
  await waiting()
  expect(item(0).deliveryRequest?.address).toMatchObject({ city: 'Niphad, Nashik' })
  expect(item(0).deliveryRequest?.address).not.toHaveProperty('email')
})

test('needs an address, and says so', async () => {
  provider.update(({ people }) => {
    const savita = people[ids.savita]
    if (savita) savita.addresses = []
  })
  const { user } = await visit(path(), { as: 'savita' })
  expect(request()).toHaveAccessibleDescription('Add an address to request delivery.')
  await user.click(request())
  expect(requests()).toHaveLength(0)
  await user.click(button('Add Your Address Details'))
  expect(await screen.findByRole('dialog', { name: 'Choose a Billing Address' })).toBeVisible()
})
