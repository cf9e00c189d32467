import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { button } from '@tests/page'
import { person, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import { skipTimersOf } from '@tests/wall-clock'

const farm = '66f000000000000000000101'
const shop = '66f000000000000000000102'
const question = 'Are you sure you want to permanently delete these address details?'

const sheet = () => screen.getByRole('dialog', { name: 'Choose a Billing Address' })
const farmLine = 'Gat No. 214, Jadhav Vasti'
const shopLine = 'Gala 17, New Onion Market'
const deleteShop = () => screen.findByRole('button', { name: `Delete address ${shopLine}` })
const billTo = () => screen.getByRole('region', { name: 'Bill to' })
const addressIds = () => savita().addresses.map(({ _id }) => _id)

async function open(user: UserEvent) {
  await user.click(button('Change'))
  return within(await screen.findByRole('list', { name: 'Select Billing Address' }))
}

/** Opens the sheet from Savita's cart. */
async function openSheet() {
  const { user } = await visit('/cart', { as: 'savita' })
  return { user, list: await open(user) }
}

/** The question before the shop's address is deleted. */
async function askToDelete() {
  const { user } = await openSheet()
  await user.click(await deleteShop())
  return user
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

// "the selected one is found by matching the stored selectedAddress id"; ADR-2.
test.each([
  ['the stored one', shop, farm, shopLine],
  ["the user's own selectedAddress where nothing is stored", '', shop, shopLine],
  ["the user's own selectedAddress where the stored one is gone", '66f0', shop, shopLine],
  ['the first one where the user has selected none', '', null, farmLine],
])('the billing address is %s', async (_, stored, own, line) => {
  savita().user.selectedAddress = own
  if (stored) localStorage.setItem('selectedAddress', stored)
  await visit('/cart', { as: 'savita' })
  expect(billTo()).toHaveTextContent(line)
})

describe('choosing', () => {
  test('shows each address, marks the selected one, and does not delete it', async () => {
    const { user, list } = await openSheet()
    const [first, second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(
      'Savita JadhavGat No. 214, Jadhav VastiNear Khandoba Mandir, Pimpalgaon RoadNiphad, Nashik 422303',
    )
    expect(second).toHaveTextContent(
      'Savita JadhavGala 17, New Onion MarketAPMC Yard, LasalgaonNashik 422306',
    )
    expect(list.getByRole('button', { pressed: true })).toHaveTextContent(farmLine)
    const deleteFarm = button(`Delete address ${farmLine}`)
    expect(deleteFarm).toHaveAttribute('aria-disabled', 'true')
    expect(deleteFarm).toHaveAccessibleDescription(
      'This is your billing address. Choose another one before you delete it.',
    )
    await user.click(deleteFarm)
    expect(screen.queryByText(question)).toBeNull()
  })

  test('stores the id, refetches the list and closes', async () => {
    const { user, list } = await openSheet()
    const reads = provider.requests('addresses').length
    await user.click(list.getByRole('button', { pressed: false }))
    await expectClosed()
    expect(localStorage.getItem('selectedAddress')).toBe(shop)
    expect(billTo()).toHaveTextContent(shopLine)
    await waitFor(() => expect(provider.requests('addresses')).toHaveLength(reads + 1))
    expect(window.location.pathname).toBe('/cart')
  })

  test('says when there is no address, and offers to add one', async () => {
    const { user } = await visit('/cart', { as: 'ramesh' })
    person('ramesh').addresses = []
    await user.click(button('Change'))
    // The cached list shows until it is refetched.
    await user.click(await screen.findByRole('button', { pressed: true }))
    await expectClosed()
    await user.click(await screen.findByRole('button', { name: 'Add Your Address Details' }))
    await screen.findByRole('dialog')
    expect(screen.getByText('You have no saved address yet.')).toBeVisible()
    expect(within(sheet()).getByRole('link', { name: 'Add address' })).toHaveAttribute(
      'href',
      '/add/address',
    )
  })

  test('says what the status strip says when the list fails, and has one way to try again', async () => {
    skipTimersOf(1000)
    provider.fault({ call: 'addresses', kind: 'status', status: 503 })
    const { user } = await visit('/profile', { as: 'savita' })
    await user.click(button('My Address'))
    expect(await within(sheet()).findByText('We cannot connect right now.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^(Retry|Try again)$/, hidden: true })).toEqual([
      within(sheet()).getByRole('button', { name: 'Try again' }),
    ])
    provider.clearFaults()
    await user.click(within(sheet()).getByRole('button', { name: 'Try again' }))
    expect(await within(sheet()).findByText(shopLine)).toBeVisible()
    expect(within(sheet()).queryByText('We cannot connect right now.')).toBeNull()
  })
})

test('adding starts with an empty form after another was left', async () => {
  const { user } = await openSheet()
  await user.click(within(sheet()).getByRole('link', { name: 'Add address' }))
  await user.type(await screen.findByLabelText('City'), 'Sinnar')
  await user.click(button('Back'))
  await screen.findByRole('heading', { name: 'Cart Overview' })
  await expectClosed()
  await open(user)
  await user.click(within(sheet()).getByRole('link', { name: 'Add address' }))
  expect(await screen.findByLabelText('City')).toHaveValue('')
})

describe('deleting', () => {
  test('hides No while the deletion is being sent', async () => {
    provider.delay(200)
    const user = await askToDelete()
    await user.click(button('Yes'))
    expect(button('Yes')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('button', { name: 'No' })).toBeNull()
    await waitFor(() => expect(addressIds()).toEqual([farm]))
  })

  const notSaved = 'Your last change is not saved yet.'

  test('No gives up a failed deletion', async () => {
    provider.fault({ call: 'deleteAddress', kind: 'status', status: 500, times: 1 })
    const user = await askToDelete()
    await user.click(button('Yes'))
    await user.click(await within(sheet()).findByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByText(notSaved)).toBeNull())
    await user.click(await deleteShop())
    expect(within(sheet()).getByRole('button', { name: 'Yes' })).toBeVisible()
    expect(addressIds()).toEqual([farm, shop])
  })
})
