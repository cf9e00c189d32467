/** Builds for tests and the bench: `node scripts/build.mjs live|demo|bench|plain [--if-stale]`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folders, neutralEnv, root } from './build-folders.mjs'

const configuration = ['vite.config.ts', 'tailwind.config.ts', 'package-lock.json']
const sources = ['src', 'public', 'build-plugins', 'index.html', ...configuration]

/** Checkout needs a payee. It is not the demo's, of which a live build must hold nothing. */
const payee = {
  VITE_PAYMENT_ACCOUNT_NAME: 'Test Trading',
  VITE_PAYMENT_ACCOUNT_NUMBER: '987600001234',
  VITE_PAYMENT_IFSC: 'TEST0000009',
  VITE_PAYMENT_BANK: 'Test Bank',
  VITE_PAYMENT_UPI_ID: 'trading@test',
}

/** Provider and pictures are on the same host (scripts/bench/host.ts). */
const bench = { ...payee, VITE_PRODUCT_IMAGE_BASE: '/mock-pictures' }

const environment = {
  /** e2e/support/static-site.ts replaces this by the address of a test's provider. */
  live: { ...payee, VITE_API_HOST: 'http://provider.invalid' },
  demo: {},
  bench,
  plain: bench,
}

/** @param {string} page The build's index.html, whose time is that of the build's start. */
function isStale(page) {
  if (!existsSync(page)) return true
  const built = statSync(page).mtimeMs
  return sources.some((source) => {
    const path = join(root, source)
    const inside = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
      : ['']
    return inside.some((name) => statSync(join(path, name)).mtimeMs > built)
  })
}

/**
 * Returns whether it succeeded.
 * @param {keyof typeof environment} kind
 * @param {{ ifStale?: boolean }} options
 */
export function build(kind, { ifStale = false } = {}) {
  const page = join(root, folders[kind], 'index.html')
  if (ifStale && !isStale(page)) return true
  const began = new Date()
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const mode = kind === 'demo' || kind === 'plain' ? ['--mode', kind] : []
  const { status } = spawnSync(
    process.execPath,
    // Our scripts need the manifest; published builds have none, as it names source files.
    [vite, 'build', ...mode, '--manifest', '--outDir', folders[kind], '--emptyOutDir'],
    {
      cwd: root,
      env: { ...neutralEnv(), ...environment[kind] },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  if (status === 0) utimesSync(page, began, began)
  return status === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [kind, option] = process.argv.slice(2)
  if (!kind || !Object.hasOwn(environment, kind))
    throw new Error(`Name a build: ${Object.keys(environment).join(', ')}.`)
  if (!build(/** @type {keyof typeof environment} */ (kind), { ifStale: option === '--if-stale' }))
    process.exitCode = 1
}
