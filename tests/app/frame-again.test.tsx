import { screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { answered } from '@tests/answered'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const tryAgain = () => screen.findByRole('button', { name: 'Try again' })

describe('the layout after a failed read', () => {
  test('shows the number of items when the cart has been read again', async () => {
    provider.fault({ call: 'cart', kind: 'html', times: 1 })
    expectConsoleError('ApiError')
    const { user } = await visit('/cart', { as: 'savita', wait: false })
    await user.click(await tryAgain())
    expect(await screen.findByRole('heading', { name: 'Wheat Lokwan' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  })

  test('reads the cart again on the next screen; until then the link says only “Cart”', async () => {
    provider.fault({ call: 'cart', kind: 'html' })
    const { user } = await visit('/home', { as: 'savita' })
    const asked = await answered('cart')
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeVisible()
    provider.clearFaults()
    await user.click(screen.getByRole('link', { name: 'Products' }))
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    expect(provider.requests('cart')).toHaveLength(asked + 1)
  })

  test('reads the cart again when the network is back', async () => {
    provider.fault({ call: 'cart', kind: 'html' })
    await visit('/home', { as: 'savita' })
    await answered('cart')
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeVisible()
    provider.clearFaults()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  })

  test('reads the user again after 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    provider.fault({ call: 'userDetails', kind: 'html', times: 1 })
    await visit('/user/guide', { as: 'savita' })
    await waitFor(() => expect(provider.requests('userDetails')).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(14_000)
    expect(provider.requests('userDetails')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    await waitFor(() => expect(provider.requests('userDetails')).toHaveLength(2))
  })
})
