import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './build-folders.mjs'

/**
 * Imports a TypeScript module of the project in a script: Node 20 cannot read TypeScript.
 * @param {string} file From the project's root.
 * @param {import('vite').Plugin[]} plugins
 * @returns {Promise<any>}
 */
export async function importSource(file, plugins = []) {
  const { module } = await runnerImport(join(root, file), {
    root,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    plugins,
  })
  return module
}
