// @ts-check
/** `npm run bench`: measures the live build against the goals, and writes docs/performance.md, which says how to read it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { flagsFor, launchBrowser } from './bench/browser.mjs'
import { makeCertificate } from './bench/certificate.mjs'
import { isMet } from './bench/figures.mjs'
import { goalsOf } from './bench/goals.mjs'
import { startHost } from './bench/host.mjs'
import { runInteractions } from './bench/interactions.mjs'
import { floor, publicPages, runLighthouse, signedInPages } from './bench/lighthouse.mjs'
import { documentOf, goalsTable, notesOf } from './bench/report.mjs'
import { runScale } from './bench/scale.mjs'
import { runVisits } from './bench/visits.mjs'
import { build } from './build.mjs'
import { buildFolder, folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser.mjs'
import { importSource } from './import-source.mjs'

const parts = /** @type {const} */ (['simulate', 'devtools', 'visits', 'scale', 'interactions'])
const usage = `npm run bench -- [--quick] [--runs=5] [--only=${parts.join(',')}]`

const document = join(root, 'docs/performance.md')
/** What each part found last: one measured anew stands beside those of before. */
const kept = join(root, buildFolder, 'bench-results.json')

/** @param {string[]} args */
function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: parts.join(',') },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1 on.')
  const only = values.only.split(',')
  const unknown = only.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}.`)
  return { quick: values.quick, runs: values.quick ? 1 : runs, only }
}

const load = () => loadavg().map((value) => value.toFixed(1))[0] ?? ''
const machine = () => {
  const all = cpus()
  return `${all.length} × ${all[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}`
}

const isLighthouse = (/** @type {string} */ part) => part === 'simulate' || part === 'devtools'

/**
 * What a part found, and under what circumstances.
 * @param {string} part
 * @param {number} runs
 * @param {() => Promise<unknown>} work
 * @param {boolean} isHttp2
 */
async function told(part, runs, work, isHttp2) {
  console.log(`${part}:`)
  const before = load()
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const found = await work()
  return {
    date: `${date} UTC`,
    machine: machine(),
    load: `${before} before and ${load()} after, of ${cpus().length}`,
    how: `${part === 'interactions' ? 'One walk' : runs === 1 ? 'One run each, not the median of five' : `Medians of ${runs}`}${isHttp2 ? '' : ', over HTTP/1.1'}.`,
    found,
  }
}

/**
 * Everything the parts need, up and running, and the way to end it.
 * @param {{ quick: boolean, runs: number, only: string[] }} options
 */
async function measure({ quick, runs, only }) {
  if (!build('bench', { ifStale: true })) throw new Error('The build failed: nothing was measured.')
  const chromePath = findBrowser()
  const certificate = makeCertificate()
  if (!certificate) console.log('Without openssl: over HTTP/1.1, where nearly everything is later.')
  /** @type {typeof import('./bench/worlds.ts')} */
  const worlds = await importSource('scripts/bench/worlds.ts')
  const server = await worlds.startProviderServer({ forgeryPair: 'enforced' })
  /** @type {typeof import('../build-plugins/header-rules.ts')} */
  const { headersFor, parseHeaders } = await importSource('build-plugins/header-rules.ts')
  const folder = join(root, folders.bench)
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const host = await startHost(folder, server.origin, certificate, (path) =>
    headersFor(rules, path),
  )
  const flags = flagsFor(certificate)
  const browser = await launchBrowser(chromePath, flags)
  const say = (/** @type {string} */ line) => console.log(`  ${line}`)
  const { provider } = server
  const userId = worlds.savita
  const { origin } = host
  const shared = { browser, host, userId, runs, say }

  /** @type {import('./bench/lighthouse.mjs').Page[]} */
  const pages = quick
    ? [floor, ...signedInPages.slice(0, 1)]
    : [floor, ...publicPages, ...signedInPages]
  const applied = quick
    ? pages.slice(0, 1)
    : pages.filter(({ name }) =>
        [floor.name, '/', '/login', '/home', '/product/list'].includes(name),
      )
  const lighthouse = (/** @type {'simulate' | 'devtools'} */ throttling) =>
    runLighthouse({
      chromePath,
      flags,
      origin,
      userId,
      pages: throttling === 'simulate' ? pages : applied,
      throttling,
      runs,
      say,
    })
  const work = {
    simulate: () => lighthouse('simulate'),
    devtools: () => lighthouse('devtools'),
    visits: () => runVisits({ ...shared, ...(quick && { only: ['/login'] }) }),
    scale: () =>
      runScale({
        ...shared,
        worldOf: (kind, count) => worlds.worldOf(provider, kind, count),
        ...(quick && { settle: 500 }),
        kinds: quick ? ['bids'] : ['offers', 'orders', 'bids'],
        counts: quick ? [100] : [100, 1000, 10_000],
      }),
    interactions: () =>
      runInteractions({
        ...shared,
        origin,
        start: (scenario) => provider.reset(/** @type {any} */ (scenario)),
        slower: quick ? [1] : [4, 6],
        ...(quick && { only: ['tabs'] }),
      }),
  }
  /** @type {Record<string, unknown>} */
  const found = {}
  const wanted = parts.filter((name) => only.includes(name))
  // Where no time is judged, what only waits may wait together.
  const lanes = quick
    ? [wanted.filter(isLighthouse), wanted.filter((name) => !isLighthouse(name))]
    : [wanted]
  try {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const part of lane) {
          provider.reset('default')
          found[part] = await told(part, runs, work[part], certificate !== undefined)
        }
      }),
    )
  } finally {
    await browser.close()
    host.close()
    await server.close()
  }
  return found
}

/** @param {Record<string, unknown>} found */
function write(found) {
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}
  const results = { ...before, ...found }
  mkdirSync(join(root, buildFolder), { recursive: true })
  writeFileSync(kept, JSON.stringify(results))
  const notes = existsSync(document) ? notesOf(readFileSync(document, 'utf8')) : ''
  writeFileSync(document, documentOf(results, notes))
  const goals = goalsOf(results)
  console.log(`\n${goalsTable(goals)}`)
  console.log(`\n${goals.filter(isMet).length} of ${goals.length} goals met: docs/performance.md`)
}

try {
  const options = readOptions(process.argv.slice(2))
  const since = Date.now()
  const found = await measure(options)
  if (options.quick) {
    // Absurd figures would mean that something is not measured any more.
    documentOf(found)
    console.log(goalsTable(goalsOf(found)))
    console.log('Every part can be measured; a quick look judges no times.')
  } else write(found)
  console.log(`It took ${Math.round((Date.now() - since) / 1000)} s.`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exit(1)
}
