/** Finds our modules in the files of a build, which have no names (build-plugins/chunks.ts). */
import { readFileSync } from 'node:fs'
import { folders, root } from '@scripts/build-folders.mjs'

function filesOf(kind: 'demo' | 'live'): Record<string, string> {
  const path = `${root}/${folders[kind]}/.vite/chunks.json`
  return (JSON.parse(readFileSync(path, 'utf8')) as { modules: Record<string, string> }).modules
}

/** The path from which the app loads a module. */
export function pathOf(module: string, kind: 'demo' | 'live'): string {
  const file = filesOf(kind)[module]
  if (!file) throw new Error(`The ${kind} build has no chunk with ${module}`)
  return `/${file}`
}

/** The names of our modules, without folder and extension, in the file at a path. */
export function namesByPath(kind: 'demo' | 'live'): (path: string) => string[] {
  const files = Object.entries(filesOf(kind))
  return (path) =>
    files
      .filter(([, file]) => `/${file}` === path)
      .flatMap(([module]) => /(\w+)\.tsx?$/.exec(module)?.[1] ?? [])
}
