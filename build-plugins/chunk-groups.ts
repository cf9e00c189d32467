import { join } from 'node:path'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Group = NonNullable<CodeSplitting['groups']>[number]
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

/** A screen as in src/screens.ts, and the modules by which its route is loaded. */
interface Screen {
  file: string
  open?: true
  isTab?: true
  modules: string[]
}

/** The modules that a screen imports statically, and itself. */
function closure(
  root: string,
  { modules }: Pick<Screen, 'modules'>,
  context: Context,
): Set<string> {
  const reached = new Set<string>()
  const waiting = modules.map((module) => join(root, module))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    const module = context.getModuleInfo(id)
    if (!module) throw new Error(`build-plugins/chunk-groups.ts: the build has no ${id}`)
    reached.add(id)
    waiting.push(...module.importedIds)
  }
  return reached
}

interface Loaded extends Screen {
  /** A tab, a visitor's screen, or one that needs no more code than those. */
  isFirst: boolean
}

/** The screens that import each module. */
function screensByModule(root: string, screens: readonly Screen[], context: Context) {
  const closures = screens.map((screen) => ({ screen, ids: closure(root, screen, context) }))
  const firsts = closures.filter(({ screen: { open, isTab } }) => open ?? isTab)
  const known = new Set(firsts.flatMap(({ ids }) => [...ids]))
  const found = new Map<string, Loaded[]>()
  for (const { screen, ids } of closures) {
    const own = join(root, `src/${screen.file}.tsx`)
    const isFirst = [...ids].every((id) => id === own || known.has(id))
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), { ...screen, isFirst }])
  }
  return found
}

/** The chunk of a module that these screens import; null leaves it to the bundler. */
function chunkOf(screens: readonly Loaded[]): string | null {
  const [feature, ...others] = new Set(screens.map(({ file }) => file.split('/')[1]))
  if (feature === undefined) return null
  if (others.length === 0 && screens.every(({ isFirst }) => isFirst)) return `${feature}-first`
  if (others.length === 0 && !screens.some(({ isFirst }) => isFirst)) return feature
  const isOfTab = screens.some(({ isTab }) => isTab)
  if (screens.some(({ open }) => open)) return isOfTab ? 'layout' : 'forms'
  return isOfTab ? 'signed-in' : 'more'
}

/** What a start with a `config.json` needs: not the code of signed-in people. */
const CONFIG = { modules: ['src/boot/served-config.tsx'] }

/**
 * One chunk per feature, another one for its first screens, and four that they share. A public
 * screen loads `layout` and `forms` with its own, a tab `layout` and `signed-in`, others all four.
 */
export function chunkGroups(root: string, screens: readonly Screen[]): Group[] {
  let loads: Map<string, Loaded[]> | undefined
  let config: Set<string> | undefined
  // Each group holds all that its modules need, or it is in a chunk that needs nothing of it.
  const own = { includeDependenciesRecursively: false }
  return [
    { ...own, name: 'first', tags: ['$initial'], priority: 1 },
    {
      ...own,
      debugName: 'shared',
      name(id, context) {
        loads ??= screensByModule(root, screens, context)
        config ??= closure(root, CONFIG, context)
        const users = loads.get(id) ?? []
        if (!config.has(id)) return chunkOf(users)
        return chunkOf(users.map((screen) => ({ ...screen, open: true })))
      },
    },
  ]
}
