// @ts-check
/** The host the bench measures on: a live build as a good host serves it, brotli and immutable files, the provider below /api. */
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { mediaTypes } from './media-types.mjs'

/** Our own landing page with its scripts removed: the floor of what a page of this look can reach. */
export const FLOOR = '/floor'
/** An empty page of this origin, to write a session from. */
export const BLANK = '/blank'

/**
 * A page without its scripts, and without what is fetched for them.
 * @param {string} page
 */
export function withoutScripts(page) {
  return page
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
}

/**
 * @param {Buffer} content
 * @param {number} quality
 */
const brotli = (content, quality) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

/**
 * @param {string} type
 * @param {Buffer} content
 * @param {{ cache?: string, quality?: number }} how Without `cache` the build's own headers say it.
 * @returns {Answer}
 */
function answerOf(type, content, { cache, quality = 11 } = {}) {
  const isText = /^text|javascript|json|svg/.test(type)
  const body = isText ? brotli(content, quality) : content
  return {
    status: 200,
    headers: {
      'Content-Type': type,
      ...(cache !== undefined && { 'Cache-Control': cache }),
      ...(isText && { 'Content-Encoding': 'br' }),
    },
    body,
  }
}

/**
 * All files of the build, compressed, by their path.
 * @param {string} folder
 */
function answersOf(folder) {
  /** @type {Map<string, Answer>} */
  const answers = new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    const name = `/${relative(folder, path).split(sep).join('/')}`
    const type = mediaTypes[extname(name)] ?? 'application/octet-stream'
    answers.set(name, answerOf(type, readFileSync(path)))
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  answers.set(FLOOR, answerOf('text/html; charset=utf-8', Buffer.from(withoutScripts(page))))
  const blank = '<!doctype html><link rel="icon" href="/favicon.svg" /><title>-</title>'
  answers.set(BLANK, answerOf('text/html', Buffer.from(blank)))
  return answers
}

/** @type {Answer} */
const notFound = { status: 404, headers: {}, body: Buffer.alloc(0) }

/**
 * @param {string} folder The build.
 * @param {string} provider Its origin.
 * @param {import('./certificate.mjs').Certificate | undefined} certificate Over HTTP/2 with one, else over HTTP/1.1.
 * @param {(path: string) => Record<string, string>} headersOf What the build asks its host to send with this path.
 */
export async function startHost(folder, provider, certificate, headersOf) {
  const files = answersOf(folder)
  /** Answers of the provider given again, so that its own time is not measured. @type {Map<string, Answer>} */
  const kept = new Map()
  let keeps = false
  /** @type {{ path: string, bytes: number }[]} */
  let sent = []

  /** @param {string} pathname */
  function fileFor(pathname) {
    if (pathname === '/') return files.get('/index.html')
    if (extname(pathname) !== '') return files.get(pathname)
    return files.get(pathname) ?? files.get(`${pathname}.html`) ?? files.get('/spa.html')
  }

  /**
   * @param {import('node:http').IncomingMessage | import('node:http2').Http2ServerRequest} request
   * @returns {Promise<Answer>}
   */
  async function ask(request) {
    const { method = 'GET', url = '/' } = request
    const known = method === 'GET' ? kept.get(url) : undefined
    if (known) return known
    /** @type {Buffer[]} */
    const chunks = []
    for await (const chunk of request) chunks.push(/** @type {Buffer} */ (chunk))
    const { cookie, 'x-xsrf-token': token, 'content-type': type } = request.headers
    const response = await fetch(provider + url, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(typeof token === 'string' && { 'x-xsrf-token': token }),
        ...(type && { 'content-type': type }),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const content = Buffer.from(await response.arrayBuffer())
    const given = response.headers.get('content-type') ?? 'application/octet-stream'
    const isPicture = given.startsWith('image/')
    const cache = isPicture ? 'public, max-age=86400' : 'no-store'
    const answer = answerOf(given, content, { cache, quality: 4 })
    answer.status = response.status
    const cookieGiven = response.headers.get('set-cookie')
    if (keeps && method === 'GET') kept.set(url, { ...answer, headers: { ...answer.headers } })
    if (cookieGiven) answer.headers['Set-Cookie'] = cookieGiven
    return answer
  }

  /**
   * @param {import('node:http').IncomingMessage | import('node:http2').Http2ServerRequest} request
   * @param {import('node:http').ServerResponse | import('node:http2').Http2ServerResponse} response
   */
  function respond(request, response) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isProviders = pathname.startsWith('/api/') || pathname.startsWith('/mock-pictures/')
    const answering = isProviders
      ? ask(request)
      : Promise.resolve(fileFor(decodeURIComponent(pathname)) ?? notFound)
    answering.then(
      ({ status, headers, body }) => {
        sent.push({ path: pathname, bytes: body.length })
        for (const [name, value] of Object.entries({
          ...(!isProviders && headersOf(pathname)),
          ...headers,
        }))
          response.setHeader(name, value)
        response.setHeader('Content-Length', body.length)
        response.statusCode = status
        response.end(body)
      },
      () => request.socket.destroy(),
    )
  }
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  const server = certificate
    ? createSecureServer({ key: certificate.key, cert: certificate.cert }, respond)
    : createServer(respond)
  server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The host has no port.')

  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    /** What was sent since the last time this was asked. */
    takeSent() {
      const all = sent
      sent = []
      return all
    },
    /**
     * From now on the provider is asked once for each read, or every time again.
     * @param {boolean} isOn
     */
    keepAnswers(isOn) {
      keeps = isOn
      kept.clear()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
