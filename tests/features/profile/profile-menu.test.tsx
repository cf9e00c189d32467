import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, act, fireEvent } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { address, bodies, button, fill, link, tapFiveTimes } from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { goTo } from '@tests/travel'
import { visit } from '@tests/visit'

const entries = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .slice(0, 8)

test('shows the entries in order, then the person, without a marker when complete', async () => {
  const release = provider.hold('userDetails')
  await visit('/profile', { as: 'savita', wait: false })
  await screen.findByRole('link', { name: 'Edit Profile' })
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
  expect(screen.queryByText('Savita Jadhav')).not.toBeInTheDocument()
  release()
  expect(await screen.findByText('Savita Jadhav')).toBeVisible()
  expect(screen.getByText('9876543210')).toBeVisible()
  expect(screen.queryByText('Profile Incomplete')).toBeNull()
  expect(screen.queryByText(/Add Your Bank details/)).toBeNull()
})

test('shows the marker, its hint and a link to the bank details, without bank details', async () => {
  await visit('/profile', { as: 'ramesh' })
  expect(screen.getByText('Profile Incomplete')).toBeVisible()
  expect(screen.getByText('Add Your Bank details to receive your payments securely.')).toBeVisible()
  expect(link('Add Your Bank Details')).toHaveAttribute('href', '/update/bankDetails')
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

describe('Log Out', () => {
  const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('sauda.draft.'))

  const atLanding = async () => {
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
  }

  /** Long enough for a step in the history and what it makes React do. */
  const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

  test('clears all cached queries and mutations', async () => {
    const mounted = vi.spyOn(QueryClient.prototype, 'mount')
    const { user } = await visit('/order/history', { as: 'savita' })
    await screen.findByText('Total Purchase')
    const clients = () => [...new Set(mounted.mock.contexts as QueryClient[])]
    const held = () =>
      clients().flatMap((client) => [
        ...client
          .getQueryCache()
          .getAll()
          .map(({ queryKey }) => queryKey),
        ...client.getMutationCache().getAll(),
      ])
    expect(held().length).toBeGreaterThan(2)
    goTo('/profile')
    await user.click(await screen.findByRole('button', { name: 'Log Out' }))
    await atLanding()
    await moment()
    expect(held()).toEqual([])
  })

  test('stores nothing of a response that arrives after it', async () => {
    const release = provider.hold('addToCart')
    const { user } = await visit('/cart', { as: 'savita' })
    const quantity = screen.getAllByLabelText(/Quantity/)[0]
    if (!quantity) throw new Error('the cart shows no quantity')
    fireEvent.change(quantity, { target: { value: '321' } })
    await waitFor(() => expect(provider.requests('addToCart')).toHaveLength(1))
    expect(Object.keys(localStorage).join()).toContain('sauda.draft.device.cart-edits')
    goTo('/profile')
    await user.click(await screen.findByRole('button', { name: 'Log Out' }))
    await atLanding()
    release()
    await moment()
    expect(savita().cart[0]?.productQuantity).toBe(321)
    expect(drafts()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  test('leaves a page restored from the back/forward cache', async () => {
    await visit('/profile', { as: 'savita' })
    localStorage.clear()
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await atLanding()
    expect(document.body).not.toHaveTextContent('Savita')
  })
})

// BNK-1.
test('bank details are sent trimmed, ungrouped and once, and reset the deal type', async () => {
  provider.delay(20)
  const { user } = await visit('/update/bankDetails', { as: 'ramesh' })
  localStorage.setItem('dealType', 'stock')
  await fill(user, {
    'Account Holder Name': ' Ramesh Pawar ',
    'Bank Name': 'State Bank of India ',
    'Account Number': ' 00012 345-67',
    'Confirm Account Number': '00012\u00A034567\u200B ',
    'IFSC Code': 'sbin0001234',
    'Branch Name': ' Satara ',
  })
  await tapFiveTimes('Save')
  await waitFor(() => expect(address()).toBe('/home'))
  expect(bodies('updateBankDetails')).toEqual([
    {
      name: 'Ramesh Pawar',
      bankName: 'State Bank of India',
      accNo: '0001234567',
      confirmAccNo: '0001234567',
      ifscCode: 'SBIN0001234',
      branchName: 'Satara',
      userId: ids.ramesh,
    },
  ])
  expect(localStorage.getItem('dealType')).toBe('domestic')
})
