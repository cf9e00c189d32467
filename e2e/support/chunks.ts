/** Which of our modules a file of a build was made for: by its manifest, because files carry no names. */
import { readFileSync } from 'node:fs'
import { folders, root } from '@scripts/build-folders.mjs'

type Manifest = Record<string, { file: string; src?: string }>

function manifestOf(kind: 'demo' | 'live'): Manifest {
  return JSON.parse(
    readFileSync(`${root}/${folders[kind]}/.vite/manifest.json`, 'utf8'),
  ) as Manifest
}

/** The path on the site of what the app fetches for a module. */
export function pathOf(module: string, kind: 'demo' | 'live'): string {
  const chunk = manifestOf(kind)[module]
  if (!chunk) throw new Error(`The ${kind} build has no chunk for ${module}`)
  return `/${chunk.file}`
}

/** The name of the module that the app asks for by a path on the site, without folder and ending, if it is one of ours. */
export function namesByPath(kind: 'demo' | 'live'): (path: string) => string | undefined {
  const names = new Map<string, string>(
    Object.values(manifestOf(kind)).flatMap(({ file, src }) => {
      const name = src && /(\w+)\.tsx?$/.exec(src)?.[1]
      return name ? [[`/${file}`, name] as const] : []
    }),
  )
  return (path) => names.get(path)
}
