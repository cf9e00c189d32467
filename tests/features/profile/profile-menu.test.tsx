import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, link } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

const entries = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .slice(0, 8)

test('shows the person, no marker when complete, and the entries in order with their links', async () => {
  await visit('/profile', { as: 'savita' })
  expect(entries()).toEqual([
    'Edit Profile',
    'Referral Rewards',
    'My Orders',
    'My Address',
    'Help & Support',
    'User Guide & Videos',
    'Log Out',
    'Delete Account',
  ])
  for (const [name, href] of [
    ['Edit Profile', '/profile/update'],
    ['Referral Rewards', '/profile/referral'],
    ['My Orders', '/order/history'],
    ['Help & Support', '/help/support/contactUs'],
    ['User Guide & Videos', '/user/guide'],
  ] as const)
    expect(link(name)).toHaveAttribute('href', href)
  for (const words of ['Savita Jadhav', '9876543210']) expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByText('Profile Incomplete')).toBeNull()
  expect(screen.queryByText(/Add Your Bank details/)).toBeNull()
})

test('shows the marker, its hint and a link to the bank details, without bank details', async () => {
  await visit('/profile', { as: 'ramesh' })
  expect(screen.getByText('Profile Incomplete')).toBeVisible()
  expect(screen.getByText('Add Your Bank details to receive your payments securely.')).toBeVisible()
  expect(link('Add Your Bank Details')).toHaveAttribute('href', '/update/bankDetails')
})

test('My Address opens the address chooser; Back closes it', async () => {
  const { user } = await visit('/profile', { as: 'savita' })
  await user.click(button('My Address'))
  expect(await screen.findByRole('dialog', { name: 'Choose a Billing Address' })).toBeVisible()
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname).toBe('/profile')
})

test('Delete Account is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = await visit('/profile', { as: 'savita' })
  const stored = Object.entries(localStorage)
  const asked = provider.requests().length
  await user.click(button('Delete Account'))
  expect(warn.mock.calls.flat().join()).toContain('Delete Account was asked for')
  expect(provider.requests()).toHaveLength(asked)
  expect(Object.entries(localStorage)).toEqual(stored)
  expect(entries()).toHaveLength(8)
  expect(provider.world.people[ids.savita]).toBeDefined()
})
