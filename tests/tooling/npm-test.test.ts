import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// A dozen processes each: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** How a step of the fake project ends: its exit code, output and report. */
interface Ending {
  code?: number
  says?: string
  report?: unknown
}

const unit = (numPassedTests: number, numTotalTests = numPassedTests) => ({
  numPassedTests,
  numTotalTests,
})

const e2e = (expected: number, others: Record<string, number> = {}, errors: object[] = []) => ({
  stats: { expected, unexpected: 0, flaky: 0, skipped: 0, ...others },
  errors,
})

const green: Record<string, Ending> = {
  unit: { report: unit(7) },
  e2e: { report: e2e(3) },
}

/** A fake npm and build script: exits as `endings.json` says, and logs its environment. */
const actor = (name: string) => `
import { readFileSync, mkdirSync, writeFileSync, appendFileSync } from 'node:fs'
const step = ${name}
const { code = 0, says = '', report } = JSON.parse(readFileSync('endings.json', 'utf8'))[step] ?? {}
appendFileSync('ran.txt', step + ' ' + JSON.stringify(process.env.VITE_API_HOST) + ' ' + process.env.NODE_ENV + '\\n')
mkdirSync('.build/reports', { recursive: true })
if (report) writeFileSync('.build/reports/' + step + '.json', JSON.stringify(report))
if (says) console.log(says)
process.exitCode = code
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-test-'))
  mkdirSync(join(folder, 'scripts'))
  for (const script of ['test.mjs', 'build-folders.mjs'])
    copyFileSync(`scripts/${script}`, join(folder, 'scripts', script))
  copyFileSync('.env.example', join(folder, '.env.example'))
  writeFileSync(join(folder, 'npm.mjs'), actor('process.argv[4]'))
  writeFileSync(join(folder, 'npm'), `exec node ${folder}/npm.mjs "$@"`, { mode: 0o755 })
  writeFileSync(join(folder, 'scripts/build.mjs'), actor("process.argv[2] + ' build'"))
})
afterEach(() => rmSync(folder, { recursive: true }))

function npmTest(endings: Record<string, Ending>) {
  writeFileSync(join(folder, 'endings.json'), JSON.stringify({ ...green, ...endings }))
  const { BUILD_DIR: _, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PATH: `${folder}:${env.PATH}`, VITE_API_HOST: 'https://mine.example' },
  })
  const lines = stdout.trimEnd().split('\n')
  return { status, stdout, last: lines.at(-1) }
}

it('counts each test and the ten other checks, whatever .env and the shell set', () => {
  expect(npmTest({})).toMatchObject({ status: 0, last: '20 passed, 0 failed' })
  const ran = readFileSync(join(folder, 'ran.txt'), 'utf8').trimEnd().split('\n')
  expect(ran).toHaveLength(12)
  expect(ran.filter((line) => !line.endsWith(' "" undefined'))).toEqual([])
})

it('prints the output of each failing check, goes on, and counts each failing test', () => {
  const run = npmTest({
    types: { code: 2, says: 'cart.ts(3,1): error TS2322' },
    knip: { code: 1, says: 'Unused files (1)' },
    size: { code: 1, says: '/login loads too much' },
    unit: { code: 1, report: unit(5, 7) },
    e2e: { code: 1, report: e2e(1, { unexpected: 2 }) },
  })
  expect(run).toMatchObject({ status: 1, last: '13 passed, 7 failed' })
  expect(run.stdout).toContain('cart.ts(3,1): error TS2322')
  expect(run.stdout).toContain('Unused files (1)')
  expect(run.stdout).toContain('/login loads too much')
  expect(run.stdout).toContain('end-to-end tests: 1 passed, 2 failed')
})

it.each(['live', 'demo'])('starts no browser after the %s build failed', (kind) => {
  const run = npmTest({ [`${kind} build`]: { code: 1, says: 'Unexpected token' } })
  expect(run.status).toBe(1)
  expect(run.stdout).toContain('Unexpected token')
  expect(run.stdout).toContain('unit and component tests: 7 passed, 0 failed')
  expect(run.stdout).toContain('The end-to-end tests were not run')
  expect(run.stdout).not.toContain('end-to-end tests:')
})

it('fails on tests without a report, even if an older one exists', () => {
  const reports = join(folder, '.build/reports')
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, 'unit.json'), JSON.stringify(unit(7)))
  writeFileSync(join(reports, 'e2e.json'), JSON.stringify(e2e(3)))
  const run = npmTest({ unit: {}, e2e: { code: 1, says: 'No Chromium was found' } })
  expect(run).toMatchObject({ status: 1, last: '10 passed, 2 failed' })
  expect(run.stdout).toContain('No Chromium was found')
})

it('counts tests that were skipped or retried, and errors outside of tests, as failed', () => {
  const run = npmTest({
    unit: { report: unit(5, 7) },
    e2e: { report: e2e(3, { flaky: 1, skipped: 2 }, [{ message: 'no server' }]) },
  })
  expect(run).toMatchObject({ status: 1, last: '18 passed, 6 failed' })
})

it('fails a run that exits with an error, or has no test, whatever its report says', () => {
  const run = npmTest({ unit: { code: 1, report: unit(7) }, e2e: { report: e2e(0) } })
  expect(run).toMatchObject({ status: 1, last: '17 passed, 2 failed' })
})
