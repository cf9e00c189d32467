// @ts-check
/** What the oldest engines of `browserslist` (package.json) know, by MDN's compatibility data. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import browserslist from 'browserslist'

/** @typedef {{ version_added?: string | boolean | null, version_removed?: string | boolean | null, prefix?: string, alternative_name?: string, flags?: unknown[] }} Statement */
/** @typedef {{ support: Record<string, Statement | Statement[] | undefined> }} Compat */
/** What MDN tells of something, and below it of its parts. `__compat`, not a part, is read by `compatOf` alone. @typedef {{ [name: string]: Node }} Node */

/**
 * @param {Node | undefined} node
 * @returns {Compat | undefined}
 */
const compatOf = (node) => /** @type {any} */ (node)?.__compat

/** MDN's names of the browsers. `and_chr` is left out: only its newest version has a name, and Chrome's stands for it. */
const namesOfMdn = /** @type {Record<string, string>} */ ({
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
})

/** 20 MB: `import` would have it parsed as a script. */
const dataFile = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'))
export const data = /** @type {Node} */ (JSON.parse(readFileSync(dataFile, 'utf8')))

/**
 * The oldest version of each browser of the list, as MDN names it.
 * @param {string[]} browsers As browserslist names them: `chrome 100`, `ios_saf 16.6-16.7`.
 */
export function oldest(browsers) {
  const found = /** @type {Record<string, number>} */ ({})
  for (const browser of browsers) {
    const [name = '', versions = ''] = browser.split(' ')
    const id = namesOfMdn[name]
    if (id === undefined) continue
    found[id] = Math.min(found[id] ?? Infinity, Number.parseFloat(versions))
  }
  return found
}

const engines = Object.entries(oldest(browserslist(undefined, { path: import.meta.dirname })))
if (engines.length !== Object.keys(namesOfMdn).length)
  throw new Error(`package.json’s browserslist names only ${JSON.stringify(engines)}.`)

/** @param {string | boolean | null | undefined} version `≤79` was there at the latest then; `preview` is not yet. */
const number = (version) =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.NaN

/** @param {Node | undefined} node */
export const isTold = (node) => compatOf(node) !== undefined

/** Whether an engine of the list lacks it, as far as it is told of. @param {Node | undefined} node */
export function isYoung(node) {
  const support = compatOf(node)?.support
  if (!support) return false
  return engines.some(([id, version]) => {
    const statements = [support[id] ?? []].flat()
    return !statements.some(
      ({ version_added, version_removed, prefix, alternative_name, flags }) =>
        number(version_added) <= version &&
        !(number(version_removed) <= version) &&
        (prefix ?? alternative_name ?? flags) === undefined,
    )
  })
}

/**
 * Whether two of the three families of engines have it today. What only one has is nothing a page could be written for: its
 * name is then far more often a name of our own (`city`, `unit`).
 * @param {Node} node
 */
export function isCommon(node) {
  const support = compatOf(node)?.support ?? {}
  const having = ['chrome', 'firefox', 'safari'].filter((id) =>
    [support[id] ?? []]
      .flat()
      .some(({ version_added, flags }) => number(version_added) > 0 && flags === undefined),
  )
  return having.length >= 2
}

/** @param {Node} node */
export const partsOf = (node) =>
  Object.entries(node).filter(([name, part]) => name !== '__compat' && isTold(part))

/**
 * What an old engine lacks of what a page finds in a window: `['URLSearchParams', 'size']`, whole interfaces as `['Highlight']`.
 * @returns {string[][]}
 */
export function lackingInWindow() {
  const owners = [...partsOf(data.api ?? {}), ...Object.entries(data.javascript?.builtins ?? {})]
  return owners.flatMap(([owner, node]) => {
    if (isYoung(node)) return [[owner]]
    return partsOf(node)
      .filter(([name, part]) => isYoung(part) && !/_event$|^@@/.test(name))
      .map(([name]) => [owner, name.replace(/_static$/, '')])
  })
}
