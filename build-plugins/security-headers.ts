import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { formatHeaders, type HeaderRule, headersFor, parseHeaders } from './header-rules.ts'

/** What of the configuration the policy depends on (src/env-schema.ts). */
export interface Hosts {
  apiHost: string
  productImageBase: string
  guide: { videos: readonly { url: string }[]; pdf: Record<string, string> }
  mock: boolean
}

/** Hashes of what stands inline in the pages. */
export interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

/** Cloudflare Pages reads no longer line. */
const LONGEST_LINE = 2000

/** What a page may ask of the device, of all that Chromium knows everywhere: it complains of names it does not know. */
const permissions = [
  ...['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture'].map(
    (name) => `${name}=(self)`,
  ),
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-create',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'storage-access',
    'usb',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
].join(', ')

/** The origins of these addresses; a path is the page's own. */
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
    // The worker fetches the pictures to keep them, and is held to this same policy.
    'connect-src': originsOf([hosts.apiHost, ...pdfs, ...pictures]),
    'img-src': originsOf(pictures),
    'media-src': originsOf(hosts.guide.videos.map(({ url }) => url)),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // `sauda-worker` creates the service worker's address (app/updates.ts); `default` is MSW's.
    'trusted-types': ['sauda-worker', ...(hosts.mock ? ['default'] : [])],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** What goes with every answer. */
function securityHeaders(hosts: Hosts, inline: Inline): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosts, inline),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
  }
}

/** Hosts add up the headers of all rules that fit, so that no two of these may name the same one. */
function rulesOf(headers: Record<string, string>, pages: readonly string[]): HeaderRule[] {
  const fresh = ['/sw.js', '/manifest.webmanifest', '/favicon.svg', '/install/*', '/guides/*']
  return [
    { path: '/*', headers },
    {
      path: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    ...[...pages, ...fresh].map((path) => ({ path, headers: { 'Cache-Control': 'no-cache' } })),
  ]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of what is inline in this page. Throws for what no hash can allow. */
export function inlineOf(page: string): Inline {
  const attribute = /<[a-z][^<>]*\s(?:style|on[a-z]+)="[^"]*"/i.exec(page)?.[0]
  if (attribute) throw new Error(`A policy without 'unsafe-inline' forbids ${attribute}`)
  const contents = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) =>
      hashOf(text),
    )
  return { scripts: contents('script'), styles: contents('style') }
}

/** For nginx (deploy/nginx.conf), which has no such file of its own. */
const nginxHeaders = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')

/**
 * Writes the headers a host must send into the build: `_headers`, as Netlify and Cloudflare Pages read it, and
 * `_nginx-headers.conf`. The preview sends them too.
 */
export function sendHeaders(hosts: Hosts, pages: readonly string[]): Plugin {
  let folder = ''
  return {
    name: 'security-headers',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    // After the pages are written (prerender.ts).
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.html'))
          .map((file) => inlineOf(readFileSync(join(folder, file), 'utf8')))
        const inline = {
          scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
          styles: [...new Set(all.flatMap(({ styles }) => styles))],
        }
        const headers = securityHeaders(hosts, inline)
        const text = formatHeaders(rulesOf(headers, pages))
        const longest = Math.max(...text.split('\n').map(({ length }) => length))
        if (longest > LONGEST_LINE)
          this.error(`_headers has a line of ${longest} characters; hosts read ${LONGEST_LINE}.`)
        writeFileSync(join(folder, '_headers'), text)
        writeFileSync(join(folder, '_nginx-headers.conf'), nginxHeaders(headers))
      },
    },
    configurePreviewServer(server) {
      const file = join(folder, '_headers')
      const rules = existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : []
      server.middlewares.use((request, response, next) => {
        const [path = '/'] = (request.originalUrl ?? '/').split('?')
        for (const [name, value] of Object.entries(headersFor(rules, path)))
          response.setHeader(name, value)
        next()
      })
    },
  }
}
