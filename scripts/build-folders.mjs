// @ts-check
/** Where the gate's two builds live, and the environment that makes them the same on every machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** BUILD_DIR lets two runs work in one tree without building under each other's feet. */
export const buildFolder = process.env.BUILD_DIR ?? '.build'

/** Relative to the project's root. */
export const folders = {
  live: `${buildFolder}/live`,
  demo: `${buildFolder}/demo`,
  bench: `${buildFolder}/bench`,
}

/**
 * This process' environment with every VITE_ variable of .env.example set to empty, so that nobody's .env decides what
 * is checked, and without NODE_ENV, which would make another kind of build.
 * @returns {NodeJS.ProcessEnv}
 */
export function neutralEnv() {
  const env = { ...process.env }
  delete env.NODE_ENV
  const documented = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?(VITE_\w+)=/gm)
  return { ...env, ...Object.fromEntries([...documented].map(([, name]) => [name, ''])) }
}
