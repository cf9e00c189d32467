// @ts-check
/** Builds for the gate and the bench: `node scripts/build.mjs live|demo|bench [--if-stale]`. What gets deployed is `npm run build`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { folders, neutralEnv, root } from './build-folders.mjs'
import { isMain } from './is-main.mjs'

const configuration = ['vite.config.ts', 'tailwind.config.ts', 'package-lock.json']
const sources = ['src', 'public', 'build-plugins', 'index.html', ...configuration]

/** Somebody to pay: without a payee checkout does not go on. Not the demo's, of which a live build must hold nothing. */
const payee = {
  VITE_PAYMENT_ACCOUNT_NAME: 'Test Trading',
  VITE_PAYMENT_ACCOUNT_NUMBER: '987600001234',
  VITE_PAYMENT_IFSC: 'TEST0000009',
  VITE_PAYMENT_BANK: 'Test Bank',
  VITE_PAYMENT_UPI_ID: 'trading@test',
}

const environment = {
  /** The journeys put their own provider's address in its place (e2e/support/static-site.ts). */
  live: { ...payee, VITE_API_HOST: 'http://provider.invalid' },
  demo: {},
  /** The live build with its provider and the pictures on the same host (scripts/bench/host.mjs). */
  bench: { ...payee, VITE_PRODUCT_IMAGE_BASE: '/mock-pictures' },
}

/** @param {string} path */
function newest(path) {
  if (!existsSync(path)) return 0
  const own = statSync(path)
  if (!own.isDirectory()) return own.mtimeMs
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Math.max(...inside.map((name) => statSync(join(path, name)).mtimeMs))
}

/** @param {string} page The build's index.html, dated by `build` to when it began. */
function isStale(page) {
  const built = existsSync(page) ? statSync(page).mtimeMs : 0
  return sources.some((source) => newest(join(root, source)) > built)
}

/**
 * Whether it succeeded.
 * @param {'live' | 'demo' | 'bench'} kind
 * @param {{ ifStale?: boolean }} options
 */
export function build(kind, { ifStale = false } = {}) {
  const page = join(root, folders[kind], 'index.html')
  if (ifStale && !isStale(page)) return true
  const began = new Date()
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const mode = kind === 'demo' ? ['--mode', 'demo'] : []
  const { status } = spawnSync(
    process.execPath,
    // The manifest names source files: for our scripts, not for what gets published.
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

if (isMain(import.meta)) {
  const [kind, option] = process.argv.slice(2)
  if (kind !== 'live' && kind !== 'demo' && kind !== 'bench')
    throw new Error('Say which build: live, demo or bench.')
  if (!build(kind, { ifStale: option === '--if-stale' })) process.exitCode = 1
}
