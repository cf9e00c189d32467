/** `npm run licences`: checks that every package of the lock file may be shipped, or run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build-folders.mjs'
import { isMain } from './is-main.mjs'

/** For packages in the app: they ask for a notice at most. */
const shipped = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']

/** For tools, which are not shipped. */
const tools = [...shipped, 'MIT-0', 'BlueOak-1.0.0', 'MPL-2.0', 'CC0-1.0', 'CC-BY-4.0']

/** Licences that package.json does not name. */
const readElsewhere = /** @type {Record<string, string>} */ ({
  'jsonp@0.2.1': 'MIT',
  // A tool; named in its LICENSE.
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
})

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean }} Locked
 */

/**
 * A line for each package whose licence is not listed.
 * @param {Record<string, Locked>} packages Of package-lock.json, by path.
 */
export function findLicences(packages) {
  return Object.entries(packages).flatMap(([path, { version, license, dev, devOptional }]) => {
    if (path === '') return []
    const name = `${path.split('node_modules/').at(-1) ?? path}@${version ?? '?'}`
    const said = license ?? readElsewhere[name] ?? 'none'
    const allowed = dev || devOptional ? tools : shipped
    const choices = said.replace(/^\(|\)$/g, '').split(' OR ')
    return choices.some((choice) => allowed.includes(choice)) ? [] : [`${name}: ${said}`]
  })
}

if (isMain(import.meta)) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = findLicences(packages)
  for (const line of found) console.error(`A licence that is not on the list: ${line}`)
  if (found.length > 0) process.exitCode = 1
  else console.log(`${Object.keys(packages).length - 1} packages, every licence on the list.`)
}
