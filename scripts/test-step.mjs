/** What scripts/test.mjs does with one step: runs its command, and reads the results it prints. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { neutralEnv, root } from './build-folders.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  // The whole process group: npm, its shell, browsers.
  if (process.platform === 'win32' || child.pid === undefined) child.kill()
  else process.kill(-child.pid, 'SIGTERM')
}

export function stopAll() {
  for (const child of running) stop(child)
}

/**
 * Runs a command without input for as long as it goes on printing.
 * @param {string} command
 * @param {{ silence: number, onLine?: (line: string) => void, echo?: boolean }} options
 * `silence` (ms) ends it. `onLine` gets each line without colours, `echo` prints as it comes.
 * @returns {Promise<{ endedWell: boolean, output: string }>}
 */
export function run(command, { silence, onLine, echo = false }) {
  const child = spawn(command, {
    cwd: root,
    env: neutralEnv(),
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  running.add(child)
  let output = ''
  /** @param {string} text */
  const add = (text) => {
    output += text
    if (echo) process.stdout.write(text)
  }
  const timer = setTimeout(() => {
    add(`\nStopped: it has printed nothing for ${String(silence / 1000)} seconds.\n`)
    stop(child)
  }, silence)
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      timer.refresh()
      add(text)
    })
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) =>
      onLine?.(stripVTControlCharacters(line)),
    )
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ endedWell: code === 0, output })
    })
  })
}

/** @typedef {{ kind: string, file: string, passed: number, failed: number, ms: number }} Result */

/** A file of Vitest: ` ✓  app  tests/a.test.ts (7 tests | 1 failed) 353ms`. */
const VITEST =
  /^ [✓❯×↓] +\|?([^|]+?)\|? +(\S+\.test\.tsx?) \((\d+) tests?((?: \| \d+ \w+)*)\)(?: (\d+)ms)?/

/** A test of Playwright: `  ✓  12 [chromium] › e2e/a.spec.ts:3:1 › title (1.2s)`. */
const PLAYWRIGHT = /^ +(\S+) +\d+ \[(\S+)\] › (\S+?):\d+:\d+ › .*?(?: \(([\d.]+)(ms|s|m|h)\))?$/

/** @type {Record<string, number>} */
const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/**
 * The result in a printed line: of a file, or of one test. A skipped test has failed, also one that
 * passed only when it was tried again.
 * @param {string} line
 * @returns {Result | undefined}
 */
export function readResult(line) {
  const file = VITEST.exec(line)
  if (file) {
    const [, kind = '', name = '', all, others = '', ms = 0] = file
    const failed = [...others.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0)
    return { kind, file: name, passed: Number(all) - failed, failed, ms: Number(ms) }
  }
  const test = PLAYWRIGHT.exec(line)
  if (!test) return undefined
  const [, mark = '', kind = '', name = '', time = 0, unit = 'ms'] = test
  const passed = mark === '✓' || mark === 'ok' ? 1 : 0
  return { kind, file: name, passed, failed: 1 - passed, ms: Number(time) * (units[unit] ?? 0) }
}

/**
 * Where the time went: the ten slowest files, and the sum of each kind.
 * @param {readonly Result[]} results
 */
export function timesOf(results) {
  /** @param {(result: Result) => string} by */
  const sums = (by) => {
    /** @type {Map<string, number>} */
    const found = new Map()
    for (const result of results) found.set(by(result), (found.get(by(result)) ?? 0) + result.ms)
    return [...found].toSorted(([, a], [, b]) => b - a)
  }
  return { slowest: sums(({ file }) => file).slice(0, 10), kinds: sums(({ kind }) => kind) }
}
