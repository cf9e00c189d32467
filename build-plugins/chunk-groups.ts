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
function closure(root: string, { modules }: Screen, context: Context): Set<string> {
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

/** The screens that import each module. */
function screensByModule(root: string, screens: readonly Screen[], context: Context) {
  const found = new Map<string, Screen[]>()
  for (const screen of screens)
    for (const id of closure(root, screen, context))
      found.set(id, [...(found.get(id) ?? []), screen])
  return found
}

const featureOf = ({ file }: Screen) => file.split('/')[1] ?? ''

/** The chunk of a module that these screens import; null leaves it to the bundler. */
function chunkOf(screens: readonly Screen[]): string | null {
  const [feature, ...others] = new Set(screens.map(featureOf))
  const isOpen = screens.some(({ open }) => open)
  const isOfTab = screens.some(({ isTab }) => isTab)
  if (feature === undefined) return null
  if (others.length === 0) return isOpen || isOfTab ? `${feature}-first` : feature
  if (isOpen) return isOfTab ? 'layout' : 'forms'
  return isOfTab ? 'signed-in' : 'more'
}

/**
 * One chunk per feature, one more for its tabs or public screens, and four that features share. A
 * public screen loads `layout` and `forms` with it, a tab `layout` and `signed-in`, any other one
 * all four.
 */
export function chunkGroups(root: string, screens: readonly Screen[]): Group[] {
  let loads: Map<string, Screen[]> | undefined
  // Each group holds all that its modules need, or it is in a chunk that needs nothing of it.
  const own = { includeDependenciesRecursively: false }
  return [
    { ...own, name: 'first', tags: ['$initial'], priority: 1 },
    {
      ...own,
      debugName: 'shared',
      name(id, context) {
        loads ??= screensByModule(root, screens, context)
        return chunkOf(loads.get(id) ?? [])
      },
    },
  ]
}
