/** Serves a build as a good host does: brotli, its own headers, the provider on the same origin. */
import type { IncomingMessage } from 'node:http'
import { arrayBuffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { ProviderServer } from '@/mocks/http-server'
import { headersFor, readHeaderRules } from '@build-plugins/host-files'
import { fileFor, readFiles, serve } from '@scripts/local-server'

/** The landing page without its scripts: the fastest that such a page can paint. */
export const FLOOR = '/floor'

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g

function compressed(type: string, content: Buffer, quality: number) {
  const headers = { 'Content-Type': type }
  if (!/^text|javascript|json|svg/.test(type)) return { headers, content }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return {
    headers: { ...headers, 'Content-Encoding': 'br' },
    content: brotliCompressSync(content, { params }),
  }
}

async function ask(provider: string, request: IncomingMessage) {
  const { method = 'GET', url = '/', headers } = request
  const answer = await fetch(provider + url, {
    method,
    headers: {
      Cookie: headers.cookie ?? '',
      'X-XSRF-TOKEN': String(headers['x-xsrf-token']),
      'Content-Type': 'application/json',
    },
    body: method === 'GET' ? null : await arrayBuffer(request),
  })
  const type = answer.headers.get('Content-Type') ?? ''
  const found = compressed(type, Buffer.from(await answer.arrayBuffer()), 4)
  const own = {
    'Cache-Control': type.startsWith('image/') ? 'public, max-age=86400' : 'no-store',
    'Set-Cookie': answer.headers.getSetCookie(),
  }
  return { status: answer.status, ...found, headers: { ...found.headers, ...own } }
}

export type Host = Awaited<ReturnType<typeof startHost>>

export async function startHost(folder: string, upstream: ProviderServer, browser: Browser) {
  const found = readFiles(folder)
  const page = found.get('/index.html')
  if (!page) throw new Error(`${folder} has no index.html.`)
  found.set(FLOOR, { ...page, content: Buffer.from(String(page.content).replace(scripts, '')) })
  const files = new Map(
    [...found].map(([path, { type, content }]) => [path, compressed(type, content, 11)]),
  )
  const rules = readHeaderRules(folder)
  const sent: { path: string; bytes: number }[] = []

  const { origin } = await serve(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const isOfProvider = /^\/(?:api|mock-pictures)\//.test(path)
    if (!isOfProvider) response.setHeaders(headersFor(rules, path))
    const file = fileFor(files, path) ?? { headers: {}, content: '' }
    const { status, headers, content } = isOfProvider
      ? await ask(upstream.origin, request)
      : { status: file.content ? 200 : 404, ...file }
    sent.push({ path, bytes: content.length })
    response.writeHead(status, { ...headers, 'Content-Length': content.length })
    response.end(content)
  })
  return { origin, sent, browser, provider: upstream.provider }
}
