// @ts-check
import { join } from 'node:path'
import { root } from './build-folders.mjs'

const contract = join(root, 'src/api/contract')

/**
 * The contract's liberal readers take nearly anything: what the provider documents stands in for them.
 * @type {import('vite').Plugin}
 */
export const documentedReaders = {
  name: 'documented-readers',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './readers' && importer?.startsWith(contract)
      ? join(root, 'scripts/contract/wire-readers.ts')
      : null,
}
