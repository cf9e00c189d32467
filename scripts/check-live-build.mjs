/**
 * Fails when a live build (`dist`, or the folder given) holds mocks, development tools or sources.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importSource } from './import-source.mjs'
import { isMain } from './is-main.mjs'

/** Compressed bytes hold any three letters by chance. */
const compressed = /\.(?:br|gz|jpg|pdf|png|webm|webp)$/

const known = [
  'msw',
  'mockServiceWorker',
  'mock-pictures',
  'src/mocks',
  '__provider',
  'provider-panel',
  'demoEnv',
  'ReactQueryDevtools',
  'tsqd-',
]

/**
 * The demo values that a live build must not hold; lists and accounts in parts.
 * @param {Record<string, string>} env `demoEnv` of src/mocks/demo-env.ts.
 */
export function demoValues(env) {
  const parts = Object.values(env).flatMap((value) => value.split(/[,/]/))
  // Short words, and a placeholder's mobile number, may stand in any build.
  return [...new Set(parts.map((part) => part.trim()))].filter(
    (part) => part.length >= 9 && !/^\d{10}$/.test(part),
  )
}

/**
 * A line for each file with a trace of the mocks in its name or content.
 * @param {string} folder
 * @param {string[]} values See `demoValues`.
 */
export function findMockTraces(folder, values) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  if (files.length === 0) throw new Error(`${folder} is empty: there is no build to check.`)
  const traces = [...new Set([...known, ...values])]
  return files.flatMap((path) => {
    const file = relative(folder, path)
    const text = `${file}\n${readFileSync(path, 'utf8')}`
    const told = compressed.test(file) ? traces.filter(({ length }) => length > 3) : traces
    const found = told.filter((trace) => holds(text, trace))
    return found.length > 0 ? [`${file}: ${found.join(', ')}`] : []
  })
}

/**
 * Finds `msw` as a whole word, and others anywhere.
 * @param {string} text
 * @param {string} trace
 */
function holds(text, trace) {
  return trace === 'msw' ? /(?<![A-Za-z0-9])msw(?![A-Za-z0-9])/i.test(text) : text.includes(trace)
}

/**
 * The files that are a source map or name one.
 * @param {string} folder
 */
export function findSourceMaps(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter(
    (file) =>
      file.endsWith('.map') ||
      (/\.(?:js|css|html)$/.test(file) &&
        /[#@] ?sourceMappingURL=/.test(readFileSync(join(folder, file), 'utf8'))),
  )
}

if (isMain(import.meta)) {
  const folder = process.argv[2] ?? 'dist'
  const { demoEnv } = await importSource('src/mocks/demo-env.ts')
  const found = findMockTraces(folder, demoValues(demoEnv))
  for (const line of found)
    console.error(`A trace of the mocks or of development tools in ${folder}/${line}`)
  const maps = findSourceMaps(folder)
  for (const file of maps) console.error(`A source map: ${folder}/${file}`)
  if (found.length + maps.length > 0) process.exitCode = 1
}
