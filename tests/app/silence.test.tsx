import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

test('a screen stands by itself when nothing has come for 30 seconds, frame and all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  for (const call of ['products', 'cart', 'userDetails'] as const)
    provider.fault({ call, kind: 'silence', times: 1 })
  await visit('/product/list', { as: 'savita', wait: false })
  await waitFor(() => expect(provider.requests('products')).toHaveLength(1))
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await screen.findByRole('link', { name: /Wheat Lokwan/ })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  for (const call of ['products', 'cart', 'userDetails'] as const)
    expect(provider.requests(call)).toHaveLength(2)
})
