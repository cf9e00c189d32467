import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { earlyAnswer } from '@tests/early-answer'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

afterEach(() => {
  delete window.early
})

const offer = (number: number, type: string) => ({
  _id: `p${number}`,
  sku: `SKU-${number}`,
  productName: `Onion ${number}`,
  type,
  purchasePrice: 20,
  color: 'x'.repeat(300),
})

test('the first offers stand while the rest is on its way, and of another type nobody is told that there are none', async () => {
  const text = JSON.stringify([
    ...Array.from({ length: 4000 }, (_, number) => offer(number, 'domestic')),
    offer(9999, 'stock'),
  ])
  const { deliver, end } = earlyAnswer('/api/trading/product')
  const { user } = await visit('/product/list', { as: 'savita', wait: false })
  deliver(text.slice(0, 1_100_000))
  expect(await screen.findByText('Onion 0')).toBeInTheDocument()
  expect(screen.queryAllByTestId('product-placeholder')).not.toEqual([])

  await user.click(screen.getByRole('tab', { name: 'Stock' }))
  expect(screen.queryByText('Onion 0')).not.toBeInTheDocument()
  expect(screen.queryAllByTestId('product-placeholder')).not.toEqual([])
  expect(screen.queryByText('No Products Avilable at this time')).not.toBeInTheDocument()

  deliver(text.slice(1_100_000))
  end()
  expect(await screen.findByText('Onion 9999')).toBeVisible()
  expect(screen.queryByTestId('product-placeholder')).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'International' }))
  expect(await screen.findByText('No Products Avilable at this time')).toBeVisible()
})

test('where they begin with hardly any of the type, all are waited for', async () => {
  const text = JSON.stringify([
    ...Array.from({ length: 20 }, (_, number) => offer(number, 'domestic')),
    ...Array.from({ length: 4000 }, (_, number) => offer(100 + number, 'stock')),
    ...Array.from({ length: 20 }, (_, number) => offer(5000 + number, 'domestic')),
  ])
  const { deliver, end } = earlyAnswer('/api/trading/product')
  await visit('/product/list', { as: 'savita', wait: false })
  deliver(text.slice(0, 1_100_000))
  await screen.findAllByTestId('product-placeholder')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(screen.queryByText('Onion 0')).not.toBeInTheDocument()
  deliver(text.slice(1_100_000))
  end()
  expect(await screen.findByText('Onion 5019')).toBeInTheDocument()
  expect(provider.requests('products')).toEqual([])
})
