import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { provider } from '@tests/provider'

export const ONION = '/setQuantity/ONI-NSK-D'
export const WHEAT = '/setQuantity/WHT-LOK1-D'

export const field = () => screen.getByLabelText('Quantity')
export const figure = (label: string) => screen.getByText(label).closest('div')
export const sent = () => provider.requests('addToCart').map(({ body }) => body)
export const productId = (sku: string) =>
  provider.world.products.find((product) => product.sku === sku)?._id

export async function type(user: UserEvent, quantity: string) {
  await user.clear(field())
  if (quantity) await user.type(field(), quantity)
}
