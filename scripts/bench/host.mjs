/** Serves a build as a good host does: brotli, its own headers, the provider on the same origin. */
import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { mediaTypes } from './media-types.mjs'

/** The landing page without its scripts: the floor of what a page of this look can reach. */
export const FLOOR = '/floor'
/** An empty page of this origin, to write a session from. */
export const BLANK = '/blank'

/** @param {string} page Without what is fetched for its scripts, either. */
export const withoutScripts = (page) =>
  page
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g, '')

/** For HTTP/2, which browsers speak over TLS only. Undefined without openssl. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`
  try {
    const { status } = spawnSync('openssl', options.split(' '), { stdio: 'ignore' })
    if (status !== 0) return undefined
    const { publicKey } = new X509Certificate(readFileSync(cert))
    const spki = publicKey.export({ type: 'spki', format: 'der' })
    const trust = createHash('sha256').update(spki).digest('base64')
    return { key: readFileSync(key), cert: readFileSync(cert), trust }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

/**
 * @param {string} type
 * @param {Buffer} content
 * @param {Record<string, string>} headers
 * @param {number} quality Of brotli.
 * @returns {Answer}
 */
function answerOf(type, content, headers = {}, quality = 11) {
  const common = { 'Content-Type': type, ...headers }
  if (!/^text|javascript|json|svg/.test(type))
    return { status: 200, headers: common, body: content }
  const body = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  })
  return { status: 200, headers: { ...common, 'Content-Encoding': 'br' }, body }
}

/** All files of the build, compressed, by path. @param {string} folder */
function readBuild(folder) {
  /** @type {Map<string, Answer>} */
  const files = new Map()
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    const type = mediaTypes[extname(path)] ?? 'application/octet-stream'
    files.set(`/${relative(folder, path).split(sep).join('/')}`, answerOf(type, readFileSync(path)))
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  files.set(FLOOR, answerOf('text/html; charset=utf-8', Buffer.from(withoutScripts(page))))
  const blank = '<!doctype html><link rel="icon" href="/favicon.svg"><title>-</title>'
  files.set(BLANK, answerOf('text/html', Buffer.from(blank)))
  return files
}

/**
 * @typedef {import('node:http').IncomingMessage | import('node:http2').Http2ServerRequest} Request
 * @typedef {import('node:http').ServerResponse | import('node:http2').Http2ServerResponse} Response
 * @typedef {Awaited<ReturnType<typeof startHost>>} Host
 */

/**
 * @param {object} what
 * @param {string} what.folder The build.
 * @param {string} what.provider Its origin.
 * @param {ReturnType<typeof makeCertificate>} what.certificate HTTP/2 with one, else HTTP/1.1.
 * @param {(path: string) => Record<string, string>} what.headersOf What the build asks for.
 */
export async function startHost({ folder, provider, certificate, headersOf }) {
  const files = readBuild(folder)
  /**
   * Reads given again, so that the provider's own time is not measured. @type {Map<string, Answer>}
   */
  const replayed = new Map()
  let replays = false
  /** @type {{ path: string, bytes: number }[]} */
  let sent = []

  /** @param {string} path */
  const fileFor = (path) =>
    files.get(path === '/' ? '/index.html' : path) ??
    (extname(path) ? undefined : (files.get(`${path}.html`) ?? files.get('/spa.html')))

  /** @param {Request} request @returns {Promise<Answer>} */
  async function ask(request) {
    const { method = 'GET', url = '/' } = request
    const known = method === 'GET' ? replayed.get(url) : undefined
    if (known) return known
    /** @type {Buffer[]} */
    const chunks = []
    for await (const chunk of request) chunks.push(/** @type {Buffer} */ (chunk))
    const passed = ['cookie', 'x-xsrf-token', 'content-type'].flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const response = await fetch(provider + url, {
      method,
      headers: Object.fromEntries(passed),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    const cache = type.startsWith('image/') ? 'public, max-age=86400' : 'no-store'
    const content = Buffer.from(await response.arrayBuffer())
    const cookie = response.headers.get('set-cookie')
    const answer = answerOf(type, content, { 'Cache-Control': cache }, 4)
    answer.status = response.status
    if (replays && method === 'GET') replayed.set(url, answer)
    return cookie ? { ...answer, headers: { ...answer.headers, 'Set-Cookie': cookie } } : answer
  }

  /** @param {Request} request @param {Response} response */
  async function respond(request, response) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isProviders = /^\/(?:api|mock-pictures)\//.test(pathname)
    const answer = isProviders ? await ask(request) : fileFor(decodeURIComponent(pathname))
    const { status, headers, body } = answer ?? { status: 404, headers: {}, body: Buffer.alloc(0) }
    sent.push({ path: pathname, bytes: body.length })
    const own = isProviders ? {} : headersOf(pathname)
    for (const [name, value] of Object.entries({ ...own, ...headers }))
      response.setHeader(name, value)
    response.setHeader('Content-Length', body.length)
    response.statusCode = status
    response.end(body)
  }

  const listener = (/** @type {Request} */ request, /** @type {Response} */ response) => {
    respond(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error)
      request.socket.destroy()
    })
  }
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener)
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The host has no port.')
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    /** What was sent since the last time this was called. */
    takeSent() {
      const all = sent
      sent = []
      return all
    },
    /** @param {boolean} isOn From now on each read is asked of the provider once, or every time. */
    replay(isOn) {
      replays = isOn
      replayed.clear()
    },
    close: () => server.close(),
  }
}
