import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without windows: a third faster. It has no notifications. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

/** Ubuntu's `chromium` may only print that it is a snap: a browser must start. */
const starts = (path: string) =>
  existsSync(path) &&
  spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0

function run(command: string, ...args: string[]): void {
  console.error(`${command} ${args.join(' ')}`)
  // Standard output is for the test report.
  spawnSync(command, args, { timeout: 600_000, stdio: ['ignore', 2, 2] })
}

/** Installs Debian packages, where that is possible. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  run('apt-get', 'update', '-q')
  run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages)
}

/** Without a Hindi font its letters are boxes, wider than on any phone. */
function installHindiFont(): void {
  const hindi = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' })
  if (hindi.status === 0 && hindi.stdout === '') installPackages('fonts-noto-core')
}

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, or one that is installed now. Debian's
 * also brings the system libraries that Playwright's download lacks on a bare machine.
 * `isWhole`: as people have it, with windows.
 */
export function findBrowser({ isWhole = false } = {}): string {
  const named = process.env.CHROMIUM_PATH
  installHindiFont()
  if (named && starts(named)) return named
  if (named) throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`)
  if (!isWhole && !starts(headlessShell)) installPackages('chromium-headless-shell')
  const find = () => [...(isWhole ? [] : [headlessShell]), ...whole].find(starts)
  const waysToInstall = [
    () => run('npx', 'playwright', 'install', 'chromium'),
    () => installPackages('chromium'),
  ]
  for (const install of waysToInstall) if (!find()) install()
  const path = find()
  if (path) return path
  throw new Error(
    'No Chromium starts here. Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.',
  )
}
