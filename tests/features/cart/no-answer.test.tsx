import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const wheat = () => screen.getAllByLabelText('Quantity')[0] as HTMLInputElement
const edits = () => provider.requests('addToCart')
const proceed = () => screen.getByRole('button', { name: 'Proceed to Checkout' })

afterEach(() => {
  vi.useRealTimers()
})

/** Savita types a quantity, leaves the field, and nothing answers for 15 seconds. */
async function leaveUnanswered() {
  const release = provider.hold('addToCart')
  const { user } = await visit('/cart', { as: 'savita' })
  await user.clear(wheat())
  await user.type(wheat(), '600')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  act(() => wheat().blur())
  await waitFor(() => expect(edits()).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  return { user, release }
}

// CRT-3; API-37.
test('a quantity that nothing answers is said, sent once, and sent again when the person says so', async () => {
  const { release } = await leaveUnanswered()
  expect(await screen.findByText('No answer yet')).toBeVisible()
  expect(screen.getByText('Your last change is not saved yet.')).toBeVisible()
  expect(edits()).toHaveLength(1)
  act(() => screen.getByRole('button', { name: 'Retry' }).click())
  await waitFor(() => expect(edits()).toHaveLength(2))
  act(release)
  await waitFor(() => expect(screen.queryByText('No answer yet')).not.toBeInTheDocument())
  expect(savita().cart[0]?.productQuantity).toBe(600)
})

test('Proceed is not busy without end', async () => {
  const { release } = await leaveUnanswered()
  act(() => proceed().click())
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  await waitFor(() => expect(proceed()).not.toHaveAttribute('aria-busy'))
  expect(window.location.pathname).toBe('/cart')
  act(release)
})

test('a cart that could not be emptied stands as it was, and Proceed empties nothing', async () => {
  provider.fault({ call: 'emptyCart', kind: 'status', status: 500, times: 1 })
  const { user } = await visit('/cart', { as: 'savita' })
  await user.click(screen.getByRole('button', { name: 'Empty Cart' }))
  expect(await screen.findAllByText('Not removed')).toHaveLength(2)
  await user.click(proceed())
  await screen.findByRole('heading', { name: 'Checkout' })
  expect(provider.requests('emptyCart')).toHaveLength(1)
  expect(savita().cart).toHaveLength(2)
})
