import type { IncomingHttpHeaders } from 'node:http'
import { root } from '@scripts/build-folders.mjs'
import { readFiles, serve } from '@scripts/local-server'
import { pictureOf } from '@/mocks/http-server'

/** A request to a host that is neither the app's nor the provider's. */
interface Arrival {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface OtherHost {
  origin: string
  arrivals: Arrival[]
  /** `error-page`: answers 200 with a page. `no-cors`: no page may read its responses. */
  mood: 'well' | 'error-page' | 'no-cors'
  close: () => Promise<void>
}

/** A bucket for pictures, videos and PDFs, on a port of its own, which any page may read. */
export async function startOtherHost(): Promise<OtherHost> {
  const arrivals: Arrival[] = []
  const guides = readFiles(`${root}/public`)
  const { origin, close } = await serve((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const arrival = { path, headers: request.headers, body: '' }
    arrivals.push(arrival)
    request.setEncoding('utf8').on('data', (text: string) => (arrival.body += text))
    const picture = pictureOf(path)
    const file = picture ? { type: 'image/png', content: picture } : guides.get(path)
    if (host.mood !== 'no-cors') response.setHeader('Access-Control-Allow-Origin', '*')
    if (host.mood === 'error-page') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Try later</h1>')
      return
    }
    response.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' })
    response.end(file?.content)
  })
  const host: OtherHost = { origin, arrivals, mood: 'well', close }
  return host
}
