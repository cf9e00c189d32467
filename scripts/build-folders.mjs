/** The folders of our builds, and an environment in which they are the same on every machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** BUILD_DIR lets two runs in one tree use folders of their own. */
export const buildFolder = process.env.BUILD_DIR ?? '.build'

/** Relative to the project's root. */
export const folders = {
  live: `${buildFolder}/live`,
  demo: `${buildFolder}/demo`,
  bench: `${buildFolder}/bench`,
  plain: `${buildFolder}/plain`,
}

/**
 * This process' environment with every VITE_ variable of .env.example empty, so that no .env file
 * changes what is tested, and without NODE_ENV, which would change the kind of build.
 * @returns {NodeJS.ProcessEnv}
 */
export function neutralEnv() {
  const env = { ...process.env }
  delete env.NODE_ENV
  const documented = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?(VITE_\w+)=/gm)
  return { ...env, ...Object.fromEntries([...documented].map(([, name]) => [name, ''])) }
}
