/**
 * Fails when a live build (`dist`, or the folder given) holds mocks, development tools or sources.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { demoEnv } from '@/mocks/demo-env'

/** Compressed bytes hold any three letters by chance. */
const compressed = /\.(?:br|gz|jpg|pdf|png|webm|webp)$/
const msw = /(?<![A-Za-z0-9])msw(?![A-Za-z0-9])/i

const known = [
  'mockServiceWorker',
  'mock-pictures',
  'src/mocks',
  '__provider',
  'provider-panel',
  'demoEnv',
  'sauda.mock',
  'ReactQueryDevtools',
  'tsqd-',
]

/** The demo values; lists and accounts in parts. */
const demoValues = Object.values(demoEnv)
  .flatMap((value) => value.split(/[,/]/))
  .map((part) => part.trim())
  // Short words, and a placeholder's mobile number, may stand in any build.
  .filter((part) => part.length >= 9 && !/^\d{10}$/.test(part))

const folder = process.argv[2] ?? 'dist'
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
if (files.length === 0) throw new Error(`${folder} is empty: there is no build to check.`)
for (const file of files) {
  const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`
  const isText = !compressed.test(file)
  const found = [...new Set([...known, ...demoValues])].filter((trace) => text.includes(trace))
  if (isText && msw.test(text)) found.push('msw')
  if (file.endsWith('.map') || (isText && /[#@] ?sourceMappingURL=/.test(text)))
    found.push('a source map')
  if (found.length === 0) continue
  console.error(`${folder}/${file}: ${found.join(', ')}`)
  process.exitCode = 1
}
