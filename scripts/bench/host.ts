/** Serves a build as a good host does: brotli, its own headers, the provider on the same origin. */
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { headersFor, readHeaderRules } from '@build-plugins/host-files'
import type { Bench } from '@scripts/bench'
import { fileFor, listen, readFiles } from '@scripts/local-server'

/** The landing page without its scripts: the fastest that such a page can paint. */
export const FLOOR = '/floor'

/** Removes preloads too: they fetch what the scripts need. */
const withoutScripts = (page: string) =>
  page
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g, '')

/** For HTTP/2, which browsers speak over TLS only. `trust`: the hash of its key. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`
  try {
    execFileSync('openssl', options.split(' '), { stdio: 'ignore' })
    const { publicKey } = new X509Certificate(readFileSync(cert))
    const spki = publicKey.export({ type: 'spki', format: 'der' })
    const trust = createHash('sha256').update(spki).digest('base64')
    return { key: readFileSync(key), cert: readFileSync(cert), trust }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** `quality`: of brotli. */
function answerOf(type: string, content: Buffer, quality: number): Answer {
  const headers = { 'Content-Type': type }
  if (!/^text|javascript|json|svg/.test(type)) return { status: 200, headers, body: content }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const body = brotliCompressSync(content, { params })
  return { status: 200, headers: { ...headers, 'Content-Encoding': 'br' }, body }
}

/** All files of the build, compressed, by path. */
function readBuild(folder: string): Map<string, Answer> {
  const files = readFiles(folder)
  const page = files.get('/index.html')
  if (!page) throw new Error(`${folder} has no index.html.`)
  files.set(FLOOR, { ...page, content: Buffer.from(withoutScripts(page.content.toString())) })
  return new Map([...files].map(([path, { type, content }]) => [path, answerOf(type, content, 11)]))
}

type Request = IncomingMessage | Http2ServerRequest
type Response = ServerResponse | Http2ServerResponse

/** Serves a build, and the provider at this origin. */
export async function startHost(folder: string, provider: string, protocol: Bench['protocol']) {
  const files = readBuild(folder)
  const rules = readHeaderRules(folder)
  let sent: { path: string; bytes: number }[] = []

  async function ask(request: Request): Promise<Answer> {
    const { method = 'GET', url = '/' } = request
    const passed = ['cookie', 'x-xsrf-token', 'content-type'].flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value] as [string, string]] : []
    })
    const body = method === 'GET' ? undefined : await arrayBuffer(request)
    const response = await fetch(provider + url, { method, headers: passed, ...(body && { body }) })
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    const answer = answerOf(type, Buffer.from(await response.arrayBuffer()), 4)
    answer.status = response.status
    answer.headers['Cache-Control'] = type.startsWith('image/')
      ? 'public, max-age=86400'
      : 'no-store'
    const cookie = response.headers.get('set-cookie')
    if (cookie) answer.headers['Set-Cookie'] = cookie
    return answer
  }

  async function respond(request: Request, response: Response): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isProviders = /^\/(?:api|mock-pictures)\//.test(pathname)
    const answer = isProviders ? await ask(request) : fileFor(files, decodeURIComponent(pathname))
    const { status, headers, body } = answer ?? { status: 404, headers: {}, body: Buffer.alloc(0) }
    sent.push({ path: pathname, bytes: body.length })
    const own = isProviders ? [] : headersFor(rules, pathname)
    for (const [name, value] of [...own, ...Object.entries(headers)])
      response.setHeader(name, value)
    response.setHeader('Content-Length', body.length)
    response.statusCode = status
    response.end(body)
  }

  const listener = (request: Request, response: Response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error)
      request.socket.destroy()
    })
  }
  const certificate = protocol === 'HTTP/2' ? makeCertificate() : undefined
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener)
  const port = await listen(server)
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    /** Trusts this key only: a browser that ignores every error of certificates caches nothing. */
    browserFlags: certificate ? [`--ignore-certificate-errors-spki-list=${certificate.trust}`] : [],
    /** Returns what was sent since the last call. */
    takeSent() {
      const all = sent
      sent = []
      return all
    },
    close: () => server.close(),
  }
}
