import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Starts es-check: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function check(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/check-engines.mjs', folder],
    { encoding: 'utf8' },
  )
  return { passes: status === 0, said: stdout + stderr }
}

it('checks for the browsers of the specification', () => {
  expect(browserslistToEsbuild()).toEqual([
    'chrome100',
    'edge100',
    'firefox102',
    'ios16',
    'safari16',
  ])
})

it('accepts features of the oldest browsers', () => {
  expect(
    check({
      'assets/a.js': 'export const a = [1].at(-1) ?? structuredClone({}); import("./b.js")',
      'assets/a.css': 'a { display: grid; gap: 1px; height: 100vh; height: 100dvh }',
      'sw.js': 'self.addEventListener("fetch", () => {})',
    }),
  ).toEqual({ passes: true, said: '' })
})

it.each([
  [
    {
      'assets/b.js': 'export const a = [2, 1].toSorted()',
      'assets/c.js': 'export const a = Object.groupBy([], String)',
      'assets/d.js': 'class A { static { begin() } }',
    },
    ['ArrayToSorted', 'ObjectGroupBy', 'ClassStaticBlocks'],
  ],
  [{ 'sw.js': 'export const a = 1' }, ['import']],
  [
    { 'assets/a.css': 'a:has(b) { color: red }', 'assets/b.css': 'a { b & { color: red } }' },
    [':has()', 'CSS Nesting'],
  ],
])('refuses %j', (files, reasons) => {
  const { passes, said } = check({ 'assets/a.js': '', ...files })
  for (const reason of reasons) expect(said).toContain(reason)
  expect(passes).toBe(false)
})
