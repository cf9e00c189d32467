/** Web APIs that the oldest browsers of `browserslist` lack, by MDN's compatibility data. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import browserslist from 'browserslist'
import { root } from './build-folders.mjs'

interface Support {
  version_added?: string | boolean | null
  version_removed?: string
  prefix?: string
  alternative_name?: string
  flags?: unknown[]
}
interface Feature {
  __compat?: { support: Partial<Record<string, Support | Support[]>> }
  [part: string]: unknown
}

/** MDN's names. `and_chr` is left out: browserslist knows only its newest version. */
const mdnNames: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
}

const browsers = browserslist(undefined, { path: root }).flatMap((browser) => {
  const [name = '', version = ''] = browser.split(' ')
  const id = mdnNames[name]
  return id ? [[id, Number.parseFloat(version)] as const] : []
})

/** `≤79`: since 79 or earlier. `preview`: not yet. */
const numberOf = (version: Support['version_added']) =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.NaN

function lacks({ __compat: compat }: Feature): boolean {
  if (!compat) return false
  return browsers.some(([id, version]) => {
    const statements = [compat.support[id] ?? []].flat()
    return !statements.some(
      ({ version_added, version_removed, prefix, alternative_name, flags }) =>
        numberOf(version_added) <= version &&
        !(numberOf(version_removed) <= version) &&
        (prefix ?? alternative_name ?? flags) === undefined,
    )
  })
}

const partsOf = (feature: Feature) =>
  Object.entries(feature).filter(
    (entry): entry is [string, Feature] =>
      entry[0] !== '__compat' && (entry[1] as Feature).__compat !== undefined,
  )

/** Such as `['URLSearchParams', 'size']`, or `['Highlight']` for a whole interface. */
export function lackingInWindow(): string[][] {
  // `import` would parse its 20 MB as a script.
  const file = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'))
  const data = JSON.parse(readFileSync(file, 'utf8')) as {
    api: Feature
    javascript: { builtins: Record<string, Feature> }
  }
  const owners = [...partsOf(data.api), ...Object.entries(data.javascript.builtins)]
  return owners.flatMap(([owner, feature]) => {
    if (lacks(feature)) return [[owner]]
    return partsOf(feature)
      .filter(([name, part]) => lacks(part) && !/_event$|^@@/.test(name))
      .map(([name]) => [owner, name.replace(/_static$/, '')])
  })
}
