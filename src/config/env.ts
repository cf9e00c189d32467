import type { Env } from './env-schema'
import { pathSegment } from '@/lib/path-segment'

/**
 * The VITE_ variables of the build, checked by `env-schema.ts`. `config.json` may replace values
 * before the app is drawn.
 */
export const env: Env = __ENV__

/** So long somebody waits for `config.json` (ms). */
export const CONFIG_TIMEOUT = 3000

/** The picture of an offer: a png, and the same in other formats (API-43). Undefined: none. */
export function productPicture(sku: string) {
  if (!env.productImageBase || !sku) return undefined
  const file = `${env.productImageBase}/${pathSegment(sku)}`
  return {
    src: `${file}.png`,
    sources: env.productImageFormats.map((format) => ({
      type: `image/${format}`,
      srcSet: `${file}.${format}`,
    })),
  }
}

/** For somebody elsewhere: below `VITE_PUBLIC_URL`, else at this page's own origin. */
export function publicAddress(path: string): string {
  return (env.publicUrl || window.location.origin) + path
}
