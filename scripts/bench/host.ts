/** Serves a build as a good host does: brotli, its own headers, the provider on the same origin. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { arrayBuffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ProviderServer } from '@/mocks/http-server'
import type { Provider } from '@/mocks/provider'
import type { Browser } from '@playwright/test'
import { headersFor, readHeaderRules } from '@build-plugins/host-files'
import { fileFor, readFiles, serve } from '@scripts/local-server'

/** The landing page without its scripts: the fastest that such a page can paint. */
export const FLOOR = '/floor'

const withoutScripts = (page: string) =>
  page
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')

function compressed(type: string, content: Buffer, quality: number) {
  const headers: Record<string, string> = { 'Content-Type': type }
  if (!/^text|javascript|json|svg/.test(type)) return { headers, body: content }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const body = brotliCompressSync(content, { params })
  return { headers: { ...headers, 'Content-Encoding': 'br' }, body }
}

async function ask(provider: string, request: IncomingMessage) {
  const { method = 'GET', url = '/' } = request
  const headers = ['cookie', 'x-xsrf-token', 'content-type'].flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
  const body = method === 'GET' ? undefined : await arrayBuffer(request)
  const response = await fetch(provider + url, { method, headers, ...(body && { body }) })
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const answer = compressed(type, Buffer.from(await response.arrayBuffer()), 4)
  const cacheControl = type.startsWith('image/') ? 'public, max-age=86400' : 'no-store'
  const cookie = response.headers.get('set-cookie')
  const more = { 'Cache-Control': cacheControl, ...(cookie && { 'Set-Cookie': cookie }) }
  return { status: response.status, headers: { ...answer.headers, ...more }, body: answer.body }
}

export interface Host {
  origin: string
  /** What was sent so far. */
  sent: { path: string; bytes: number }[]
  browser: Browser
  provider: Provider
}

/** Serves a build, and the provider at this origin. */
export async function startHost(
  folder: string,
  { origin: providerOrigin, provider }: ProviderServer,
  browser: Browser,
): Promise<Host> {
  const found = readFiles(folder)
  const page = found.get('/index.html')
  if (!page) throw new Error(`${folder} has no index.html.`)
  found.set(FLOOR, { ...page, content: Buffer.from(withoutScripts(page.content.toString())) })
  const files = new Map(
    [...found].map(([path, { type, content }]) => [path, compressed(type, content, 11)]),
  )
  const rules = readHeaderRules(folder)
  const sent: Host['sent'] = []

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isProviders = /^\/(?:api|mock-pictures)\//.test(pathname)
    const file = fileFor(files, decodeURIComponent(pathname))
    const answer = isProviders
      ? await ask(providerOrigin, request)
      : { status: file ? 200 : 404, headers: file?.headers ?? {}, body: file?.body ?? '' }
    sent.push({ path: pathname, bytes: answer.body.length })
    const own = isProviders ? [] : headersFor(rules, pathname)
    for (const [name, value] of [...own, ...Object.entries(answer.headers)])
      response.setHeader(name, value)
    response.setHeader('Content-Length', answer.body.length)
    response.statusCode = answer.status
    response.end(answer.body)
  }

  const { origin } = await serve((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error)
      request.socket.destroy()
    })
  })
  return { origin, sent, browser, provider }
}
