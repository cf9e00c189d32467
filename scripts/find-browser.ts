import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { win32 } from 'node:path'
import { chromium } from '@playwright/test'

/** Debian's Chromium without windows: a third faster. It has no notifications. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** A machine to look at; tests name another. */
const here = { platform: process.platform, env: process.env, existsSync, spawnSync }
type Machine = Omit<typeof here, 'existsSync' | 'spawnSync'> & {
  existsSync: (path: string) => boolean
  spawnSync: (
    command: string,
    args: readonly string[],
    options: NonNullable<Parameters<typeof spawnSync>[2]>,
  ) => { status: number | null; stdout?: unknown }
}

/** Where a Chromium usually is. */
function places({ platform, env }: Machine): string[] {
  if (platform === 'win32')
    return ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].flatMap((name) =>
      ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => {
        const file = name.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'
        const folder = env[variable]
        return folder ? [win32.join(folder, name, 'Application', file)] : []
      }),
    )
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  return ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/microsoft-edge']
}

/**
 * Whether the browser starts: Ubuntu's `chromium` may only print that it is a snap. On Windows
 * `--version` would open a window.
 */
const starts = (path: string, { platform, ...machine }: Machine) =>
  machine.existsSync(path) &&
  (platform === 'win32' ||
    machine.spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0)

function run(machine: Machine, command: string, ...args: string[]): void {
  console.error(`${command} ${args.join(' ')}`)
  machine.spawnSync(command, args, {
    timeout: 600_000,
    // Standard output is for the test report.
    stdio: ['ignore', 2, 2],
    // On Windows npx is a script.
    shell: machine.platform === 'win32',
  })
}

/** Installs Debian packages, where that is possible. */
export function installPackages(packages: readonly string[], machine: Machine = here): void {
  if (process.getuid?.() !== 0 || !machine.existsSync('/usr/bin/apt-get')) return
  run(machine, 'apt-get', 'update', '-q')
  run(machine, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages)
}

/** Without a Hindi font its letters are boxes, wider than on any phone. */
function installHindiFont(machine: Machine): void {
  const hindi = machine.spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' })
  if (hindi.status === 0 && hindi.stdout === '') installPackages(['fonts-noto-core'], machine)
}

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, or one that is installed now. Debian's
 * also brings the system libraries that Playwright's download lacks on a bare machine.
 * `isWhole`: as people have it, with windows.
 */
export function findBrowser({ isWhole = false } = {}, machine: Machine = here): string {
  const named = machine.env.CHROMIUM_PATH
  if (machine.platform === 'linux') installHindiFont(machine)
  if (named && starts(named, machine)) return named
  if (named) throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`)
  const shells = isWhole || machine.platform !== 'linux' ? [] : [headlessShell]
  const find = () =>
    [...shells, ...places(machine), chromium.executablePath()].find((path) => starts(path, machine))
  const waysToInstall = [
    () => run(machine, 'npx', 'playwright', 'install', 'chromium'),
    () => installPackages(['chromium'], machine),
  ]
  if (shells.some((path) => !starts(path, machine)))
    installPackages(['chromium-headless-shell'], machine)
  for (const install of waysToInstall) if (!find()) install()
  const path = find()
  if (path) return path
  throw new Error(
    'No Chromium starts here. Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.',
  )
}
