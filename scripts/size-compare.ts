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

/** Uncompressed sizes by package, or module of ours. */
type Parts = Record<string, number>

/** What a route loads. */
interface Route {
  /** Compressed by brotli. */
  bytes: number
  parts: Parts
  /** Each script by its largest part. */
  scripts: string[]
}

interface Report {
  routes: Record<string, Route>
  /** `isLeast`: more is better. */
  goals: Record<string, { value: number; isLeast: boolean }>
}

const LIMIT = 1.05
const CAUSES = 3

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function change(before: number, after: number, show: (value: number) => string = String): string {
  const growth = `${after > before ? '+' : ''}${((after / before - 1) * 100).toFixed(1)} %`
  return `${show(before)} → ${show(after)}${before > 0 ? ` (${growth})` : ''}`
}

function grownParts(before: Route, after: Route): string[] {
  return Object.entries(after.parts)
    .map(([name, size]) => ({ name, growth: size - (before.parts[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .toSorted((a, b) => b.growth - a.growth)
    .slice(0, CAUSES)
    .map(({ name, growth }) => `${name} +${kB(growth)}`)
}

/** A line for each figure that is more than 5 % worse, with its cause. */
export function findRegressions(before: Report, after: Report): string[] {
  const lines: string[] = []
  for (const [route, now] of Object.entries(after.routes)) {
    const then = before.routes[route]
    if (!then) continue
    if (now.bytes > then.bytes * LIMIT) {
      const sizes = change(then.bytes, now.bytes, kB)
      lines.push(`${route} loads ${sizes}; uncompressed: ${grownParts(then, now).join(', ')}`)
    }
    if (now.scripts.length > then.scripts.length * LIMIT) {
      const count = change(then.scripts.length, now.scripts.length)
      const added = now.scripts.filter((script) => !then.scripts.includes(script))
      lines.push(`${route} loads ${count} scripts; new: ${added.join(', ')}`)
    }
  }
  for (const [name, { value, isLeast }] of Object.entries(after.goals)) {
    const then = before.goals[name]?.value
    if (then === undefined) continue
    if (isLeast ? value * LIMIT < then : value > then * LIMIT)
      lines.push(`${name}: ${change(then, value)}`)
  }
  return lines
}

/** The measured figures of docs/performance.md, in the table of bench/goals.ts. */
export function goalsOf(document: string): Report['goals'] {
  const goals: Report['goals'] = {}
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

/** Reads a project's live build. */
function readReport(project: string): Report {
  const folder = join(project, folders.live)
  const chunks = readFileSync(join(folder, '.vite/chunks.json'), 'utf8')
  const { routes, contents } = JSON.parse(chunks) as {
    routes: Record<string, string[]>
    contents: Record<string, Parts>
  }
  const measure = (files: string[]): Route => {
    const parts: Parts = {}
    const scripts = files.map((file) => {
      const own = Object.entries(contents[file] ?? {}).toSorted((a, b) => b[1] - a[1])
      for (const [name, size] of own) parts[name] = (parts[name] ?? 0) + size
      return own[0]?.[0] ?? file
    })
    const compressed = files.map((file) => brotliCompressSync(readFileSync(join(folder, file))))
    return { bytes: compressed.reduce((sum, { length }) => sum + length, 0), parts, scripts }
  }
  return {
    routes: Object.fromEntries(
      Object.entries(routes).map(([route, files]) => [route, measure(files)]),
    ),
    goals: goalsOf(readFileSync(join(project, 'docs/performance.md'), 'utf8')),
  }
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
