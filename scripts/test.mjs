/**
 * `npm test`: builds, checks, unit tests and end-to-end tests. The last line, `N passed, N failed`,
 * counts each test, and each other check as one.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, folders, neutralEnv, root } from './build-folders.mjs'

const reports = `${buildFolder}/reports`

const builds = {
  'live build': 'node scripts/build.mjs live',
  'demo build': 'node scripts/build.mjs demo',
}

/** Run one after another, in parallel to the tests. */
const checks = {
  types: 'npm run --silent types',
  'lint and layers': 'npm run --silent lint',
  'source rules': 'npm run --silent rules',
  format: 'npm run --silent format:check',
  'unused code (knip)': 'npm run --silent knip',
}

const checksOfTheLiveBuild = {
  'no mocks in the live build': `npm run --silent check:live -- ${folders.live}`,
  'support of old browsers': `npm run --silent check:engines -- ${folders.live}`,
  'size budgets': 'npm run --silent size -- --hide-passed',
}

const unit = `npm run --silent unit -- --reporter=default --reporter=json --outputFile.json=${reports}/unit.json`
const e2e = 'npm run --silent e2e -- --project=chromium'

const FIFTEEN_MINUTES = 900_000
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
 * Runs a command without input, and stops it after fifteen minutes.
 * @param {string} command
 * @param {'pipe' | 'inherit'} stdio Where its output goes: it is returned, or printed.
 * @returns {Promise<{ endedWell: boolean, output: string }>}
 */
function run(command, stdio) {
  const child = spawn(command, {
    cwd: root,
    env: neutralEnv(),
    shell: true,
    stdio: ['ignore', stdio, stdio],
    detached: process.platform !== 'win32',
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const timer = setTimeout(() => {
    output += '\nStopped: it took more than fifteen minutes.'
    stop(child)
  }, FIFTEEN_MINUTES)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ endedWell: code === 0, output })
    })
  })
}

/**
 * The tests in a JSON report of Vitest or Playwright. Those that were skipped, or passed only when
 * retried, count as failed.
 * @param {string} file
 */
function countTests(file) {
  try {
    const { stats, errors, numPassedTests, numTotalTests } = JSON.parse(readFileSync(file, 'utf8'))
    if (!stats) return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
    const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
    return { passed: stats.expected, failed }
  } catch (error) {
    console.log(`There is no readable report: ${String(error)}`)
    return { passed: 0, failed: 1 }
  }
}

/**
 * Adds a step to the total, and prints its result. Resolves to whether it passed.
 * @param {[name: string, command: string, report?: string]} step With a report, each test counts,
 * else the step as one. A run without a test fails.
 */
async function check([name, command, report]) {
  const since = Date.now()
  const file = report && join(root, report)
  if (file) {
    rmSync(file, { force: true })
    console.log(`\n${name}:`)
  }
  const { endedWell, output } = await run(command, file ? 'inherit' : 'pipe')
  const counted = file ? countTests(file) : { passed: endedWell ? 1 : 0, failed: 0 }
  const { passed } = counted
  const failed = endedWell && passed > 0 ? counted.failed : Math.max(counted.failed, 1)
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
  const count = file ? `: ${passed} passed, ${failed} failed` : ''
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '}  ${name}${count}  (${seconds(since)})`)
  if (failed > 0 && output) console.log(`${output.trim().replace(/^/gm, '        ')}\n`)
  return failed === 0
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of running) stop(child)
    process.exit(1)
  })

const [isLiveBuilt, isDemoBuilt] = await Promise.all(Object.entries(builds).map(check))

async function runChecks() {
  const all = { ...checks, ...(isLiveBuilt && checksOfTheLiveBuild) }
  for (const step of Object.entries(all)) await check(step)
}

async function runTests() {
  await check(['unit and component tests', unit, `${reports}/unit.json`])
  if (isLiveBuilt && isDemoBuilt) await check(['end-to-end tests', e2e, `${reports}/e2e.json`])
  else console.log('\nThe end-to-end tests were not run: they need both builds.')
}

await Promise.all([runChecks(), runTests()])

console.log(`\nAll of it took ${seconds(started)}.`)
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}.`)
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
