// @ts-check
/** `npm run bench`: see bench/README.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from './build.mjs'
import { buildFolder, folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser.mjs'
import { importSource } from './import-source.mjs'
import { flagsFor } from './bench/browser.mjs'
import { countRequests, measureCold } from './bench/cold.mjs'
import { isMet, tableOf } from './bench/goals.mjs'
import { makeCertificate, startHost } from './bench/host.mjs'
import { measureInteractions } from './bench/interactions.mjs'
import { measureLists } from './bench/lists.mjs'
import { measureJourney, measureRepeat } from './bench/visits.mjs'

const allParts = ['cold', 'journey', 'repeat', 'lists', 'interactions']

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: allParts.join(',') },
  },
})
const { quick } = values
const parts = values.only.split(',')
const unknown = parts.filter((part) => !allParts.includes(part))
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}: ${allParts.join(', ')}`)
const runs = quick ? 1 : Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1 on.')

if (!build('bench', { ifStale: true })) throw new Error('The build failed: nothing was measured.')
const executablePath = findBrowser()

/** @type {typeof import('./bench/scenarios.ts')} */
const worlds = await importSource('scripts/bench/scenarios.ts')
/** @type {typeof import('../build-plugins/header-rules.ts')} */
const { headersFor, parseHeaders } = await importSource('build-plugins/header-rules.ts')
const folder = join(root, folders.bench)
const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))

/** @typedef {Awaited<ReturnType<typeof start>>} Bench */

/** @param {ReturnType<typeof makeCertificate>} certificate */
async function start(certificate) {
  const server = await worlds.startProviderServer({ forgeryPair: 'enforced' })
  const headersOf = (/** @type {string} */ path) => headersFor(rules, path)
  const host = await startHost({ folder, provider: server.origin, certificate, headersOf })
  const browser = await chromium.launch({ executablePath, args: flagsFor(certificate) })
  return {
    browser,
    certificate,
    executablePath,
    host,
    quick,
    runs,
    worlds,
    provider: server.provider,
    userId: worlds.savita,
    say: (/** @type {string} */ line) => console.log(`  ${line}`),
    async stop() {
      await browser.close()
      host.close()
      await server.close()
    },
  }
}

/** @param {Bench} bench */
async function measure(bench) {
  const isHttp2 = bench.certificate !== undefined
  const work = {
    'cold, simulated': () => measureCold({ ...bench, throttling: 'simulate' }),
    'cold, applied': () => measureCold({ ...bench, throttling: 'devtools' }),
    'cold, requests': () => countRequests(bench),
    journey: () => measureJourney(bench),
    // The protocol makes no difference to the rest.
    ...(!isHttp2 && {
      repeat: () => measureRepeat(bench),
      lists: () => measureLists(bench),
      interactions: () => measureInteractions(bench),
    }),
  }
  const figures = []
  for (const [name, run] of Object.entries(work)) {
    if (!parts.some((part) => name.startsWith(part))) continue
    console.log(`${name}, ${isHttp2 ? 'HTTP/2' : 'HTTP/1.1'}:`)
    bench.provider.reset('default')
    figures.push(...(await run()))
  }
  return figures
}

const certificate = quick ? undefined : makeCertificate()
if (!certificate && !quick) console.log('Without openssl: HTTP/1.1 alone.')
const figures = []
const since = Date.now()
const load = loadavg()[0]?.toFixed(1)
for (const each of certificate ? [undefined, certificate] : [undefined]) {
  const bench = await start(each)
  try {
    figures.push(...(await measure(bench)))
  } finally {
    await bench.stop()
  }
}

const missing = figures.filter(({ value }) => !Number.isFinite(value))
if (missing.length > 0) throw new Error(`Not measured:\n${tableOf(missing)}`)
const sorted = figures.toSorted((a, b) => Number(a.goal) - Number(b.goal))
const judged = sorted.filter(({ bound }) => bound !== undefined)
const report = `${tableOf(sorted)}

${judged.filter(isMet).length} of ${judged.length} goals met. Medians of ${runs}, ${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, load ${load} before and ${loadavg()[0]?.toFixed(1)} after.
`
mkdirSync(join(root, buildFolder, 'reports'), { recursive: true })
if (quick) console.log('Every part can be measured; a quick run judges no figure.')
else writeFileSync(join(root, buildFolder, 'reports/bench.md'), report)
console.log(report)
console.log(`It took ${Math.round((Date.now() - since) / 1000)} s.`)
// A Lighthouse that lost its tab would keep the process.
process.exit(0)
