/** Serves a build as a good host does: brotli, its own headers, the provider on the same origin. */
import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { headersFor, readHeaderRules } from '@build-plugins/host-files'
import { fileFor, listen, readFiles } from '@scripts/local-server'

/** The landing page without its scripts: the floor of what a page of this look can reach. */
export const FLOOR = '/floor'
/** An empty page of this origin, to write a session from. */
export const BLANK = '/blank'

/** Removes preloads too: they fetch what the scripts need. */
export const withoutScripts = (page: string) =>
  page
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g, '')

export type Certificate = NonNullable<ReturnType<typeof makeCertificate>>

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

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** `quality`: of brotli. */
function answerOf(type: string, content: Buffer, headers = {}, quality = 11): Answer {
  const common = { 'Content-Type': type, ...headers }
  if (!/^text|javascript|json|svg/.test(type))
    return { status: 200, headers: common, body: content }
  const body = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  })
  return { status: 200, headers: { ...common, 'Content-Encoding': 'br' }, body }
}

/** All files of the build, compressed, by path. */
function readBuild(folder: string): Map<string, Answer> {
  const files = readFiles(folder)
  const page = files.get('/index.html')?.content.toString() ?? ''
  const html = (content: string) => ({
    type: 'text/html; charset=utf-8',
    content: Buffer.from(content),
  })
  files.set(FLOOR, html(withoutScripts(page)))
  files.set(BLANK, html('<!doctype html><link rel="icon" href="/favicon.svg"><title>-</title>'))
  return new Map([...files].map(([path, { type, content }]) => [path, answerOf(type, content)]))
}

type Request = IncomingMessage | Http2ServerRequest
type Response = ServerResponse | Http2ServerResponse

/** Serves a build, and the provider at this origin. With a certificate, speaks HTTP/2. */
export async function startHost(folder: string, provider: string, certificate?: Certificate) {
  const files = readBuild(folder)
  const rules = readHeaderRules(folder)
  /** Reads that are answered again, so that the provider's own time is not measured. */
  const replayed = new Map<string, Answer>()
  let replays = false
  let sent: { path: string; bytes: number }[] = []

  async function ask(request: Request): Promise<Answer> {
    const { method = 'GET', url = '/' } = request
    const known = method === 'GET' ? replayed.get(url) : undefined
    if (known) return known
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const passed = ['cookie', 'x-xsrf-token', 'content-type'].flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const response = await fetch(provider + url, {
      method,
      headers: Object.fromEntries(passed) as Record<string, string>,
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

  async function respond(request: Request, response: Response): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isProviders = /^\/(?:api|mock-pictures)\//.test(pathname)
    const answer = isProviders ? await ask(request) : fileFor(files, decodeURIComponent(pathname))
    const { status, headers, body } = answer ?? { status: 404, headers: {}, body: Buffer.alloc(0) }
    sent.push({ path: pathname, bytes: body.length })
    if (!isProviders)
      for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
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
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener)
  const port = await listen(server)
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    /** Returns what was sent since the last call. */
    takeSent() {
      const all = sent
      sent = []
      return all
    },
    /** From now on each read is asked of the provider once (true), or every time. */
    replay(isOn: boolean) {
      replays = isOn
      replayed.clear()
    },
    close: () => server.close(),
  }
}
