/** `npm run bench`: see bench/README.md. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import prettier from 'prettier'
import { build } from './build.mjs'
import { buildFolder, folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser.mjs'
import { importSource } from './import-source.mjs'
import { flagsFor } from './bench/browser.mjs'
import { measureCold, measureLighthouse } from './bench/cold.mjs'
import { figureTable, goalTable } from './bench/goals.mjs'
import { makeCertificate, startHost } from './bench/host.mjs'
import { measureInteractions } from './bench/interactions.mjs'
import { measureLists } from './bench/lists.mjs'
import { measureJourney, measureRepeat } from './bench/visits.mjs'

/** @typedef {Awaited<ReturnType<typeof start>>} Bench */
/** @typedef {import('./bench/goals.mjs').Figure} Figure */

/** @type {Record<string, { isHttp2?: true, measure: (bench: Bench) => Promise<Figure[]> }>} */
const parts = {
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
const executablePath = findBrowser()

/** @type {typeof import('./bench/scenarios.ts')} */
const worlds = await importSource('scripts/bench/scenarios.ts')
/** @type {typeof import('../build-plugins/header-rules.ts')} */
const { headersFor, readHeaderRules } = await importSource('build-plugins/header-rules.ts')
const folder = join(root, folders.bench)
const rules = readHeaderRules(folder)

/** @param {string} name @param {ReturnType<typeof makeCertificate>} certificate For HTTP/2. */
async function start(name, certificate) {
  const server = await worlds.startProviderServer({ forgeryPair: 'enforced' })
  const headersOf = (/** @type {string} */ path) => Object.fromEntries(headersFor(rules, path))
  const host = await startHost({ folder, provider: server.origin, certificate, headersOf })
  const browser = await chromium.launch({ executablePath, args: flagsFor(certificate) })
  return {
    browser,
    executablePath,
    host,
    protocol: certificate ? 'HTTP/2' : 'HTTP/1.1',
    runs,
    worlds,
    provider: server.provider,
    userId: worlds.savita,
    say: (/** @type {string} */ line) => console.log(`  ${name} ${line}`),
    async stop() {
      await browser.close()
      host.close()
      await server.close()
    },
  }
}

/** @param {string} name @returns {Promise<Figure[]>} */
async function measure(name) {
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
/** The figures of all parts, of earlier runs too. @type {Record<string, Figure[]>} */
const all = !values.quick && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
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
