import { screen, waitFor, act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { answered } from '@tests/answered'
import { button, fill, link } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const NOTICE = 'This is taking a long time.'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

describe('a slow screen', () => {
  // Where code is still to come, its skeleton's notice goes when the screen shows its own.
  beforeAll(async () => {
    await import('@/features/catalogue/ProductListScreen')
    await import('@/features/orders/HistoryScreen')
  })

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => {
      vi.useRealTimers()
    })
  })

  test('shows a notice after 15 seconds, and Try again repeats its reads', async () => {
    for (const call of ['products', 'cart', 'userDetails'] as const)
      provider.fault({ call, kind: 'silence', times: 1 })
    const { user } = await visit('/product/list', { as: 'savita', wait: false })
    await waitFor(() => expect(provider.requests('products')).toHaveLength(1))
    await waitFor(() => expect(provider.requests('cart')).toHaveLength(1))
    await screen.findAllByTestId('product-placeholder')
    await seconds(12)
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
    await seconds(3)
    expect(await screen.findByText(NOTICE)).toBeVisible()
    expect(provider.requests('products')).toHaveLength(1)

    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Wheat Lokwan/ })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
    for (const call of ['products', 'cart', 'userDetails'] as const)
      expect(provider.requests(call)).toHaveLength(2)
  })

  test('shows the notice again when the second try is slow too', async () => {
    provider.fault({ call: 'ordersOfUser', kind: 'silence', times: 2 })
    const { user } = await visit('/history', { as: 'savita', wait: false })
    for (const count of [1, 2]) {
      await waitFor(() => expect(provider.requests('ordersOfUser')).toHaveLength(count))
      await screen.findByText('Loading')
      await seconds(15)
      expect(await screen.findByText(NOTICE)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
    }
    expect(await screen.findByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
    expect(provider.requests('ordersOfUser')).toHaveLength(3)
  })

  test('shows an answer that comes after the notice', async () => {
    const release = provider.hold('products')
    await visit('/product/list', { as: 'savita', wait: false })
    await screen.findAllByTestId('product-placeholder')
    await seconds(15)
    expect(await screen.findByText(NOTICE)).toBeVisible()
    release()
    expect(await screen.findByRole('link', { name: /Wheat Lokwan/ })).toBeVisible()
    expect(provider.requests('products')).toHaveLength(1)
  })
})

const SAID = 'We cannot connect right now.'

/** The login page reads nothing, so no later answer can clear the strip. */
async function signInOutOfReach() {
  provider.fault({ call: 'login', kind: 'status', status: 503 })
  const { user } = await visit('/login')
  await fill(user, { 'Mobile Number': '9876543210', Password: 'farmer1' })
  await user.click(button('Login'))
  await waitFor(() => expect(screen.getByText(SAID)).toBeVisible())
  return user
}

test('Retry clears the strip until the next failure, and so does the return of the network', async () => {
  const user = await signInOutOfReach()
  await user.click(button('Retry'))
  expect(screen.queryByText(SAID)).toBeNull()
  await user.click(button('Login'))
  expect(await screen.findByText(SAID)).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(SAID)).toBeNull()
})

describe('the layout after a failed read', () => {
  test.each([
    ['on the next screen', (user: UserEvent) => user.click(link('Products'))],
    ['when the network is back', () => void window.dispatchEvent(new Event('online'))],
  ])('reads the cart again %s; until then the link says only “Cart”', async (_, happen) => {
    provider.fault({ call: 'cart', kind: 'html' })
    const { user } = await visit('/home', { as: 'savita' })
    await answered('cart')
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeVisible()
    provider.clearFaults()
    await happen(user)
    // Sooner than by the repeated read of the next test.
    await screen.findByRole('link', { name: 'Cart, 2 items' }, { timeout: 10_000 })
  })

  test('reads the user again after 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    provider.fault({ call: 'userDetails', kind: 'html', times: 1 })
    await visit('/user/guide', { as: 'savita' })
    expect(await answered('userDetails')).toBe(1)
    await vi.advanceTimersByTimeAsync(14_000)
    expect(await answered('userDetails')).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await answered('userDetails')).toBe(2)
  })
})
