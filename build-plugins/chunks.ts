import type { Rolldown } from 'vite'

/** A package, or the path of a module of ours. */
const nameOf = (id: string, root: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id.replace(`${root}/`, '')

/** What the chunks of a build hold and import. */
export function chunksOf(bundle: Rolldown.OutputBundle, root: string) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  /** The file of each module. */
  const modules: Record<string, string> = {}
  for (const chunk of chunks)
    for (const id of Object.keys(chunk.modules)) modules[nameOf(id, root)] = chunk.fileName

  function fileOf(module: string): string {
    const file = modules[module]
    if (!file) throw new Error(`The build holds no chunk with ${module}.`)
    return file
  }

  /** The files that hold these modules and all they import. */
  function scriptsOf(names: readonly string[]): string[] {
    const reached = new Set<string>()
    const waiting = names.map(fileOf)
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (reached.has(file)) continue
      reached.add(file)
      waiting.push(...(byFile.get(file)?.imports ?? []))
    }
    return [...reached]
  }
  return { modules, fileOf, scriptsOf }
}
