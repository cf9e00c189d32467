import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { provider, savita } from '@tests/provider'

export const wheat = 'Wheat Lokwan'
export const dal = 'Tur Dal Latur'

export const lineOf = (name: string) => screen.getByRole('article', { name })
export const names = () =>
  screen.queryAllByRole('article').map((line) => within(line).getByRole('heading').textContent)
export const quantity = (name: string) => within(lineOf(name)).getByLabelText('Quantity')
export const proceed = () => screen.getByRole('button', { name: 'Proceed to Checkout' })
export const strip = () => screen.queryByText(/Your last change is not saved yet/)

export const saved = () =>
  savita().cart.map(({ productId, productQuantity }) => [productId.productName, productQuantity])

/** The product ids are the provider's own. */
export function productId(name: string): string | undefined {
  return provider.world.products.find(({ productName }) => productName === name)?._id
}

export const sent = () =>
  provider.requests('addToCart').map(({ body }) => body as { productQuantity: number })

/** What is sent from now on is not sent because the typing pause ended. */
export function stopPause(): void {
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    ms === 800 ? undefined : setTimeout(work, ms),
  )
}
