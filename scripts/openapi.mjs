/** `npm run openapi`: writes docs/openapi.json from src/api/contract. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from './build-folders.mjs'
import { importWithWireReaders } from './import-source.mjs'
import { isMain } from './is-main.mjs'

export const openapiFile = join(root, 'docs/openapi.json')

export async function openapiText() {
  /** @type {typeof import('./contract/openapi.ts')} */
  const { openapi } = await importWithWireReaders('scripts/contract/openapi.ts')
  const options = await resolveConfig(openapiFile)
  return format(JSON.stringify(openapi()), { ...options, filepath: openapiFile })
}

if (isMain(import.meta)) writeFileSync(openapiFile, await openapiText())
