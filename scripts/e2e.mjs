// @ts-check
/** `npm run e2e`: the journeys in a real Chromium against both builds. Arguments go on to Playwright. */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build } from './build.mjs'
import { root } from './build-folders.mjs'
import { findBrowser } from './find-browser.mjs'
import { findFonts } from './find-fonts.mjs'
import { isMain } from './is-main.mjs'

const USUAL_PORT = 4317

/**
 * A port nobody listens on: the wanted one, else any. 0 stands for any.
 * @param {number} wanted
 * @returns {Promise<number>}
 */
function freePort(wanted) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      if (wanted === 0) reject(error)
      else resolve(freePort(0))
    })
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : wanted
      server.close(() => resolve(port))
    })
  })
}

/**
 * Builds what is stale and runs Playwright. Its exit code.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runJourneys(args, env = {}) {
  for (const kind of /** @type {const} */ (['demo', 'live'])) {
    if (!build(kind, { ifStale: true }))
      throw new Error(`The ${kind} build failed: no journey ran.`)
  }
  const browser = findBrowser()
  if ({ ...process.env, ...env }.E2E_MATCH === '*.nightly.ts') findFonts()
  const port = await freePort(USUAL_PORT)
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...args],
    {
      cwd: root,
      env: { ...process.env, ...env, CHROMIUM_PATH: browser, E2E_PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  return status ?? 1
}

if (isMain(import.meta)) {
  try {
    process.exitCode = await runJourneys(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
