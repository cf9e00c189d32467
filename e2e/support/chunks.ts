/** Finds our modules in the files of a build, which have no names (build-plugins/chunks.ts). */
import { readFileSync } from 'node:fs'
import { folders, root } from '@scripts/build-folders.mjs'

interface Chunks {
  modules: Record<string, string>
  routes: Record<string, string[]>
}

const readChunks = (kind: 'demo' | 'live') =>
  JSON.parse(readFileSync(`${root}/${folders[kind]}/.vite/chunks.json`, 'utf8')) as Chunks

/** The scripts that each route loads. */
export const scriptsByRoute = (kind: 'demo' | 'live') => readChunks(kind).routes

/** The path from which the app loads a module. */
export function pathOf(module: string, kind: 'demo' | 'live'): string {
  const file = readChunks(kind).modules[module]
  if (!file) throw new Error(`The ${kind} build has no chunk with ${module}`)
  return `/${file}`
}

/** The names of our modules, without folder and extension, in the file at a path. */
export function namesByPath(kind: 'demo' | 'live'): (path: string) => string[] {
  const files = Object.entries(readChunks(kind).modules)
  return (path) =>
    files
      .filter(([, file]) => `/${file}` === path)
      .flatMap(([module]) => /(\w+)\.tsx?$/.exec(module)?.[1] ?? [])
}
