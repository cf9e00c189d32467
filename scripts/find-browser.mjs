import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Ubuntu's `chromium` may only print that it is a snap: a browser must start. */
const starts = (/** @type {string} */ path) =>
  existsSync(path) &&
  spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0

/** @param {string} command @param {string[]} args */
function install(command, ...args) {
  console.error(`Installing Chromium: ${command} ${args.join(' ')}`)
  // Standard output is for the test report.
  spawnSync(command, args, { timeout: 600_000, stdio: ['ignore', 2, 2] })
}

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, or Playwright's own, which is installed
 * when there is none. Throws when no browser starts.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`)
  }
  const find = () => [...installed, chromium.executablePath()].find(starts)
  let path = find()
  if (!path) {
    install('npx', 'playwright', 'install', 'chromium')
    path = find()
  }
  // Also brings the system libraries that Playwright's download lacks on a bare machine.
  if (!path && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    install('apt-get', 'update')
    install('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
    path = find()
  }
  if (path) return path
  throw new Error(
    'No Chromium starts here. Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.',
  )
}
