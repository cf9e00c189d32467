import { createServer } from 'node:net'
import { listen } from '@scripts/local-server'

/** A free port, so that several checkouts can be tested at once. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}
