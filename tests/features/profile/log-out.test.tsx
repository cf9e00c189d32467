import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { provider, savita } from '@tests/provider'
import { goTo } from '@tests/travel'
import { visit } from '@tests/visit'

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
  expect(Object.keys(localStorage)).toContain('sauda.draft.device.cart-edits')
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
