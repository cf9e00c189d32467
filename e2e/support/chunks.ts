/**
 * The file of a build that holds one of our modules (build-plugins/prerender.ts): files have no
 * names.
 */
import { readFileSync } from 'node:fs'
import { folders, root } from '@scripts/build-folders.mjs'

function filesOf(kind: 'demo' | 'live'): Record<string, string> {
  const path = `${root}/${folders[kind]}/.vite/chunks.json`
  return (JSON.parse(readFileSync(path, 'utf8')) as { modules: Record<string, string> }).modules
}

/** The path on the site of what the app fetches for a module. */
export function pathOf(module: string, kind: 'demo' | 'live'): string {
  const file = filesOf(kind)[module]
  if (!file) throw new Error(`The ${kind} build has no chunk with ${module}`)
  return `/${file}`
}

/** The names of our modules, without folder and ending, in a file by its path on the site. */
export function namesByPath(kind: 'demo' | 'live'): (path: string) => string[] {
  const files = Object.entries(filesOf(kind))
  return (path) =>
    files
      .filter(([, file]) => `/${file}` === path)
      .flatMap(([module]) => /(\w+)\.tsx?$/.exec(module)?.[1] ?? [])
}
