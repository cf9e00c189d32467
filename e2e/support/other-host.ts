import type { IncomingHttpHeaders } from 'node:http'
import { root } from '@scripts/build-folders.mjs'
import { readFiles, serve } from '@scripts/local-server'
import { pictureOf } from '@/mocks/http-server'

/** A request to a host that is neither the app's nor the provider's. */
interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface OtherHost {
  origin: string
  requests: ReceivedRequest[]
  /** `error-page`: answers 200 with a page. `no-cors`: no page may read its responses. */
  behaviour: 'well' | 'error-page' | 'no-cors'
  close: () => Promise<void>
}

/** A bucket for pictures, videos and PDFs, on a port of its own, which any page may read. */
export async function startOtherHost(): Promise<OtherHost> {
  const requests: ReceivedRequest[] = []
  const guides = readFiles(`${root}/public`)
  const { origin, close } = await serve((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const received = { path, headers: request.headers, body: '' }
    requests.push(received)
    request.setEncoding('utf8').on('data', (text: string) => (received.body += text))
    const picture = pictureOf(path)
    const file = picture ? { type: 'image/png', content: picture } : guides.get(path)
    if (host.behaviour !== 'no-cors') response.setHeader('Access-Control-Allow-Origin', '*')
    if (host.behaviour === 'error-page') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Try later</h1>')
      return
    }
    response.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' })
    response.end(file?.content)
  })
  const host: OtherHost = { origin, requests, behaviour: 'well', close }
  return host
}
