import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Hosts, inlineOf, securityHeaders } from './security-headers.ts'

type HeaderMap = Record<string, string>

/** The longest line that Cloudflare Pages reads. */
const LONGEST_LINE = 2000

/** Beside the pages: their names stay when their content changes. */
const changing = '/config.json /sw.js /manifest.webmanifest /favicon.svg /install/* /guides/*'

/**
 * The headers of each path. Hosts send those of all rules that match, so no two may name the same
 * header. `*` stands for anything.
 */
const headerRules = (headers: HeaderMap, pages: readonly string[]): [path: string, HeaderMap][] => [
  ['/*', headers],
  ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ...[...pages, ...changing.split(' ')].map((path): [string, HeaderMap] => [
    path,
    { 'Cache-Control': 'no-cache' },
  ]),
]

/** A server adds to these headers from its environment (deploy/environment.sh). */
const withVariables = (value: string, variableOf: (name: string) => string) =>
  value
    .replace(
      /(connect|img|media)-src [^;]+/g,
      (directive, name: string) => `${directive} ${variableOf(`csp_${name}_src`)}`,
    )
    .replace(/^max-age=\d+$/, (age) => age + variableOf('hsts_more'))

const linesOf = (headers: HeaderMap, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('')

/**
 * Writes `_headers` and `_redirects` (Netlify, Cloudflare Pages), `vercel.json`, and the headers
 * for deploy/nginx.conf and deploy/Caddyfile.
 */
export function writeHostFiles(folder: string, hosts: Hosts, routes: readonly string[]): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const own = securityHeaders(hosts, inlineOf(pages.join('')))
  const rules = headerRules(own, routes)
  // Routes without a file of their own get the shell. Any other path gets `404.html`.
  const shell = routes.filter(
    (route) => route !== '/' && !existsSync(join(folder, `${route}.html`)),
  )
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

  const headers = rules
    .map(([path, named]) => `${path}\n${linesOf(named, (name, value) => `  ${name}: ${value}`)}`)
    .join('\n')
  if (headers.split('\n').some(({ length }) => length > LONGEST_LINE))
    throw new Error(`_headers has a line of more than ${LONGEST_LINE} characters.`)
  write('_headers', headers)
  // Cloudflare applies rules to files too, so `/*` would hide them: each route has a line. It
  // redirects names with `.html`.
  write('_redirects', shell.map((path) => `${path} /spa 200\n`).join(''))
  const vercel = {
    cleanUrls: true,
    trailingSlash: false,
    rewrites: shell.map((source) => ({ source, destination: '/spa' })),
    headers: rules.map(([path, named]) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(named).map(([key, value]) => ({ key, value })),
    })),
  }
  write('vercel.json', JSON.stringify(vercel))
  const nginx = (name: string, value: string) =>
    `add_header ${name} "${withVariables(value, (variable) => `$${variable}`)}" always;`
  write('_nginx-headers.conf', linesOf(own, nginx))
  const caddy = (name: string, value: string) =>
    `header ${name} "${withVariables(value, (variable) => `{$${variable.toUpperCase()}}`)}"`
  write('_caddy-headers.conf', linesOf(own, caddy))
}

/** The headers of paths, as in vercel.json. */
export interface HeaderRule {
  /** `(.*)` stands for anything, `:name` for anything without a slash. */
  source: string
  headers: readonly { key: string; value: string }[]
}

/** What a build asks its host for. */
export const readHeaderRules = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')) as { headers: HeaderRule[] })
    .headers

/** The headers for a path. As on those hosts, a header that two rules name has both values. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const found = new Headers()
  for (const { source, headers } of rules)
    if (new RegExp(`^${source.replace(/:\w+/g, '[^/]+')}$`).test(path))
      for (const { key, value } of headers) found.append(key, value)
  return found
}

/** Writes the files for hosts. The preview server sends the same headers. */
export const hostFiles = (hosts: Hosts, routes: readonly string[]): Plugin => ({
  name: 'host-files',
  // After the pages are written (prerender.ts).
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: ({ dir = '' }) => writeHostFiles(dir, hosts, routes),
  },
  configurePreviewServer({ config, middlewares }) {
    const rules = readHeaderRules(resolve(config.root, config.build.outDir))
    middlewares.use((request, response, next) => {
      const [path = '/'] = (request.originalUrl ?? '/').split('?')
      response.setHeaders(headersFor(rules, path))
      next()
    })
  },
})
