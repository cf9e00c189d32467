/** `npm run bench`: see bench/README.md. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import prettier from 'prettier'
import { startProviderServer } from '@/mocks/http-server'
import type { Provider } from '@/mocks/provider'
import { build } from './build.mjs'
import { buildFolder, folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser'
import { measureCold, measureLighthouse } from './bench/cold'
import { type Figure, figureTable, goalTable } from './bench/goals'
import { startHost } from './bench/host'
import { measureInteractions } from './bench/interactions'
import { measureLists } from './bench/lists'
import { measureJourney, measureRepeat } from './bench/visits'

export interface Bench {
  browser: Browser
  executablePath: string
  host: Awaited<ReturnType<typeof startHost>>
  protocol: 'HTTP/1.1' | 'HTTP/2'
  provider: Provider
  runs: number
  say: (line: string) => void
}

const parts: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  cold: measureCold,
  'cold-http2': measureCold,
  journey: measureJourney,
  'journey-http2': measureJourney,
  repeat: measureRepeat,
  lists: measureLists,
  interactions: measureInteractions,
  lighthouse: measureLighthouse,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(parts).join(',') },
    /** Whether it can be measured; writes nothing. */
    quick: { type: 'boolean', default: false },
  },
})
const runs = values.quick ? 1 : 3

if (!build('bench', { ifStale: true })) throw new Error('The build failed: nothing was measured.')
const executablePath = findBrowser({ isWhole: true })

async function measure(name: string): Promise<Figure[]> {
  const part = parts[name]
  if (!part) throw new Error(`No part ${name}: ${Object.keys(parts).join(', ')}`)
  const protocol = name.endsWith('http2') ? 'HTTP/2' : 'HTTP/1.1'
  const { origin, provider, close } = await startProviderServer({ forgeryPair: 'enforced' })
  const host = await startHost(join(root, folders.bench), origin, protocol)
  const browser = await chromium.launch({ executablePath, args: host.browserFlags })
  const say = (line: string) => console.log(`  ${name} ${line}`)
  const figures = await part({ browser, executablePath, host, protocol, provider, runs, say })
  await browser.close()
  host.close()
  await close()
  const missing = figures.filter(({ value }) => !Number.isFinite(value))
  if (missing.length > 0) throw new Error(`Not measured: ${JSON.stringify(missing)}`)
  return figures
}

const reports = join(root, buildFolder, 'reports')
const file = join(reports, 'bench.json')
/** The figures of all parts, also of earlier runs. */
const all: Record<string, Figure[]> =
  !values.quick && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Figure[]>)
    : {}
mkdirSync(reports, { recursive: true })
for (const name of values.only.split(',')) {
  const began = Date.now()
  all[name] = await measure(name)
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`)
  if (!values.quick) writeFileSync(file, JSON.stringify(all))
}

const figures = Object.values(all).flat()
const tables = `${goalTable(figures)}\n\n${figureTable(figures)}\n`
console.log(`\n${tables}`)
if (!values.quick) await writeDocument()
// A Lighthouse that lost its tab would keep the process.
process.exit(0)

/** Replaces the figures of docs/performance.md. */
async function writeDocument() {
  const path = join(root, 'docs/performance.md')
  const [text] = readFileSync(path, 'utf8').split('\n## Figures')
  const load = loadavg()[0]?.toFixed(1)
  const day = new Date().toISOString().slice(0, 10)
  const measured = `${text}
## Figures

Medians of ${runs}, ${day}, ${cpus().length} processors, load ${load} at the end.

${tables}`
  const options = await prettier.resolveConfig(path)
  writeFileSync(path, await prettier.format(measured, { ...options, filepath: path }))
}
