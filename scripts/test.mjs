/**
 * `npm test`: builds, checks, unit tests and end-to-end tests. The last line, `N passed, N failed`,
 * counts each test, and each other check as one. `npm test -- --changed` runs types, lint, and the
 * unit tests of what is not committed yet: of a screen, those of its feature; of other code, those
 * of its folder.
 */
import { folders } from './build-folders.mjs'
import { changedFiles, testsOf } from './changed-tests.mjs'
import { readResult, run, stopAll, timesOf } from './test-step.mjs'

const builds = {
  'live build': 'node scripts/build.mjs live',
  'demo build': 'node scripts/build.mjs demo',
}

/** Run one after another, in parallel to the tests. */
const checks = {
  types: 'npm run --silent types',
  lint: 'npm run --silent lint',
  'source rules and layers': 'npm run --silent rules',
  format: 'npm run --silent format:check',
  'unused code (knip)': 'npm run --silent knip',
}

const checksOfTheLiveBuild = {
  'no mocks in the live build': `npm run --silent check:live -- ${folders.live}`,
  'support of old browsers': `npm run --silent check:engines -- ${folders.live}`,
  'size budgets': 'npm run --silent size -- --hide-passed',
}

const unit = 'npm run --silent unit -- --reporter=default'
const e2e = 'npm run --silent e2e -- --project=chromium'

/** A busy machine is slow: only silence ends a step (ms). Builds and checks print nothing. */
const SILENCE = { tests: 300_000, others: 3_600_000 }
const started = Date.now()
const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const failures = []
/** @type {import('./test-step.mjs').Result[]} */
const results = []

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/**
 * Adds a step to the total, and prints its result. Resolves to whether it passed.
 * @param {[name: string, command: string]} step
 * @param {boolean} hasTests Each of its tests counts, as it is printed; else the step as one. A run
 * without a test fails.
 */
async function check([name, command], hasTests = false) {
  const since = Date.now()
  let passed = 0
  let failed = 0
  if (hasTests) console.log(`\n${name}:`)
  const { endedWell, output } = await run(command, {
    silence: hasTests ? SILENCE.tests : SILENCE.others,
    echo: hasTests,
    onLine(line) {
      const result = hasTests && readResult(line)
      if (!result) return
      results.push(result)
      passed += result.passed
      failed += result.failed
    },
  })
  if (!hasTests && endedWell) passed = 1
  if (!endedWell || passed === 0) failed = Math.max(failed, 1)
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
  const count = hasTests ? `: ${passed} passed, ${failed} failed` : ''
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '}  ${name}${count}  (${seconds(Date.now() - since)})`,
  )
  if (failed > 0 && !hasTests) console.log(`${output.trim().replace(/^/gm, '        ')}\n`)
  return failed === 0
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopAll()
    process.exit(1)
  })

async function runWhatChanged() {
  const { types, lint, 'source rules and layers': rules } = checks
  const paths = testsOf(changedFiles())
  const changed = `npm run --silent unit -- --changed --passWithNoTests ${paths?.join(' ') ?? ''}`
  await Promise.all([
    check(['types', types])
      .then(() => check(['lint', lint]))
      .then(() => check(['source rules and layers', rules])),
    ...(paths?.length === 0 ? [] : [check(['unit tests of what changed', changed])]),
  ])
}

async function runAll() {
  const [isLiveBuilt, isDemoBuilt] = await Promise.all(
    Object.entries(builds).map((step) => check(step)),
  )
  await Promise.all([runChecks(isLiveBuilt), runTests(isLiveBuilt && isDemoBuilt)])
}

/** @param {boolean | undefined} isLiveBuilt */
async function runChecks(isLiveBuilt) {
  const all = { ...checks, ...(isLiveBuilt && checksOfTheLiveBuild) }
  for (const step of Object.entries(all)) await check(step)
}

/** @param {boolean | undefined} areBuilt */
async function runTests(areBuilt) {
  await check(['unit and component tests', unit], true)
  if (areBuilt) await check(['end-to-end tests', e2e], true)
  else console.log('\nThe end-to-end tests were not run: they need both builds.')
}

await (process.argv.includes('--changed') ? runWhatChanged() : runAll())

const { slowest, kinds } = timesOf(results)
const listed = (/** @type {[string, number][]} */ times) =>
  times.map(([what, ms]) => `${seconds(ms).padStart(10)}  ${what}\n`).join('')
if (results.length > 0)
  console.log(`\nThe slowest test files:\n${listed(slowest)}\nEach kind of test:\n${listed(kinds)}`)
console.log(`All of it took ${seconds(Date.now() - started)}.`)
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}.`)
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
