/** `npm run provider`: the mocked provider over HTTP, for any client (docs/qa.md). */
import { networkInterfaces } from 'node:os'
import { parseArgs } from 'node:util'
import { importSource } from './import-source.mjs'

const usage = `npm run provider -- [--port=4400] [--scenario=default] [--host=127.0.0.1] [--origin=https://… ]… [--forgery=enforced|ignored]`

/**
 * @param {string} name
 * @param {string} value
 */
function portOf(name, value) {
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65_535) throw new Error(`--${name} must be a port.`)
  return port
}

/** This machine's addresses in the local network, for a phone. */
function ownAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

/** @param {string[]} args */
async function run(args) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4400' },
      host: { type: 'string', default: '127.0.0.1' },
      scenario: { type: 'string', default: 'default' },
      origin: { type: 'string', multiple: true, default: [] },
      forgery: { type: 'string', default: 'enforced' },
    },
  })
  const { forgery, host } = values
  if (forgery !== 'enforced' && forgery !== 'ignored')
    throw new Error('--forgery must be enforced or ignored.')
  const wanted = portOf('port', values.port)

  /** @type {typeof import('../src/mocks/http-server.ts')} */
  const { startProviderServer } = await importSource('src/mocks/http-server.ts')
  const { port, provider } = await startProviderServer({
    forgeryPair: forgery,
    port: wanted,
    host,
    origins: values.origin,
  })
  provider.scenario(/** @type {Parameters<typeof provider.scenario>[0]} */ (values.scenario))

  const names = host === '0.0.0.0' ? ['localhost', ...ownAddresses()] : ['localhost']
  for (const name of host === '127.0.0.1' || host === '0.0.0.0' ? names : [host]) {
    const origin = `http://${name}:${port}`
    console.log(`The mocked provider answers on ${origin}/api`)
    console.log(`  the app in front of it:     VITE_API_HOST=${origin} npx vite --mode provider`)
    console.log(`  its world, faults and log:  ${origin}/__provider`)
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  // A listening server would keep the process alive.
  process.exit(1)
}
