import { join } from 'node:path'
import type { Screen as KnownScreen } from '@/routes/screens'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Group = NonNullable<CodeSplitting['groups']>[number]
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

/** A screen, and the modules by which its route is loaded. */
type Screen = Pick<KnownScreen, 'file' | 'open' | 'isTab'> & { modules: readonly string[] }

/** The modules that a screen imports statically, and itself. */
function closure(root: string, { modules }: Screen, context: Context): Set<string> {
  const reached = new Set(modules.map((module) => join(root, module)))
  // Goes on to what is added meanwhile.
  for (const id of reached) {
    const module = context.getModuleInfo(id)
    if (!module) throw new Error(`build-plugins/chunk-groups.ts: the build has no ${id}`)
    for (const imported of module.importedIds) reached.add(imported)
  }
  return reached
}

type Loaded = Screen & {
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

/** A start with a `config.json` needs it, and no code of signed-in people. */
const servedConfig = {
  file: 'config/served-config-start',
  open: true,
  modules: ['src/config/served-config-start.tsx'],
} as const

/** The chunk of a module that these screens import; null leaves it to the bundler. */
function chunkOf(screens: readonly Loaded[]): string | null {
  const [feature, ...others] = new Set(screens.map(({ file }) => file.split('/')[1]))
  if (feature === undefined) return null
  const isOfFirst = screens.some(({ isFirst }) => isFirst)
  if (others.length === 0) return isOfFirst ? `${feature}-first` : feature
  const isOfTab = screens.some(({ isTab }) => isTab)
  const visitors = screens.filter(({ open }) => open)
  if (visitors.length > 0) {
    if (visitors.every(({ file }) => file === servedConfig.file)) return 'config'
    return isOfTab ? 'layout' : 'forms'
  }
  if ([feature, ...others].every((name) => name === 'checkout' || name === 'delivery'))
    return 'paying'
  return isOfTab ? 'signed-in' : 'more'
}

/**
 * One chunk per feature, another one for what its first screens need, and six that they share. A
 * public screen loads `layout` and `forms` with its own, a tab `layout` and `signed-in`, others all
 * of these and `more`; checkout and delivery `config` and `paying`, too.
 */
export function chunkGroups(root: string, screens: readonly Screen[]): Group[] {
  let loads: Map<string, Loaded[]> | undefined
  // Each group holds all that its modules need, or it is in a chunk that needs nothing of it.
  const own = { includeDependenciesRecursively: false }
  return [
    { ...own, name: 'first', tags: ['$initial'], priority: 1 },
    {
      ...own,
      debugName: 'shared',
      name(id, context) {
        loads ??= screensByModule(root, [...screens, servedConfig], context)
        return chunkOf(loads.get(id) ?? [])
      },
    },
  ]
}
