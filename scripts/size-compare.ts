/**
 * `npm run size:compare`: lists what grew by more than 5 % since the last release (a tag `v…`), or
 * since BASE=…: the bytes and scripts of each route, and the figures of docs/performance.md.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { baseCommit, git, withBuild } from './base-build'
import { build } from './build.mjs'
import { folders, root } from './build-folders.mjs'
import { isMain } from './is-main.mjs'

interface Figure {
  value: number
  /** More is better. */
  isLeast?: boolean
  /** The characters of the packages, modules or scripts that it is made of. */
  parts?: Record<string, number>
}

type Report = Record<string, Figure>

const LIMIT = 1.05
const CAUSES = 3

/** The parts that grew most. */
function causesOf(before: Figure, after: Figure): string {
  const causes = Object.entries(after.parts ?? {})
    .map(([name, size]) => ({ name, growth: size - (before.parts?.[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .toSorted((a, b) => b.growth - a.growth)
    .slice(0, CAUSES)
    .map(({ name, growth }) => `${name} +${(growth / 1000).toFixed(1)} kB`)
  return causes.length > 0 ? `; uncompressed: ${causes.join(', ')}` : ''
}

/** A line for each figure that is more than 5 % worse, with its causes. */
export function findRegressions(before: Report, after: Report): string[] {
  return Object.entries(after).flatMap(([name, now]) => {
    const then = before[name]
    if (!then) return []
    const isWorse = now.isLeast ? now.value * LIMIT < then.value : now.value > then.value * LIMIT
    const percent = ((now.value / then.value - 1) * 100).toFixed(1)
    const growth = then.value > 0 ? ` (${now.value > then.value ? '+' : ''}${percent} %)` : ''
    return isWorse ? [`${name}: ${then.value} → ${now.value}${growth}${causesOf(then, now)}`] : []
  })
}

/** The measured figures of docs/performance.md, in the table of bench/goals.ts. */
export function goalsOf(document: string): Report {
  const goals: Report = {}
  for (const [, id, limits = '', measured = ''] of document.matchAll(
    /^\| (\d+) +\|[^|]*\|([^|]*[≤≥][^|]*)\|[^|]*\|([^|]*)\|/gm,
  )) {
    const values = measured.split(';').map(Number)
    for (const [index, limit] of limits.split(';').entries()) {
      const name = limit.replace(/[≤≥].*/, '').trim()
      const isLeast = limit.includes('≥')
      const value = values[index] ?? Number.NaN
      if (Number.isFinite(value)) goals[`goal ${id}, ${name}`] = { value, isLeast }
    }
  }
  return goals
}

/** Reads a project's live build: what each route loads, and the goals. */
function readReport(project: string): Report {
  const folder = join(project, folders.live)
  const chunks = readFileSync(join(folder, '.vite/chunks.json'), 'utf8')
  const { routes, contents } = JSON.parse(chunks) as {
    routes: Record<string, string[]>
    contents: Record<string, Record<string, number>>
  }
  const report = goalsOf(readFileSync(join(project, 'docs/performance.md'), 'utf8'))
  for (const [route, files] of Object.entries(routes)) {
    let bytes = 0
    const parts: Record<string, number> = {}
    /** By their largest part: their files have no names. */
    const scripts: Record<string, number> = {}
    for (const file of files) {
      bytes += brotliCompressSync(readFileSync(join(folder, file))).length
      const own = Object.entries(contents[file] ?? {}).toSorted((a, b) => b[1] - a[1])
      for (const [name, size] of own) parts[name] = (parts[name] ?? 0) + size
      if (own[0]) scripts[own[0][0]] = own[0][1]
    }
    report[`${route}, bytes`] = { value: bytes, parts }
    report[`${route}, scripts`] = { value: files.length, parts: scripts }
  }
  return report
}

if (isMain(import.meta)) {
  const [release] = git('tag', '--merged=HEAD~1', '--list', '--sort=-v:refname', 'v*').split('\n')
  const base = release && !process.env.BASE ? release : baseCommit()
  if (!build('live', { ifStale: true })) throw new Error('The build failed.')
  const before = withBuild(base, 'live', readReport)
  if (!release) console.log('There is no release (a tag v…) to compare with yet.')
  console.log(`Compared with ${git('log', '-1', '--format=%h%d %s', base)}:`)
  const regressions = findRegressions(before, readReport(root))
  // A line that GitHub shows beside the run.
  const mark = process.env.GITHUB_ACTIONS ? '::warning::' : ''
  for (const line of regressions) console.log(mark + line)
  if (regressions.length === 0) console.log('Nothing grew by more than 5 %.')
}
