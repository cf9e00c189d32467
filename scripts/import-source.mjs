import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './build-folders.mjs'

/**
 * Imports a TypeScript module of the project in a script: Node 20 cannot read TypeScript.
 * @param {string} file From the project's root.
 * @param {import('vite').Alias[]} alias Beyond the paths of tsconfig.json.
 * @returns {Promise<any>}
 */
export async function importSource(file, alias = []) {
  const { module } = await runnerImport(join(root, file), {
    root,
    logLevel: 'error',
    resolve: { alias, tsconfigPaths: true },
  })
  return module
}

/**
 * The same, with the provider's documented types in place of the readers of src/api/contract.
 * @param {string} file
 */
export const importWithWireReaders = (file) =>
  importSource(file, [
    {
      find: /^\.\/(?:readers|structures)$/,
      replacement: join(root, 'scripts/contract/wire-readers.ts'),
    },
  ])
