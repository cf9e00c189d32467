import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

// Starts the compiler: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

it('refuses what the oldest browsers lack, and nothing that they have', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apis-'))
  const config = join(folder, 'tsconfig.json')
  const lines = [
    'const known = (all: readonly number[]) => structuredClone(all).at(0)',
    "URL.canParse('/')",
    'const sorted = (all: readonly number[]) => all.toSorted()',
    'new URLSearchParams().size + new Set().size',
    'new Highlight()',
    'document.body.showPopover()',
  ]
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/planted.ts'), lines.join('\n'))
  writeFileSync(config, '{"compilerOptions":{"lib":["ES2023","DOM"],"types":[]}}')
  const args = ['scripts/run.mjs', 'scripts/check-apis.ts', config]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(status).toBe(1)
  expect(Array.from(stderr.matchAll(/planted\.ts:(\d): (\S+)/g), ([, ...found]) => found)).toEqual([
    ['2', 'URL.canParse'],
    ['3', 'Array.toSorted'],
    ['4', 'URLSearchParams.size'],
    ['5', 'Highlight'],
    ['6', 'HTMLElement.showPopover'],
  ])
})
