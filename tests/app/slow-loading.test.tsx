import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const NOTICE = 'This is taking a long time.'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

describe('a slow screen', () => {
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
