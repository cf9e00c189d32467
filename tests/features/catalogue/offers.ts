import type { WireProduct } from '@/api/contract/product'
import { provider } from '@tests/provider'

/** Changes one offer of this test's world; also to what the provider should not send. */
export function changeOffer(sku: string, change: Partial<Record<keyof WireProduct, unknown>>) {
  provider.update((world) => {
    world.products = world.products.map((product) =>
      product.sku === sku ? ({ ...product, ...change } as WireProduct) : product,
    )
  })
}

/** The names of the seeded offers of one type, in the provider's order. */
export function namesOf(type: string): string[] {
  return provider.world.products
    .filter((product) => product.type === type)
    .map((product) => product.productName)
}
