/** The mocked provider over a real socket: `npm run provider`, and the journeys against the live build. Node only. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { answerControl, CONTROL } from './http-control'
import { pictureOf } from './http-pictures'
import { createProvider, type Provider } from './provider'

interface ServerOptions {
  provider?: Provider
  /** Refuses, with 403, a write whose X-XSRF-TOKEN header does not repeat its XSRF-TOKEN cookie. */
  forgeryPair?: 'enforced' | 'ignored'
  /** A free one when 0. */
  port?: number
  /** The network it listens on: this machine alone, unless said otherwise (`0.0.0.0` is all there are). */
  host?: string
  /** Pages of another host that may call, e.g. `https://staging.example.com`. Those of the host that is called always may. */
  origins?: readonly string[]
}

export interface ProviderServer {
  /** Of this server, e.g. `http://127.0.0.1:40123`. A page of any other port of the same host may call it. */
  origin: string
  port: number
  provider: Provider
  close: () => Promise<void>
}

const loopback = '127.0.0.1'

/** A provider with a world of its own, on a port. */
export async function startProviderServer({
  provider = createProvider(),
  forgeryPair = 'ignored',
  port: wantedPort = 0,
  host = loopback,
  origins = [],
}: ServerOptions = {}): Promise<ProviderServer> {
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser sends a request again by itself when a used connection drops: that would make two of one.
    response.shouldKeepAlive = false
    const isWelcome = allowPage(request, response, origins)
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const picture = pictureOf(pathname)
    if (picture) {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture)
      return
    }
    if (pathname === CONTROL || pathname.startsWith(`${CONTROL}/`)) {
      if (!isWelcome) json(response, 403, 'Not for a page of this origin')
      else await copy(await answerControl(provider, await toFetchRequest(request)), response)
      return
    }
    const token = tokenOf(request)
    if (token === undefined)
      response.setHeader('Set-Cookie', `XSRF-TOKEN=${randomUUID()}; Path=/; SameSite=Lax`)
    // Who has no token yet has no session that could be abused.
    else if (forgeryPair === 'enforced' && isForged(request, token)) {
      json(response, 403, 'Invalid forgery token')
      return
    }
    const answer = await getResponse(provider.handlers, await toFetchRequest(request))
    if (answer === undefined) json(response, 404, 'Nothing here')
    else if (answer.type === 'error') request.socket.resetAndDestroy()
    else await copy(answer, response)
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wantedPort, host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${loopback}:${String(port)}`,
    port,
    provider,
    close: () =>
      new Promise((resolve, reject) => {
        provider.release()
        server.close((error) => {
          if (error) reject(error)
          else resolve()
        })
        server.closeAllConnections()
      }),
  }
}

/** Lets a page of the host it calls, or of a listed origin, read the answers. False for a page of any other. */
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

function tokenOf({ headers: { cookie = '' } }: IncomingMessage): string | undefined {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1]
}

function isForged({ method, headers }: IncomingMessage, token: string): boolean {
  return method !== 'GET' && headers['x-xsrf-token'] !== token
}

async function toFetchRequest(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  return new Request(`http://${loopback}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
}

async function copy(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  answer.headers.forEach((value, name) => response.setHeader(name, value))
  response.writeHead(answer.status).end(body)
}

function json(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ success: false, message }))
}
