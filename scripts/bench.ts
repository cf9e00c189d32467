/**
 * `npm run bench`: measures the goals of docs/performance.md on an idle machine, and writes its
 * table. The app, the plain build and the floor take turns. `--quick` runs each once and writes
 * nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import prettier from 'prettier'
import { startProviderServer } from '@/mocks/http-server'
import { FLOOR, startHost } from './bench/host'
import { alone, compared, largestPaint } from './bench/measurements'
import { build } from './build.mjs'
import { folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser'

const isQuick = process.argv.includes('--quick')
for (const kind of ['bench', 'plain'] as const)
  if (!build(kind, { ifStale: true })) throw new Error('The build failed: nothing was measured.')
const provider = await startProviderServer({ forgeryPair: 'enforced' })
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

const rows = [...compared, ...alone]
  .flatMap(([goals]) => Object.entries(goals))
  .map(([what, goal]) => {
    const value = median(`app ${what}`)
    const ratios = {
      floor: goal.floor ? value / median('floor paint') : Number.NaN,
      plain: value / median(`plain ${what}`),
      most: value,
    }
    const bounds = Object.entries(goal) as [keyof typeof ratios, number][]
    return [
      what,
      ...[value, ratios.floor, ratios.plain].map((one) =>
        Number.isNaN(one) ? '' : Math.round(one * 100) / 100,
      ),
      bounds.map(([to, bound]) => `≤ ${bound}${to === 'most' ? '' : ` × ${to}`}`).join(', '),
      bounds.every(([to, bound]) => ratios[to] <= bound) ? 'yes' : '**no**',
    ]
  })
const head = ['ms where not said', 'app', '× floor', '× plain', 'goal', 'met']
const table = [head, head.map(() => '-'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
const load = loadavg()[0]?.toFixed(1)
const when = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors, load ${load}`
console.log(`\n${when}\n\n${table}`)
if (!isQuick) {
  const path = join(root, 'docs/performance.md')
  const [text] = readFileSync(path, 'utf8').split('\n## Figures')
  const written = `${text}\n## Figures\n\nMedians of 3, ${when} at the end.\n\n${table}\n`
  const style = await prettier.resolveConfig(path)
  writeFileSync(path, await prettier.format(written, { ...style, filepath: path }))
}
// The hosts would keep the process.
process.exit(0)
