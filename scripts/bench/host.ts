/** Serves a build as a good host does: brotli, its own headers, the provider on the same origin. */
import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { ProviderServer } from '@/mocks/http-server'
import { headersFor, readHeaderRules } from '@build-plugins/host-files'
import { fileFor, readFiles, serve } from '@scripts/local-server'

/** The landing page without its scripts: the fastest that such a page can paint. */
export const FLOOR = '/floor'

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g

const isText = (type = '') => /^text|javascript|json|svg/.test(type)

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

/** Passes a request for the API or a mocked picture on. */
function passOn(provider: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request
  const asked = ask(provider + url, { method, headers }, (answer) => {
    // The browser's own connection stays open.
    const { 'content-length': _, connection: _closed, ...others } = answer.headers
    const type = answer.headers['content-type']
    response.writeHead(answer.statusCode ?? 502, {
      ...others,
      ...(isText(type) && { 'Content-Encoding': 'br' }),
      'Cache-Control': type?.startsWith('image/') ? 'public, max-age=86400' : 'no-store',
    })
    const body = isText(type) ? answer.pipe(createBrotliCompress(quality(4))) : answer
    body.pipe(response)
  })
  request.pipe(asked)
}

export type Host = Awaited<ReturnType<typeof startHost>>

export async function startHost(folder: string, upstream: ProviderServer, browser: Browser) {
  const files = readFiles(folder)
  const page = files.get('/index.html')
  if (!page) throw new Error(`${folder} has no index.html.`)
  files.set(FLOOR, { ...page, content: Buffer.from(String(page.content).replace(scripts, '')) })
  for (const file of files.values())
    if (isText(file.type)) file.content = brotliCompressSync(file.content, quality(11))
  const rules = readHeaderRules(folder)
  /** Files and calls that were asked for; the bytes of files. */
  const sent: { path: string; bytes: number }[] = []

  const { origin } = await serve((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const isOfProvider = /^\/(?:api|mock-pictures)\//.test(path)
    const file = isOfProvider ? undefined : fileFor(files, path)
    sent.push({ path, bytes: file?.content.length ?? 0 })
    if (isOfProvider) return passOn(upstream.origin, request, response)
    response.setHeaders(headersFor(rules, path))
    if (!file) return void response.writeHead(404).end()
    if (isText(file.type)) response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Type', file.type)
    response.end(file.content)
  })
  return { origin, sent, browser, provider: upstream.provider }
}
