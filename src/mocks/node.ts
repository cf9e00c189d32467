import { setupServer } from 'msw/node'
import { log } from '@/log'
import { createProvider } from './provider'

/** The provider of this test run, and the server that puts it behind every request of the process. */
export const provider = createProvider({ uneven: Number(process.env.UNEVEN ?? 0) })

const server = setupServer(...provider.handlers)

export function startServer(): void {
  server.listen({
    onUnhandledRequest: ({ url }) => {
      // Everything below /api has its answer; the page's own files are not the provider's business.
      if (new URL(url).origin !== window.location.origin)
        log.error('a request to somewhere else', { host: new URL(url).host })
    },
  })
}

export function stopServer(): void {
  server.close()
}
