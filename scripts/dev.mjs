// @ts-check
/**
 * `npm run dev`: vite's development server, with all its options. `-- --provider=http://localhost:4400` puts it in front of a
 * provider at that address (`npm run provider`) instead of the one in the page, with demo values for what .env leaves empty.
 */
import { loadEnv } from 'vite'
import { root } from './build-folders.mjs'
import { importSource } from './import-source.mjs'

const OPTION = '--provider'

/** The value of the option, taken out of the command line; undefined when it is not there. */
function takeProvider() {
  const at = process.argv.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`))
  if (at < 0) return undefined
  const [given = ''] = process.argv.splice(at, 1)
  if (given.startsWith(`${OPTION}=`)) return given.slice(OPTION.length + 1)
  return process.argv.splice(at, 1)[0] ?? ''
}

const provider = takeProvider()?.replace(/\/+$/, '')
if (provider !== undefined) {
  if (!URL.canParse(provider)) {
    console.error(`${OPTION} needs the provider's address, such as http://localhost:4400`)
    process.exit(1)
  }
  /** @type {typeof import('../src/mocks/demo-env.ts')} */
  const { demoEnv } = await importSource('src/mocks/demo-env.ts')
  const demo = { ...demoEnv, VITE_PRODUCT_IMAGE_BASE: `${provider}/mock-pictures` }
  const given = loadEnv('development', root, 'VITE_')
  for (const [name, value] of Object.entries(demo))
    if (!given[name]?.trim()) process.env[name] = value
  process.env.VITE_API_HOST = provider
  process.env.VITE_MOCK = 'off'
}
await import(new URL('../node_modules/vite/bin/vite.js', import.meta.url).href)
