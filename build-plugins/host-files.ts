import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { formatHeaders, type HeaderRule, headersFor, parseHeaders } from './header-rules.ts'
import { type Hosts, inlineOf, securityHeaders } from './security-headers.ts'

/** The rules for serving the build, from which each host's file is written. */
interface HostRules {
  headers: readonly HeaderRule[]
  /** Routes without a file of their own get the shell. Any other path gets `404.html`. */
  shell: readonly string[]
}

/** The longest line that Cloudflare Pages reads. */
const LONGEST_LINE = 2000

/** Hosts send the headers of all rules that match a path, so no two may name the same header. */
function headerRules(headers: Record<string, string>, pages: readonly string[]): HeaderRule[] {
  const fresh = [
    '/config.json',
    '/sw.js',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/install/*',
    '/guides/*',
  ]
  return [
    { path: '/*', headers },
    {
      path: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    ...[...pages, ...fresh].map((path) => ({ path, headers: { 'Cache-Control': 'no-cache' } })),
  ]
}

/**
 * Netlify and Cloudflare Pages. Cloudflare applies rules to files too, so `/*` would hide them:
 * each route has a line. It redirects names with `.html`.
 */
const redirects = ({ shell }: HostRules) => shell.map((path) => `${path} /spa 200\n`).join('')

const vercel = ({ headers, shell }: HostRules) =>
  JSON.stringify({
    cleanUrls: true,
    trailingSlash: false,
    rewrites: shell.map((source) => ({ source, destination: '/spa' })),
    headers: headers.map((rule) => ({
      source: rule.path.replace('*', '(.*)'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  })

/** Variables with which a server adds origins from its environment (deploy/). */
const inNginx = { connect: '$csp_connect_src', img: '$csp_img_src', media: '$csp_media_src' }
const inCaddy = {
  connect: '{$CSP_CONNECT_SRC}',
  img: '{$CSP_IMG_SRC}',
  media: '{$CSP_MEDIA_SRC}',
}

const nginx = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')

const caddy = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `header ${name} "${value}"\n`)
    .join('')

/** The hashes of all pages' inline scripts and styles. */
function inlineOfAll(folder: string) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => inlineOf(readFileSync(join(folder, file), 'utf8')))
  return {
    scripts: [...new Set(pages.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(pages.flatMap(({ styles }) => styles))],
  }
}

/**
 * Writes `_headers` and `_redirects` (Netlify, Cloudflare Pages), `vercel.json`, and the headers
 * for deploy/nginx.conf and deploy/Caddyfile.
 */
export function writeHostFiles(folder: string, hosts: Hosts, routes: readonly string[]): void {
  const inline = inlineOfAll(folder)
  const rules: HostRules = {
    headers: headerRules(securityHeaders(hosts, inline), routes),
    shell: routes.filter((route) => route !== '/' && !existsSync(join(folder, `${route}.html`))),
  }
  const headers = formatHeaders(rules.headers)
  const longest = Math.max(...headers.split('\n').map(({ length }) => length))
  if (longest > LONGEST_LINE)
    throw new Error(`_headers has a line of ${longest} characters; hosts read ${LONGEST_LINE}.`)
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('_headers', headers)
  write('_redirects', redirects(rules))
  write('vercel.json', vercel(rules))
  write('_nginx-headers.conf', nginx(securityHeaders(hosts, inline, inNginx)))
  write('_caddy-headers.conf', caddy(securityHeaders(hosts, inline, inCaddy)))
}

/** Writes the files for hosts. The preview server sends the same headers. */
export function hostFiles(hosts: Hosts, routes: readonly string[]): Plugin {
  let folder = ''
  return {
    name: 'host-files',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    // After the pages are written (prerender.ts).
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeHostFiles(folder, hosts, routes),
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
