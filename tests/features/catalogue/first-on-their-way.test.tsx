import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { WireProduct } from '@/api/contract/product'
import { earlyAnswer } from '@tests/early-answer'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

afterEach(() => {
  delete window.early
})

/** So many offers of one type, "Onion <first>" and on. */
function onions(type: string, count: number, first = 0): WireProduct[] {
  return provider.world.products.slice(0, 1).flatMap((seeded) =>
    Array.from({ length: count }, (_, index) => ({
      ...seeded,
      _id: `p${first + index}`,
      sku: `SKU-${first + index}`,
      productName: `Onion ${first + index}`,
      type,
      color: 'x'.repeat(300),
    })),
  )
}

/** What the provider answers with, to the page and whenever the app asks again. */
function offer(offers: WireProduct[]): string {
  provider.world.products = offers
  return JSON.stringify(offers)
}

test('the first offers stand while the rest is on its way, and of another type nobody is told that there are none', async () => {
  const text = offer([...onions('domestic', 4000), ...onions('stock', 1, 9999)])
  const { deliver, end } = earlyAnswer('/api/trading/product')
  const { user } = await visit('/product/list', { as: 'savita', wait: false })
  deliver(text.slice(0, 1_100_000))
  // Its place may be taken by another that looks the same: the code of long lists comes by itself.
  await screen.findByText('Onion 0')
  expect(screen.queryAllByTestId('product-placeholder')).not.toEqual([])

  await user.click(screen.getByRole('tab', { name: 'Stock' }))
  await waitFor(() => expect(screen.queryByText('Onion 0')).not.toBeInTheDocument())
  expect(screen.queryAllByTestId('product-placeholder')).not.toEqual([])
  expect(screen.queryByText('No Products Avilable at this time')).not.toBeInTheDocument()

  deliver(text.slice(1_100_000))
  end()
  await waitFor(() => expect(screen.getByText('Onion 9999')).toBeVisible())
  expect(screen.queryByTestId('product-placeholder')).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'International' }))
  await waitFor(() => expect(screen.getByText('No Products Avilable at this time')).toBeVisible())
})

test('where they begin with hardly any of the type, all are waited for', async () => {
  const text = offer([
    ...onions('domestic', 20),
    ...onions('stock', 4000, 100),
    ...onions('domestic', 20, 5000),
  ])
  const { deliver, end } = earlyAnswer('/api/trading/product')
  await visit('/product/list', { as: 'savita', wait: false })
  deliver(text.slice(0, 1_100_000))
  await screen.findAllByTestId('product-placeholder')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(screen.queryByText('Onion 0')).not.toBeInTheDocument()
  deliver(text.slice(1_100_000))
  end()
  await screen.findByText('Onion 5019')
  expect(provider.requests('products')).toEqual([])
})
