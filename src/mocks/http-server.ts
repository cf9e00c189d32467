/** The mocked provider over HTTP, for `npm run provider` and end-to-end tests. Node only. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { getResponse } from 'msw'
import { answerControl, CONTROL, refusal } from './http-control'
import { createProvider, type Provider } from './provider'

interface ServerOptions {
  provider?: Provider
  /** 0 takes a free port. */
  port?: number
  /** The address to listen on. Default: this machine only. */
  host?: string
  /** Other origins that may call. Pages of the same host always may. */
  origins?: readonly string[]
  /** The path and domain of its cookies. Default: any path of its own host. */
  cookieScope?: string
}

export interface ProviderServer {
  /** For example `http://127.0.0.1:40123`. */
  origin: string
  port: number
  provider: Provider
  /** Adds these headers to the answers of reads, as a gateway in front may. */
  setReadHeaders: (headers: Readonly<Record<string, string>>) => void
  close: () => Promise<void>
}

const loopback = '127.0.0.1'

/**
 * Starts a provider with its own world on a port. It refuses, with 403, a write whose X-XSRF-TOKEN
 * header does not repeat its XSRF-TOKEN cookie.
 */
export async function startProviderServer({
  provider = createProvider(),
  port: wantedPort = 0,
  host = loopback,
  origins = [],
  cookieScope = 'Path=/',
}: ServerOptions = {}): Promise<ProviderServer> {
  let readHeaders: Readonly<Record<string, string>> = {}
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Browsers retry a request when a reused connection drops.
    response.shouldKeepAlive = false
    const answer = await answerTo(request, response)
    if (answer.type === 'error') {
      request.socket.resetAndDestroy()
      return
    }
    answer.headers.forEach((value, name) => response.setHeader(name, value))
    if (request.method === 'GET') response.setHeaders(new Map(Object.entries(readHeaders)))
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
  }

  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<Response> {
    const isWelcome = allowPage(request, response, origins)
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const picture = pictureOf(pathname)
    if (picture) return new Response(picture, { headers: { 'Content-Type': 'image/png' } })
    if (pathname === CONTROL || pathname.startsWith(`${CONTROL}/`))
      return isWelcome
        ? answerControl(provider, await toFetchRequest(request))
        : refusal(403, 'Not for a page of this origin')
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(request.headers.cookie ?? '')?.[1]
    if (token === undefined)
      response.setHeader('Set-Cookie', `XSRF-TOKEN=${randomUUID()}; ${cookieScope}; SameSite=Lax`)
    // Without a token there is no session to abuse.
    else if (request.method !== 'GET' && request.headers['x-xsrf-token'] !== token)
      return refusal(403, 'Invalid forgery token')
    const answer = await getResponse(provider.handlers, await toFetchRequest(request))
    return answer ?? refusal(404, 'Nothing here')
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wantedPort, host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${loopback}:${port}`,
    port,
    provider,
    setReadHeaders: (headers) => {
      readHeaders = headers
    },
    close: async () => {
      provider.release()
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    },
  }
}

/** The picture of an offer below `/mock-pictures`; undefined for any other path. */
export function pictureOf(pathname: string) {
  const folder = join(import.meta.dirname, 'pictures')
  const name = /^\/mock-pictures\/([\w-]+\.png)$/.exec(pathname)?.[1]
  if (!name || !readdirSync(folder).includes(name)) return undefined
  return readFileSync(join(folder, name))
}

/** Sets CORS headers for pages of the same host or a listed origin. False for any other page. */
function allowPage(
  { headers }: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  const { origin, host = loopback } = headers
  if (origin === undefined) return true
  const isOfHost =
    URL.canParse(origin) && new URL(origin).hostname === new URL(`http://${host}`).hostname
  if (!isOfHost && !origins.includes(origin)) return false
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, X-XSRF-TOKEN')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE')
  response.setHeader('Vary', 'Origin')
  return true
}

async function toFetchRequest(request: IncomingMessage): Promise<Request> {
  const body = await arrayBuffer(request)
  return new Request(`http://${loopback}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers: request.headers as Record<string, string>,
    ...(body.byteLength > 0 && { body }),
  })
}
