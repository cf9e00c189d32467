import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest'
import { env } from '@/env'
import type { CallName } from '@/mocks/calls'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { startServer, stopServer } from '@/mocks/node'
import { allowConsoleError } from '@tests/console'
import { answers } from './answers'
import { expectOutcome } from './expect-outcome'

/** Answers that differ on the wire. */
const onTheWire = answers.filter(
  ({ fault, late }) =>
    late || !['status', 'refuse', 'gaps', 'odd-words'].includes(fault?.kind ?? ''),
)

let server: ProviderServer

beforeAll(async () => {
  // These requests go to the server, not into the test run's own provider.
  stopServer()
  server = await startProviderServer({ origins: [window.location.origin] })
  env.apiHost = server.origin
})

beforeEach(() => server.provider.reset())

afterAll(async () => {
  env.apiHost = ''
  await server.close()
  startServer()
})

/** Of each method and kind of body; what each call makes of an answer: calls.test.ts. */
const calls: CallName[] = ['products', 'placeOrder', 'emptyCart', 'purchaseInvoice']

describe.each(calls)('%s over a socket', (name) => {
  test.each(onTheWire.map((answer) => [answer.name, answer] as const))('%s', (_, answer) => {
    // Of a write refused on another host, whose cookie this page cannot read.
    allowConsoleError(/no XSRF-TOKEN cookie/)
    return expectOutcome(name, answer, server.provider)
  })
})
