import { setupServer } from 'msw/node'
import { log } from '@/lib/log'
import { createProvider } from './provider'

/** The provider of this test run. */
export const provider = createProvider({ uneven: Number(process.env.UNEVEN ?? 0) })

const server = setupServer(...provider.handlers)

export function startServer(): void {
  server.listen({
    onUnhandledRequest: ({ url }) => {
      // Requests below /api are all handled, so this one asks for a file of the page.
      if (new URL(url).origin !== window.location.origin)
        log.error('a request to somewhere else', { host: new URL(url).host })
    },
  })
}

export function stopServer(): void {
  server.close()
}
