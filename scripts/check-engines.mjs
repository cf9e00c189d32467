/**
 * Fails when a build uses what the oldest browsers of `browserslist` (package.json) lack: syntax
 * and built-ins by es-check, CSS by doiuse. `node scripts/check-engines.mjs [folder]`. Web APIs are
 * left to e2e/older-engines.nightly.ts.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import browserslist from 'browserslist'
import doiuse from 'doiuse'
import postcss from 'postcss'
import { root } from './build-folders.mjs'

/** Features that CSS may use though an old browser lacks them, and why that is fine. */
const accepted = {
  'css-clip-path': 'inset() works everywhere; only url() does not.',
  'css-container-queries': 'Facts stay in two columns at very large text.',
  'css-grid-animation': 'An error is there at once instead of sliding open.',
  'css-hyphens': 'A long word is cut elsewhere.',
  'css-lch-lab': 'Tailwind repeats each colour in rgb before it.',
  'css-marker-pseudo': 'Colours a bullet.',
  'css-masks': 'Only clip-path is used, which doiuse counts as a mask.',
  'css-resize': 'A text area keeps its size.',
  'css-selection': 'The browser has its own colour.',
  'css-text-indent': 'Only its keywords are missing.',
  'css-touch-action': 'Set on what also works without it.',
  'extended-system-fonts': 'The next font of the list is used.',
  'intrinsic-width': 'Only the prefixed `stretch` is missing.',
  multicolumn: 'Only column-gap, of grid and flexbox, is used.',
  'text-decoration': 'A dotted line is a solid one.',
  'text-size-adjust': 'Prefixed for those that have it.',
  'viewport-unit-variants': 'Each dvh has a vh before it.',
}

const folder = process.argv[2] ?? 'dist'

const assets = readdirSync(join(folder, 'assets')).map((file) => join(folder, 'assets', file))
const worker = join(folder, 'sw.js')
const modules = assets.filter((file) => file.endsWith('.js'))
if (modules.length === 0) throw new Error(`${folder} holds no build.`)
// The service worker is a classic script.
for (const args of [['--module', ...modules], ...(existsSync(worker) ? [[worker]] : [])]) {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['es-check', 'checkBrowser', '--checkFeatures', ...args],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status === 0) continue
  console.error(stdout + stderr)
  process.exitCode = 1
}

/** @type {Set<string>} */
const used = new Set()
const check = doiuse({
  browsers: browserslist(undefined, { path: root }),
  ignore: /** @type {(keyof typeof accepted)[]} */ (Object.keys(accepted)),
  onFeatureUsage: ({ message }) => used.add(message),
})
for (const file of assets.filter((name) => name.endsWith('.css')))
  await postcss([check]).process(readFileSync(file, 'utf8'), { from: file })
for (const message of used) console.error(message)
if (used.size > 0) process.exitCode = 1
