import { createHash } from 'node:crypto'
import type { Env } from '@/config/env-schema'

/** The parts of the configuration that name hosts. */
export type Hosts = Pick<Env, 'apiHost' | 'productImageBase' | 'errorEndpoint' | 'mock'> & {
  guide: { videos: readonly { url: string }[]; pdf: Record<string, string> }
}

/** Hashes of the pages' inline scripts and styles. */
export interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The features that Chromium knows on every platform: it warns about unknown names. */
const permissions = {
  self: 'autoplay clipboard-read clipboard-write fullscreen picture-in-picture',
  '': `accelerometer browsing-topics camera display-capture encrypted-media geolocation gyroscope hid
    idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-create
    publickey-credentials-get screen-wake-lock serial storage-access usb xr-spatial-tracking`,
}

const permissionsPolicy = Object.entries(permissions)
  .flatMap(([who, features]) => features.split(/\s+/).map((name) => `${name}=(${who})`))
  .join(', ')

/** The origins of these addresses; a path has the page's own. */
function originsOf(addresses: readonly string[]): string[] {
  const own = "'self'"
  const others = addresses.flatMap((address) =>
    URL.canParse(address) ? [new URL(address).origin] : [],
  )
  return [...new Set([own, ...others])]
}

export function contentSecurityPolicy(hosts: Hosts, inline: Inline): string {
  const pictures = [hosts.productImageBase]
  const pdfs = Object.values(hosts.guide.pdf)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': inline.styles,
    // The service worker fetches the pictures to cache them, under the same policy.
    'connect-src': originsOf([hosts.apiHost, ...pdfs, ...pictures, hosts.errorEndpoint]),
    'img-src': originsOf(pictures),
    'media-src': originsOf(hosts.guide.videos.map(({ url }) => url)),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // `sauda-worker` makes the service worker's address (UpdateOffer.tsx); `default` is MSW's.
    'trusted-types': ['sauda-worker', ...(hosts.mock ? ['default'] : [])],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** The headers of every response. */
export function securityHeaders(hosts: Hosts, inline: Inline): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosts, inline),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of pages' inline scripts and styles. Throws for attributes, which no hash can allow. */
export function inlineOf(html: string): Inline {
  const attribute = /<[a-z][^<>]*\s(?:style|on[a-z]+)="[^"]*"/i.exec(html)?.[0]
  if (attribute) throw new Error(`A policy without 'unsafe-inline' forbids ${attribute}`)
  const hashesOf = (tag: string) => {
    const found = html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))
    return [...new Set(Array.from(found, ([, text = '']) => hashOf(text)))]
  }
  // A plain build (vite.config.ts) has its styles in a file.
  const own = html.includes('rel="stylesheet"') ? ["'self'"] : []
  return { scripts: hashesOf('script'), styles: [...hashesOf('style'), ...own] }
}
