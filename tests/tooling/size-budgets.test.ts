import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patterns } from '@/paths'

// Starts Node, which starts Vite: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const routes = Object.values(patterns)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'))
  const build = join(folder, 'live')
  for (const name of ['.vite', 'assets']) mkdirSync(join(build, name), { recursive: true })
  for (const name of ['index.html.br', 'assets/a.js.br', 'assets/a.css'])
    writeFileSync(join(build, name), '')
  const chunks = {
    routes: Object.fromEntries(routes.map((route) => [route, ['assets/a.js']])),
  }
  writeFileSync(join(build, '.vite/chunks.json'), JSON.stringify(chunks))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Prints the checks of .size-limit.mjs for the build in `folder`. */
function readBudgets() {
  const script = "console.log(JSON.stringify((await import('./.size-limit.mjs')).default))"
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, BUILD_DIR: relative('', folder) },
  })
  return { stdout, stderr }
}

it('limits every page, route, picture, and the CSS', () => {
  const checks = JSON.parse(readBudgets().stdout) as { name: string; limit: string }[]
  const limits = Object.fromEntries(checks.map(({ name, limit }) => [name, limit]))
  expect(limits).toMatchObject({
    [`${relative('', folder)}/live/index.html, style included`]: '14 kB',
    '/ loads': '95 kB',
    '/login loads': '155 kB',
    '/home loads': '170 kB',
    '/cart loads': '195 kB',
    'all CSS': '13 kB',
  })
  expect(routes.filter((route) => !limits[`${route} loads`])).toEqual([])
  const pictures = readdirSync('src/mocks/pictures').filter((name) => name.endsWith('.png'))
  expect(pictures.filter((name) => limits[`src/mocks/pictures/${name}`] !== '12 kB')).toEqual([])
})

it('fails for a file that the build lacks', () => {
  rmSync(join(folder, 'live/assets/a.js.br'))
  const { stdout, stderr } = readBudgets()
  expect(stdout).toBe('')
  expect(stderr).toContain('The build lacks')
})
