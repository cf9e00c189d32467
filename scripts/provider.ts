/** `npm run provider`: the mocked provider over HTTP, for any client (docs/qa.md). */
import { parseArgs } from 'node:util'
import { startProviderServer } from '@/mocks/http-server'
import type { ScenarioName } from '@/mocks/scenarios'

const usage = `npm run provider -- [--port=4400] [--scenario=default] [--host=127.0.0.1] [--origin=https://… ]…`

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4400' },
      host: { type: 'string', default: '127.0.0.1' },
      scenario: { type: 'string', default: 'default' },
      origin: { type: 'string', multiple: true, default: [] },
    },
  })
  const { host, origin: origins, scenario } = values
  const options = { port: Number(values.port), host, origins }
  const { port, provider } = await startProviderServer(options)
  provider.scenario(scenario as ScenarioName)

  const origin = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`
  console.log(`The mocked provider answers on ${origin}/api`)
  console.log(`  the app in front of it:     VITE_API_HOST=${origin} npx vite --mode provider`)
  console.log(`  its world, faults and log:  ${origin}/__provider`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  // A listening server would keep the process alive.
  process.exit(1)
}
