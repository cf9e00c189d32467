import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type HeaderRule, headersFor, readHeaderRules } from '@build-plugins/host-files'
import { fileFor, readFiles, serve } from '@scripts/local-server'

/** The provider's host in the live build (scripts/build.mjs): the real one is not known then. */
const PLACEHOLDER = 'http://provider.invalid'

type ConfigFault = 'unavailable' | 'silent'

export interface Site {
  origin: string
  /** Publishes a newer version: another service worker. */
  publish: () => void
  /**
   * Sets the text of `config.json`; without one, the build's own. The policy then allows these
   * origins, as deploy/ does for the hosts in that file.
   */
  configure: (text?: string, origins?: string) => void
  /** From now on `config.json` is answered 503, or never. Until it is configured anew. */
  failConfig: (how: ConfigFault) => void
  close: () => Promise<void>
}

/** `clean URLs`: names with `.html` are redirected, as at Vercel and Cloudflare. */
export type Names = 'as built' | 'clean URLs'

/** Serves a live build whose calls go to `providerOrigin`. */
export async function serveLiveBuild(
  folder: string,
  providerOrigin: string,
  names: Names = 'as built',
): Promise<Site> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no build: run \`node scripts/build.mjs live\` first`)

  const atHome = (text: string) => text.replaceAll(PLACEHOLDER, providerOrigin)
  const rules = JSON.parse(atHome(JSON.stringify(readHeaderRules(folder)))) as HeaderRule[]
  const files = readFiles(folder)
  let version = 0
  let config: string | undefined
  let reachable = ''
  let fault: ConfigFault | undefined

  const { origin, close } = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = decodeURIComponent(pathname)
    const file = fileFor(files, path)
    if (names === 'clean URLs' && path.endsWith('.html')) {
      response.writeHead(308, { Location: path.replace(/(?:index)?\.html$/, '') }).end()
      return
    }
    if (!file) {
      response.writeHead(404).end()
      return
    }
    if (pathname === '/config.json' && fault) {
      if (fault === 'unavailable') response.writeHead(503).end()
      return
    }
    const { type } = file
    const content = pathname === '/config.json' && config !== undefined ? config : file.content
    const headers = headersFor(rules, pathname)
    const policy = headers.get('Content-Security-Policy') ?? ''
    headers.set(
      'Content-Security-Policy',
      policy.replace(/(?:connect|img|media)-src/g, (directive) => `${directive} ${reachable}`),
    )
    headers.set('Content-Type', type)
    response.setHeaders(headers)
    if (!/javascript|html/.test(type)) {
      response.end(content)
      return
    }
    const text = atHome(content.toString())
    response.end(pathname === '/sw.js' ? `${text}\n// version ${String(version)}` : text)
  })

  return {
    origin,
    publish: () => {
      version += 1
    },
    configure: (text, origins = '') => {
      config = text
      reachable = origins
      fault = undefined
    },
    failConfig: (how) => {
      fault = how
    },
    close,
  }
}
