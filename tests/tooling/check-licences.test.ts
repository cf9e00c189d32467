/** `npm run licences`: every package of the lock file may be shipped, or run. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

/** For packages in the app: they ask for a notice at most. */
const shipped = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']

/** For tools, which are not shipped. */
const tools = [...shipped, 'MIT-0', 'BlueOak-1.0.0', 'MPL-2.0', 'CC0-1.0', 'CC-BY-4.0']

/** Licences that package.json does not name. */
const readElsewhere: Record<string, string> = {
  'jsonp@0.2.1': 'MIT',
  // A tool; named in its LICENSE.
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
}

/** The packages whose licence is not listed; `packages` as in package-lock.json, by path. */
function unlisted(packages: Record<string, Locked>): string[] {
  return Object.entries(packages).flatMap(([path, { version, license, dev, devOptional }]) => {
    if (path === '') return []
    const name = `${path.split('node_modules/').at(-1) ?? path}@${version ?? '?'}`
    const said = license ?? readElsewhere[name] ?? 'none'
    const allowed = dev || devOptional ? tools : shipped
    const choices = said.replace(/^\(|\)$/g, '').split(' OR ')
    return choices.some((choice) => allowed.includes(choice)) ? [] : [`${name}: ${said}`]
  })
}

it('finds a listed licence for every package of the lock file', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
  expect(unlisted(lock.packages)).toEqual([])
})
