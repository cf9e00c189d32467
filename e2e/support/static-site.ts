import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { type HeaderRule, headersFor, readHeaderRules } from '@build-plugins/header-rules'
import { inlineOf } from '@build-plugins/security-headers'
import { mediaTypes } from '@scripts/bench/media-types.mjs'

/** Stands in the live build for the provider's host, which is only known when a test starts. */
const PLACEHOLDER = 'http://provider.invalid'

export interface Site {
  origin: string
  /** From now on the host has a newer version, by its worker. */
  publish: () => void
  /**
   * From now on `config.json` has this text; the build's own without one. The policy lets the page
   * reach `origin`, as deploy/ does for hosts in it.
   */
  configure: (text?: string, origin?: string) => void
  close: () => Promise<void>
}

/**
 * What a host answers for a path of no file: the page of this path or else the shell, or always
 * `index.html`.
 */
export type Fallback = 'spa.html' | 'index.html'

function fileFor(folder: string, path: string, fallback: Fallback): string | undefined {
  const asked = join(folder, normalize(path))
  if (path === '/') return join(folder, 'index.html')
  if (existsSync(asked) && statSync(asked).isFile()) return asked
  if (fallback === 'index.html') return join(folder, fallback)
  if (extname(path) !== '') return undefined
  return existsSync(`${asked}.html`) ? `${asked}.html` : join(folder, 'spa.html')
}

/**
 * The headers the build asks its host for, with those addresses and hashes in them that the pages
 * have once they are served.
 */
function headersOf(folder: string, atHome: (text: string) => string): HeaderRule[] {
  let text = JSON.stringify(readHeaderRules(folder))
  for (const page of ['index.html', 'spa.html']) {
    const built = readFileSync(join(folder, page), 'utf8')
    const served = inlineOf(atHome(built)).scripts
    for (const [index, hash] of inlineOf(built).scripts.entries())
      text = text.replaceAll(hash, served[index] ?? '')
  }
  return JSON.parse(atHome(text)) as HeaderRule[]
}

/**
 * Serves a live build whose calls go to `providerOrigin`. Throws when there is no build made for
 * that.
 */
export async function serveLiveBuild(
  folder: string,
  providerOrigin: string,
  fallback: Fallback = 'spa.html',
): Promise<Site> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no build: run \`node scripts/build.mjs live\` first`)

  const atHome = (text: string) => text.replaceAll(PLACEHOLDER, providerOrigin)
  const rules = headersOf(folder, atHome)
  let version = 0
  let config: string | undefined
  let reachable = ''

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileFor(folder, decodeURIComponent(pathname), fallback)
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream'
    const content =
      pathname === '/config.json' && config !== undefined ? config : readFileSync(file)
    const headers = headersFor(rules, pathname)
    const policy = headers.get('Content-Security-Policy') ?? ''
    headers.set(
      'Content-Security-Policy',
      policy.replace('connect-src', `connect-src ${reachable}`),
    )
    headers.set('Content-Type', type)
    response.setHeaders(headers)
    if (!/javascript|html/.test(type)) {
      response.end(content)
      return
    }
    const text = atHome(content.toString())
    response.end(pathname === '/sw.js' ? `${text}\n// version ${String(version)}` : text)
  }

  const server = createServer(respond)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    publish: () => {
      version += 1
    },
    configure: (text, origin = '') => {
      config = text
      reachable = origin
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
