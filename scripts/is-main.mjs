import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Whether the module is the script that was started, and not imported.
 * @param {ImportMeta} meta
 */
export function isMain(meta) {
  const started = process.argv[1]
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(meta.url))
}
