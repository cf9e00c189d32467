import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without windows: a third faster. It has no notifications. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Where a Chromium usually is, then Playwright's own. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  chromium.executablePath(),
]

const isWindows = process.platform === 'win32'

/**
 * Whether the browser starts: Ubuntu's `chromium` may only print that it is a snap. On Windows
 * `--version` would open a window.
 */
const starts = (path: string) =>
  existsSync(path) &&
  (isWindows || spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0)

function run(command: string, ...args: string[]): void {
  console.error(`${command} ${args.join(' ')}`)
  // Standard output is for the test report. On Windows npx is a script.
  spawnSync(command, args, { timeout: 600_000, stdio: ['ignore', 2, 2], shell: isWindows })
}

/** Installs Debian packages, where that is possible. */
export function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  run('apt-get', 'update', '-q')
  run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages)
}

/** Without a Hindi font its letters are boxes, wider than on any phone. */
function installHindiFont(): void {
  const hindi = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' })
  if (hindi.status === 0 && hindi.stdout === '') installPackages(['fonts-noto-core'])
}

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, or one that is installed now. Debian's
 * also brings the system libraries that Playwright's download lacks on a bare machine.
 * `isWhole`: as people have it, with windows.
 */
export function findBrowser({ isWhole = false } = {}): string {
  installHindiFont()
  const named = process.env.CHROMIUM_PATH
  if (named && starts(named)) return named
  if (named) throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`)
  if (!isWhole && !starts(headlessShell)) installPackages(['chromium-headless-shell'])
  const find = () => [...(isWhole ? [] : [headlessShell]), ...places].find(starts)
  const waysToInstall = [
    () => run('npx', 'playwright', 'install', 'chromium'),
    () => installPackages(['chromium']),
  ]
  for (const install of waysToInstall) if (!find()) install()
  const path = find()
  if (path) return path
  throw new Error(
    'No Chromium starts here. Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.',
  )
}
