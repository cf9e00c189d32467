import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { button } from '@tests/page'
import { provider, savita } from '@tests/provider'

export const wheat = 'Wheat Lokwan'
export const dal = 'Tur Dal Latur'

export const lineOf = (name: string) => screen.getByRole('article', { name })
export const names = () =>
  screen.queryAllByRole('article').map((line) => within(line).getByRole('heading').textContent)
export const quantity = (name: string) => within(lineOf(name)).getByLabelText('Quantity')
export const proceed = () => button('Proceed to Checkout')
export const strip = () => screen.queryByText(/Your last change is not saved yet/)

/** Types a quantity in place of the old one; the focus stays in the field. */
export async function typeQuantity(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(quantity(name))
  await user.type(quantity(name), text)
}

/** The provider's cart. */
export const saved = () =>
  savita().cart.map(({ productId, productQuantity }) => [productId.productName, productQuantity])

export const sent = () =>
  provider.requests('addToCart').map(({ body }) => body as { productQuantity: number })

/** In this test the typing pause never ends: nothing is sent because of it. */
export function stopPause(): void {
  onTestFinished(() => void vi.unstubAllGlobals())
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    ms === 800 ? undefined : setTimeout(work, ms),
  )
}
