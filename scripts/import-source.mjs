import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './build-folders.mjs'

/** For scripts/contract: the provider's documented types instead of the app's readers. */
const wireReaders = {
  find: /^\.\/(?:readers|structures)$/,
  replacement: join(root, 'scripts/contract/wire-readers.ts'),
}

/**
 * Imports a TypeScript module of the project in a script: Node 20 cannot read TypeScript.
 * @param {string} file From the project's root.
 * @returns {Promise<any>}
 */
export async function importSource(file) {
  const alias = file.startsWith('scripts/contract/') ? [wireReaders] : []
  const { module } = await runnerImport(join(root, file), {
    root,
    logLevel: 'error',
    resolve: { alias, tsconfigPaths: true },
  })
  return module
}
