import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { root } from '@scripts/build-folders.mjs'
import { pictureOf } from '@/mocks/http-server'

/** What arrived at a host that is neither the app's nor the provider's. */
interface Arrival {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface OtherHost {
  origin: string
  arrivals: Arrival[]
  /** `error-page`: answers 200 with a page. `no-cors`: no page may read what it answers. */
  mood: 'well' | 'error-page' | 'no-cors'
  close: () => Promise<void>
}

const types: Record<string, string> = {
  png: 'image/png',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

function fileOf(path: string): Buffer | undefined {
  const picture = pictureOf(path)
  if (picture) return picture
  const guide = /^\/guides\/[\w.-]+\.(?:webm|pdf)$/.exec(path)
  return guide ? readFileSync(`${root}/public${guide[0]}`) : undefined
}

/** A bucket for pictures, videos and PDFs, on a port of its own, which any page may read. */
export async function startOtherHost(): Promise<OtherHost> {
  const arrivals: Arrival[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const arrival = { path, headers: request.headers, body: '' }
    arrivals.push(arrival)
    request.setEncoding('utf8').on('data', (text: string) => (arrival.body += text))
    const file = fileOf(path)
    if (host.mood !== 'no-cors') response.setHeader('Access-Control-Allow-Origin', '*')
    if (host.mood === 'error-page') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Try later</h1>')
      return
    }
    response.setHeader('Content-Type', types[path.split('.').at(-1) ?? ''] ?? 'text/plain')
    response.writeHead(file ? 200 : 404).end(file)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const host: OtherHost = {
    origin: `http://127.0.0.1:${String(port)}`,
    arrivals,
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return host
}
