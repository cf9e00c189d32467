// @ts-check
/**
 * `npm test`: builds, checks, unit tests and end-to-end tests. The last line, `N passed, N failed`,
 * counts each test, and each other check as one.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, folders, neutralEnv, root } from './build-folders.mjs'
import { countE2e, countUnit } from './test-reports.mjs'

const reports = { unit: `${buildFolder}/reports/unit.json`, e2e: `${buildFolder}/reports/e2e.json` }

const builds = [
  { name: 'live build', args: ['scripts/build.mjs', 'live'] },
  { name: 'demo build', args: ['scripts/build.mjs', 'demo'] },
]

/** Run one after another, in parallel to the tests. */
const checks = [
  { name: 'types', script: 'types' },
  { name: 'lint and layers', script: 'lint' },
  { name: 'source rules', script: 'rules' },
  { name: 'format', script: 'format:check' },
  { name: 'unused code (knip)', script: 'knip' },
]

const checksOfTheLiveBuild = [
  { name: 'no mocks in the live build', script: 'check:live', args: [folders.live] },
  { name: 'support of old browsers', script: 'check:engines', args: [folders.live] },
  { name: 'size budgets', script: 'size', args: ['--hide-passed'] },
]

/** @typedef {{ name: string, script?: string, args?: string[] }} Step */

const MINUTES = 60_000
const started = Date.now()
const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const failures = []
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  // The whole process group: npm, its shell, browsers.
  if (process.platform === 'win32' || child.pid === undefined) child.kill()
  else process.kill(-child.pid, 'SIGTERM')
}

/**
 * Runs an npm script or a Node script without input, and stops it after fifteen minutes.
 * @param {Step} step
 * @param {{ quiet: boolean }} how Quiet output is returned, not printed.
 * @returns {Promise<{ endedWell: boolean, output: string }>}
 */
function run({ script, args = [] }, { quiet }) {
  const npm = process.env.npm_execpath
  const npmRun = script ? ['run', '--silent', script, '--', ...args] : []
  const [command, given] = !script
    ? [process.execPath, args]
    : npm
      ? [process.execPath, [npm, ...npmRun]]
      : ['npm', npmRun]
  return new Promise((resolve) => {
    const child = spawn(command, given, {
      cwd: root,
      env: neutralEnv(),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: process.platform !== 'win32',
      shell: command === 'npm' && process.platform === 'win32',
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    }
    const timer = setTimeout(() => {
      output += '\nStopped: it took more than fifteen minutes.'
      stop(child)
    }, 15 * MINUTES)
    /** @param {boolean} endedWell */
    const end = (endedWell) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ endedWell, output })
    }
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

/**
 * @param {string} name
 * @param {{ passed: number, failed: number }} count
 */
function record(name, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
}

/** @param {Step} step */
async function check(step) {
  const since = Date.now()
  const { endedWell, output } = await run(step, { quiet: true })
  console.log(`${endedWell ? 'ok    ' : 'FAILED'}  ${step.name}  (${seconds(since)})`)
  if (!endedWell) console.log(`${output.trim().replace(/^/gm, '        ')}\n`)
  record(step.name, endedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return endedWell
}

/**
 * Runs tests and adds the counts of their JSON report.
 * @param {Step} step
 * @param {string} report
 * @param {typeof countUnit} count
 */
async function tests(step, report, count) {
  const since = Date.now()
  const file = join(root, report)
  rmSync(file, { force: true })
  console.log(`\n${step.name}:`)
  const { endedWell, output } = await run(step, { quiet: false })
  if (output) console.log(output)
  let counted = { passed: 0, failed: 1 }
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')), endedWell)
  } catch (error) {
    console.log(`${step.name} left no readable report: ${String(error)}`)
  }
  const outcome = counted.failed > 0 ? 'FAILED' : 'ok    '
  console.log(
    `${outcome}  ${step.name}: ${counted.passed} passed, ${counted.failed} failed  (${seconds(since)})`,
  )
  record(step.name, counted)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    for (const child of running) stop(child)
    process.exit(1)
  })
}

const [isLiveBuilt, isDemoBuilt] = await Promise.all(builds.map(check))

async function runChecks() {
  for (const step of [...checks, ...(isLiveBuilt ? checksOfTheLiveBuild : [])]) await check(step)
}

async function runTests() {
  const toJson = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`]
  const unit = { name: 'unit and component tests', script: 'unit', args: toJson }
  await tests(unit, reports.unit, countUnit)
  if (!isLiveBuilt || !isDemoBuilt) {
    console.log('\nThe end-to-end tests were not run: they need both builds.')
    return
  }
  const e2e = { name: 'end-to-end tests', script: 'e2e', args: ['--project=chromium'] }
  await tests(e2e, reports.e2e, countE2e)
}

await Promise.all([runChecks(), runTests()])

console.log(`\nAll of it took ${seconds(started)}.`)
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}.`)
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
