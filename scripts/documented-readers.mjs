import { join } from 'node:path'
import { root } from './build-folders.mjs'

const contract = join(root, 'src/api/contract')

/**
 * Replaces the contract's liberal readers, which take nearly anything, by the documented types.
 * @type {import('vite').Plugin}
 */
export const documentedReaders = {
  name: 'documented-readers',
  enforce: 'pre',
  resolveId: (source, importer) =>
    ['./readers', './structures'].includes(source) && importer?.startsWith(contract)
      ? join(root, 'scripts/contract/wire-readers.ts')
      : null,
}
