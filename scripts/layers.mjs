/** The layers of docs/architecture.md, for `npm run rules`. */

const libraries = 'log clock store path-segment'.split(' ').map((name) => `lib/${name}`)
const belowScreens = ['api', 'session', 'ui', 'text', 'domain', 'config', 'routes/paths']

/**
 * What the modules of a folder may import of ours. The first row that matches a file applies, and a
 * folder's own modules are imported by `./`.
 * @type {{ files: RegExp, ours: readonly string[], packages?: RegExp, never?: RegExp }[]}
 */
const layers = [
  { files: /^src\/(?:main\.tsx|vite-env\.d\.ts|boot\/)/, ours: [''] },
  {
    files: /^src\/(?:app\/|routes\/route-tree)/,
    ours: [...belowScreens, 'app', 'routes', 'features', 'lib'],
  },
  {
    files: /^src\/config\/served-config-start/,
    ours: ['config', 'routes/paths', 'boot', 'session', 'text', 'ui', 'lib'],
  },
  { files: /^src\/(?:config|routes|lib)\//, ours: ['lib'] },
  { files: /^src\/features\//, ours: [...belowScreens, 'features/shared', ...libraries] },
  {
    files: /^src\/api\/contract\//,
    ours: ['api/contract', 'api/endpoint', 'domain', 'lib/log', 'lib/clock'],
    never: /^(?:react|@tanstack|@hookform|framer-motion|use-intl)\b/,
  },
  {
    files: /^src\/api\/(?:client|call)\.ts$/,
    ours: ['api', 'domain', 'session', 'config', 'lib'],
    packages: /^axios\b/,
  },
  { files: /^src\/api\//, ours: ['api', 'domain', 'session', 'config', 'lib'] },
  { files: /^src\/session\//, ours: ['session', 'domain', 'lib/log', 'lib/clock', 'lib/store'] },
  { files: /^src\/ui\//, ours: ['ui', 'domain', 'text', 'lib/log', 'lib/clock'] },
  { files: /^src\/text\//, ours: ['text', 'lib/log', 'lib/clock', 'lib/store'] },
  {
    files: /^src\/domain\//,
    ours: ['domain'],
    never: /^(?:react|@tanstack|@hookform|framer-motion|use-intl|zod)\b/,
  },
  {
    files: /^src\/mocks\//,
    ours: ['mocks', 'api/contract', 'api/endpoint', 'domain/money', 'lib/log', 'lib/clock'],
    packages: /^msw\b/,
  },
  { files: /^src\//, ours: [] },
]

/** Used in one place only: axios by api/client and api/call, msw by the mocks, zod as zod/mini. */
const reserved = /^(?:axios|msw|zod(?!\/mini$))(?:\/|$)/
const ours = /^@(tests|scripts|build-plugins)?\//

/**
 * The imports of a module that its layer refuses, in any way to write one.
 * @param {string} file From the project's root.
 * @param {string} text
 */
export function refusedImports(file, text) {
  const layer = layers.find(({ files }) => files.test(file))
  if (!layer) return []
  const refused = (/** @type {string} */ name) => {
    if (name.startsWith('./')) return false
    if (!ours.test(name))
      return (
        Boolean(layer.never?.test(name)) || (reserved.test(name) && !layer.packages?.test(name))
      )
    const path = name.slice(2)
    return (
      !name.startsWith('@/') ||
      !layer.ours.some(
        (allowed) => allowed === '' || path === allowed || path.startsWith(`${allowed}/`),
      )
    )
  }
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)]
    .map(([, name = '']) => name)
    .filter(refused)
}
