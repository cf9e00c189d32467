// @ts-check
/** Finds a Chromium for the journeys, or installs one. `node scripts/find-browser.mjs` prints its path. */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { posix, win32 } from 'node:path'
import { chromium } from '@playwright/test'
import { isMain } from './is-main.mjs'

/**
 * @typedef {object} Machine What the search asks the machine; a test gives its own.
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} isFile
 * @property {(path: string) => boolean} starts Whether the browser there really runs here.
 * @property {() => string} playwrightsOwn Where Playwright keeps its own Chromium once it is installed.
 * @property {(command: string, args: string[], seconds: number) => boolean} run Whether it succeeded in time.
 * @property {(line: string) => void} say
 */

/** The one without windows first: the same engine, at half of the work for the machine. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** @param {Machine} machine */
function usualPlaces({ platform, env }) {
  if (platform === 'darwin') {
    const apps = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])]
    return ['Chromium', 'Google Chrome'].flatMap((app) =>
      apps.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    )
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => [
        `${root}\\Chromium\\Application\\chrome.exe`,
        `${root}\\Google\\Chrome\\Application\\chrome.exe`,
      ])
  }
  return ['/usr/bin', '/usr/local/bin', '/snap/bin']
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .concat(['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome'])
}

/** @param {Machine} machine */
function onPath({ platform, env }) {
  const windows = platform === 'win32'
  const folders = (env.PATH ?? env.Path ?? '').split(windows ? ';' : ':').filter(Boolean)
  const { join: joinPath } = windows ? win32 : posix
  return names.flatMap((name) =>
    folders.map((folder) => joinPath(folder, windows ? `${name}.exe` : name)),
  )
}

/**
 * A browser that is already here. Throws when one is named explicitly and cannot be used.
 * @param {Machine} machine
 * @returns {string | undefined}
 */
function installed(machine) {
  for (const name of ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_PATH']) {
    const path = machine.env[name]
    if (!path) continue
    if (!machine.isFile(path)) throw new Error(`${name} is ${path}, and there is no such file.`)
    if (!machine.starts(path)) throw new Error(`${name} is ${path}, which does not start.`)
    return path
  }
  return [...onPath(machine), ...usualPlaces(machine), machine.playwrightsOwn()].find(
    (path) => machine.isFile(path) && machine.starts(path),
  )
}

const advice = `No Chromium was found and none could be installed. Do one of these, then run the command again:
  - install Chromium or Google Chrome (Debian, Ubuntu: apt-get install chromium)
  - npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to the executable of a Chromium that starts on this machine`

/**
 * The path of a Chromium that starts here: the one named in CHROMIUM_PATH or PLAYWRIGHT_CHROMIUM_PATH, an installed one,
 * Playwright's own, or else one installed now. Throws an Error that says what to do.
 * @param {Machine} machine
 * @returns {string}
 */
export function findBrowser(machine = thisMachine) {
  const found = installed(machine)
  if (found) return found

  machine.say('No Chromium here: installing the one Playwright brings ...')
  // Present and not starting is what a bare machine without the system libraries gives; apt brings those along.
  const attempts = [() => machine.run('npx', ['playwright', 'install', 'chromium'], 300)]
  if (machine.platform === 'linux' && machine.isRoot && machine.isFile('/usr/bin/apt-get')) {
    attempts.push(() => {
      machine.say('Installing Chromium with apt-get ...')
      /** @param {string} name */
      const install = (name) =>
        machine.run('apt-get', ['install', '-y', '--no-install-recommends', name], 600)
      // Not every system that has apt-get has the one without windows.
      return (
        machine.run('apt-get', ['update'], 180) &&
        (install('chromium-headless-shell') || install('chromium'))
      )
    })
  }
  for (const attempt of attempts) {
    const browser = attempt() ? installed(machine) : undefined
    if (browser) return browser
  }
  throw new Error(advice)
}

/** @type {Machine} */
export const thisMachine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isFile: (path) => existsSync(path) && statSync(path).isFile(),
  // Ubuntu's chromium-browser may be a note that asks for a snap. On Windows `--version` would open a window.
  starts: (path) =>
    process.platform === 'win32' ||
    spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0,
  playwrightsOwn: () => chromium.executablePath(),
  run(command, args, seconds) {
    const { status } = spawnSync(command, args, {
      timeout: seconds * 1000,
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      shell: process.platform === 'win32',
    })
    return status === 0
  },
  say: (line) => console.error(line),
}

if (isMain(import.meta)) {
  try {
    console.log(findBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
