/** `npm run bench`: see bench/README.md. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import prettier from 'prettier'
import { startProviderServer } from '@/mocks/http-server'
import { ids } from '@/mocks/seed-people'
import { build } from './build.mjs'
import { buildFolder, folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser'
import { flagsFor } from './bench/browser'
import { measureCold, measureLighthouse } from './bench/cold'
import { type Figure, figureTable, goalTable } from './bench/goals'
import { type Certificate, makeCertificate, startHost } from './bench/host'
import { measureInteractions } from './bench/interactions'
import { measureLists } from './bench/lists'
import { measureJourney, measureRepeat } from './bench/visits'

export type Bench = Awaited<ReturnType<typeof start>>

const parts: Record<string, { isHttp2?: true; measure: (bench: Bench) => Promise<Figure[]> }> = {
  cold: { measure: measureCold },
  'cold-http2': { isHttp2: true, measure: measureCold },
  journey: { measure: measureJourney },
  'journey-http2': { isHttp2: true, measure: measureJourney },
  repeat: { measure: measureRepeat },
  lists: { measure: measureLists },
  interactions: { measure: measureInteractions },
  lighthouse: { measure: measureLighthouse },
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(parts).join(',') },
    /** Whether it can be measured; writes nothing. */
    quick: { type: 'boolean', default: false },
  },
})
const runs = values.quick ? 1 : Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1 on.')

if (!build('bench', { ifStale: true })) throw new Error('The build failed: nothing was measured.')
const executablePath = findBrowser({ isWhole: true })

/** With a certificate, the host speaks HTTP/2. */
async function start(name: string, certificate: Certificate | undefined) {
  const server = await startProviderServer({ forgeryPair: 'enforced' })
  const host = await startHost(join(root, folders.bench), server.origin, certificate)
  const browser = await chromium.launch({ executablePath, args: flagsFor(certificate) })
  return {
    browser,
    executablePath,
    host,
    protocol: certificate ? 'HTTP/2' : 'HTTP/1.1',
    runs,
    provider: server.provider,
    userId: ids.savita,
    say: (line: string) => console.log(`  ${name} ${line}`),
    async stop() {
      await browser.close()
      host.close()
      await server.close()
    },
  }
}

async function measure(name: string): Promise<Figure[]> {
  const part = parts[name]
  if (!part) throw new Error(`No part ${name}: ${Object.keys(parts).join(', ')}`)
  const certificate = part.isHttp2 ? makeCertificate() : undefined
  if (part.isHttp2 && !certificate) {
    console.log(`${name}: left out, HTTP/2 needs openssl`)
    return []
  }
  const bench = await start(name, certificate)
  try {
    const figures = await part.measure(bench)
    const missing = figures.filter(({ value }) => !Number.isFinite(value))
    if (missing.length > 0) throw new Error(`Not measured: ${JSON.stringify(missing)}`)
    return figures
  } finally {
    await bench.stop()
  }
}

const reports = join(root, buildFolder, 'reports')
const file = join(reports, 'bench.json')
/** The figures of all parts, also of earlier runs. */
const all: Record<string, Figure[]> =
  !values.quick && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Figure[]>)
    : {}
mkdirSync(reports, { recursive: true })
const since = Date.now()
for (const name of values.only.split(',')) {
  const began = Date.now()
  all[name] = await measure(name)
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`)
  if (!values.quick) writeFileSync(file, JSON.stringify(all))
}

const figures = Object.values(all).flat()
console.log(`\n${goalTable(figures)}\n\n${figureTable(figures)}\n`)
console.log(`It took ${Math.round((Date.now() - since) / 1000)} s.`)
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

${goalTable(figures)}

${figureTable(figures)}
`
  const options = await prettier.resolveConfig(path)
  writeFileSync(path, await prettier.format(measured, { ...options, filepath: path }))
}
