import type { Env } from './env-schema'
import { pathSegment } from './path-segment'

/** The VITE_ variables of the build, checked by `env-schema.ts`. `config.json` may replace values before the app is drawn. */
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
