import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/**
 * use-intl's formatters, but only those of numbers and plurals: our messages format nothing else (tests/text/words.test.ts).
 * The first Intl.NumberFormat of a page takes 10 ms, 40 on a cheap phone; a count is grouped without, as in India, which all
 * our locales do.
 */
const formatters = `
const kept = (Kind, made = {}) => (...how) => (made[JSON.stringify(how)] ??= new Kind(...how))
export class I extends Error {
  constructor(code, reason) {
    super(reason ? code + ': ' + reason : code)
    this.code = code
    this.originalMessage = reason
  }
}
export const a = Object.fromEntries(
  ['MISSING_MESSAGE', 'INVALID_MESSAGE', 'FORMATTING_ERROR'].map((code) => [code, code]),
)
export const b = () => ({})
const numbers = kept(Intl.NumberFormat)
const format = (how) => (number) =>
  Number.isSafeInteger(number)
    ? String(number).replace(/(\\d)(?=(?:\\d\\d)+\\d$)/g, '$1,')
    : numbers(...how).format(number)
export const c = () => ({
  getNumberFormat: (...how) => ({ format: format(how) }),
  getPluralRules: kept(Intl.PluralRules),
})`

/** axios' error without what is for logs: config, stacks of causes and their masking. Ours never leaves api/client.ts. */
const axiosError = `
export const getCauseStackIndex = () => -1
export const REDACTED = ''
export default class AxiosError extends Error {
  constructor(message, code, config, request, response) {
    super(message)
    this.isAxiosError = true
    this.code = code
    this.response = response
  }
  static from({ message }, code, config, request, response) {
    return new AxiosError(message, code, config, request, response)
  }
}`

/**
 * Modules of packages that nothing of ours reaches, and what stands in their place: axios talks through XMLHttpRequest
 * (its first choice in every browser), in JSON, gets paths below one host and its query ready made, tells of progress as the
 * browser does, is broken off by signals and intercepted by nobody, its options are written once and right; no list is an
 * infinite query.
 */
const unreachedModules: Record<string, string> = {
  'axios/lib/adapters/fetch.js': 'export const getFetch = () => null',
  'axios/lib/cancel/CancelToken.js': 'export default null',
  'axios/lib/helpers/AxiosURLSearchParams.js': 'export default null',
  'axios/lib/core/AxiosError.js': axiosError,
  'axios/lib/core/buildFullPath.js': "export default (base, url) => (base ?? '') + url",
  'axios/lib/helpers/buildURL.js':
    "export default (url, query) => (query ? url + '?' + query : url)",
  'axios/lib/core/InterceptorManager.js': 'export default class { forEach() {} }',
  'axios/lib/core/assertParamsAcyclic.js': 'export default () => undefined',
  'axios/lib/helpers/formDataToJSON.js': 'export default null',
  'axios/lib/helpers/HttpStatusCode.js': 'export default null',
  'axios/lib/helpers/progressEventReducer.js':
    'export const progressEventReducer = (listener) => [listener]',
  'axios/lib/helpers/validator.js':
    'const none = () => undefined\n' +
    'export default { assertOptions: none, validators: { transitional: none, spelling: none } }',
  'axios/lib/helpers/toFormData.js': 'export default null',
  'axios/lib/helpers/toURLEncodedForm.js': 'export default null',
  'use-intl/dist/esm/production/formatters-CJcico0N.js': formatters,
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = null, hasNextPage = null, hasPreviousPage = null',
}

/**
 * Marks what a package makes while loading as droppable where nobody uses it. Names for developer tools hold it back:
 * react-router's Link, NavLink and Form would bring the data router along.
 */
export function droppable(source: string): string {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (?=(?:\w+\.)?(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
}

/**
 * React throws some constants that are errors in name only, and reads nothing of them. Made as real ones while the app starts,
 * each has its place looked up by a browser in which somebody measures (for all others that costs nothing): React is parsed
 * once more, 80 ms at CPU ×4. Throws where there are none.
 */
export function placelessSignals(source: string): string {
  const signal = /\b(\w+Exception) = Error\(\w+\(\d+\)\)/g
  if (!signal.test(source)) throw new Error('React makes its signals in another way now')
  return source.replace(signal, '$1 = {}')
}

/** `axios` of `axios/lib/axios.js`, `@tanstack/query-core` of a path below that. */
const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? ''

/** Leaves out of a build what packages carry and this app never runs. */
export function leanPackages(unreached = unreachedModules): Plugin {
  const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
  const met = new Set<string>()
  const packages = new Set<string>()
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    // Its exports name the development build only, which warns at every step.
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler: (id) =>
        join(router, 'dist/production', id.endsWith('/dom') ? 'dom-export.mjs' : 'index.mjs'),
    },
    load: {
      filter: { id: /\/node_modules\// },
      handler(id) {
        const [, path = ''] = normalizePath(id).split(/.*\/node_modules\//)
        packages.add(packageOf(path))
        const replacement = unreached[path]
        if (replacement === undefined) return
        met.add(path)
        return replacement
      },
    },
    transform: {
      filter: {
        id: [
          /\/node_modules\/react-router\//,
          /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
        ],
      },
      handler: (source, id) => ({
        code: id.includes('/react-dom/') ? placelessSignals(source) : droppable(source),
        map: null,
      }),
    },
    buildEnd(error) {
      if (error) return
      const gone = Object.keys(unreached).filter(
        (path) => packages.has(packageOf(path)) && !met.has(path),
      )
      if (gone.length > 0)
        this.error(`Not there any more, see ${import.meta.filename}: ${gone.join(', ')}`)
    },
  }
}
