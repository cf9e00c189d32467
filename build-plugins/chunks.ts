import type { Rolldown } from 'vite'

/** A package, or the path of a module of ours. */
const nameOf = (id: string, root: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id.replace(`${root}/`, '')

/** What the chunks of a build hold and import. */
export function chunksOf(bundle: Rolldown.OutputBundle, root: string) {
  /** The file of each module. */
  const modules: Record<string, string> = {}
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk')
      for (const id of Object.keys(chunk.modules)) modules[nameOf(id, root)] = chunk.fileName

  function fileOf(module: string): string {
    const file = modules[module]
    if (!file) throw new Error(`The build holds no chunk with ${module}.`)
    return file
  }

  /** The paths of the files that hold these modules and all they import. */
  function scriptsOf(names: readonly string[]): string[] {
    const files = new Set(names.map(fileOf))
    // Goes on to what is added meanwhile.
    for (const file of files) {
      const chunk = bundle[file]
      if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported)
    }
    return Array.from(files, (file) => `/${file}`)
  }
  return { modules, scriptsOf }
}
