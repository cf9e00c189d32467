/**
 * `npm run bench`: measures on an idle machine, and writes the figures of docs/performance.md. App,
 * plain build and floor take turns. `--quick` runs each once and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startProviderServer } from '@/mocks/http-server'
import { FLOOR, startHost } from './bench/host'
import { alone, compared, largestPaint } from './bench/measurements'
import { build } from './build.mjs'
import { folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser'

const isQuick = process.argv.includes('--quick')
for (const kind of ['bench', 'plain'] as const)
  if (!build(kind, { ifStale: true })) throw new Error('The build failed: nothing was measured.')
const provider = await startProviderServer()
const browser = await chromium.launch({ executablePath: findBrowser({ isWhole: true }) })
const app = await startHost(join(root, folders.bench), provider, browser)
const plain = await startHost(join(root, folders.plain), provider, browser)

const found = new Map<string, number[]>()

async function note(host: string, names: readonly string[], measured: Promise<number[]>) {
  const values = await measured
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? Number.NaN
    const key = `${host} ${name}`
    if (!Number.isFinite(value)) throw new Error(`${key} was not measured`)
    found.set(
      key,
      [...(found.get(key) ?? []), value].toSorted((a, b) => a - b),
    )
    console.log(`${key}: ${value.toFixed(2)}`)
  }
}

for (let run = 0; run < (isQuick ? 1 : 3); run += 1) {
  await note('floor', ['paint'], largestPaint(app, FLOOR))
  for (const [goals, measure] of compared) {
    await note('app', Object.keys(goals), measure(app))
    await note('plain', Object.keys(goals), measure(plain))
  }
  for (const [goals, measure] of alone) await note('app', Object.keys(goals), measure(app))
}

function median(key: string): number {
  const values = found.get(key) ?? []
  return values[Math.floor(values.length / 2)] ?? Number.NaN
}

const rounded = (value: number) => Math.round(value * 100) / 100
const lines = [...compared, ...alone]
  .flatMap(([goals]) => Object.entries(goals))
  .map(([what, goal]) => {
    const value = median(`app ${what}`)
    const ratios = {
      floor: value / median('floor paint'),
      plain: value / median(`plain ${what}`),
      most: value,
    }
    const bounds = Object.entries(goal) as [keyof typeof ratios, number][]
    const of = (to: keyof typeof ratios) => (to === 'most' ? '' : ` × ${to}`)
    const compares = bounds.filter(([to]) => to !== 'most')
    const missed = bounds.filter(([to, bound]) => !(ratios[to] <= bound))
    return [
      `- ${what} ${rounded(value)}`,
      ...compares.map(([to]) => rounded(ratios[to]) + of(to)),
      ...missed.map(([to, bound]) => `**goal: ≤ ${bound}${of(to)}**`),
    ].join(', ')
  })
const when = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors`
const load = loadavg()[0]?.toFixed(1)
const figures = `Medians of 3, ${when}, load ${load} at the end. Else ms.\n\n${lines.join('\n')}\n`
console.log(`\n${figures}`)
if (!isQuick) {
  const path = join(root, 'docs/performance.md')
  const [text] = readFileSync(path, 'utf8').split('\n## Figures')
  writeFileSync(path, `${text}\n## Figures\n\n${figures}`)
}
// The hosts would keep the process.
process.exit(0)
