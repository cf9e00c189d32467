// @ts-check
/**
 * Fails when a build asks of the oldest browsers of `browserslist` (package.json) what they do not have: the language, what
 * scripts call, what the style says. `node scripts/check-engines.mjs [folder]`
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inScripts, inStyles, ownNames } from './engines/accepted.mjs'
import { youngInScript } from './engines/script.mjs'
import { youngInStyle } from './engines/style.mjs'
import { isMain } from './is-main.mjs'

/**
 * What is young, and the files it stands in.
 * @param {string} folder
 */
export function youngInBuild(folder) {
  /** @type {Record<'script' | 'style', Map<string, string[]>>} */
  const found = { script: new Map(), style: new Map() }
  let files = 0

  /**
   * @param {'script' | 'style'} kind
   * @param {string} file
   * @param {() => string[]} read
   */
  function note(kind, file, read) {
    files += 1
    try {
      for (const name of read())
        found[kind].set(name, [...new Set([...(found[kind].get(name) ?? []), file])])
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      found[kind].set(`syntax: ${error.message}`, [file])
    }
  }

  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const text = () => readFileSync(join(folder, file), 'utf8')
    // The worker is no module.
    const type = file === 'sw.js' ? 'script' : 'module'
    if (file.endsWith('.js')) note('script', file, () => youngInScript(text(), type))
    if (file.endsWith('.css')) note('style', file, () => youngInStyle(text()))
    if (!file.endsWith('.html')) continue
    for (const [, script = ''] of text().matchAll(/<script>([^]*?)<\/script>/g))
      note('script', file, () => youngInScript(script, 'script'))
  }
  if (files === 0) throw new Error(`${folder} is empty: there is no build to check.`)
  return found
}

/**
 * One line for whatever is young and not accepted, and for whatever is accepted and not there.
 * @param {Map<string, string[]>} found
 * @param {string[]} accepted
 */
export function disagreements(found, accepted) {
  const unknown = [...found].filter(([name]) => !accepted.includes(name))
  return [
    ...unknown.map(([name, files]) => `${name} in ${files.join(', ')}`),
    ...accepted
      .filter((name) => !found.has(name))
      .map((name) => `${name} is accepted and stands nowhere: take it out of accepted.mjs`),
  ]
}

if (isMain(import.meta)) {
  const { script, style } = youngInBuild(process.argv[2] ?? 'dist')
  const wrong = [
    ...disagreements(script, [...Object.keys(inScripts), ...ownNames]),
    ...disagreements(style, Object.keys(inStyles)),
  ]
  for (const line of wrong) console.error(`Too young for the browsers of package.json: ${line}`)
  if (wrong.length > 0) process.exitCode = 1
}
