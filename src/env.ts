import type { Env } from './env-schema'
import { pathSegment } from './path-segment'

/** What the deployment told the app: the VITE_ variables, checked by `env-schema.ts` when the build started. */
export const env: Env = __ENV__

/** The picture of an offer, a png named by its sku (API-43); undefined when the deployment keeps none. */
export function productPicture(sku: string): string | undefined {
  if (!env.productImageBase || !sku) return undefined
  return `${env.productImageBase}/${pathSegment(sku)}.png`
}

/** The full address of a path, for somebody elsewhere: below `VITE_PUBLIC_URL`, else this page's own origin. */
export function publicAddress(path: string): string {
  return (env.publicUrl || window.location.origin) + path
}
