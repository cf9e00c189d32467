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

const idsOf = (root: string, modules: readonly string[]) =>
  modules.map((module) => join(root, module))

/** The modules that these import statically, and themselves. */
function closure(ids: readonly string[], context: Context): Set<string> {
  const reached = new Set<string>()
  const waiting = [...ids]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    const module = context.getModuleInfo(id)
    if (!module) throw new Error(`build-plugins/chunk-groups.ts: the build has no ${id}`)
    reached.add(id)
    waiting.push(...module.importedIds)
  }
  return reached
}

/** The modules that parts which load on demand need, screens aside. */
function modulesOfParts(root: string, screens: readonly Screen[], context: Context): Set<string> {
  const ofScreens = new Set(screens.flatMap(({ modules }) => idsOf(root, modules)))
  const entries = new Set(idsOf(root, ['index.html']))
  const found = new Set<string>()
  for (const entry of entries) {
    const modules = closure([entry], context)
    for (const id of modules) {
      for (const part of context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) entries.add(part)
      if (!ofScreens.has(entry)) found.add(id)
    }
  }
  return found
}

/** The screens that load each module when they are opened first. */
function screensByModule(root: string, screens: readonly Screen[], context: Context) {
  const found = new Map<string, Screen[]>()
  for (const screen of screens)
    for (const id of closure(idsOf(root, screen.modules), context))
      found.set(id, [...(found.get(id) ?? []), screen])
  return found
}

const featureOf = ({ file }: Screen) => file.split('/')[1] ?? ''

const isOfForms = (id: string) => id.includes('/node_modules/react-hook-form/')

/** The chunk of a module that these screens load; null leaves it to the bundler. */
function chunkOf(
  id: string,
  screens: readonly Screen[],
  ofParts: ReadonlySet<string>,
  context: Context,
): string | null {
  const features = new Set(screens.map(featureOf))
  const files = new Set(screens.map(({ file }) => file))
  const open = screens.filter((screen) => screen.open).length
  if (screens.some(({ isTab }) => isTab)) {
    if (open > 0) return 'layout'
    return features.size === 1 ? [...features].join() : 'account'
  }
  // Parts of other screens would load the whole screen with it.
  const isForAll = ofParts.has(id) && !id.includes('/src/features/')
  if (files.size === 1 && !isForAll) return [...files].join().replace(/.*\//, '')
  // Half of the screens with fields do without the library.
  if (isOfForms(id) || context.getModuleInfo(id)?.importedIds.some(isOfForms)) return null
  if (open === 0 || features.size === 1) return null
  return open > 1 || files.size > 3 ? 'forms' : 'steps'
}

/**
 * Few chunks for a first screen: the entry and the layout, then for a signed-in person `account`
 * and one chunk per tab's feature, for a visitor `forms` and the screen.
 */
export function chunkGroups(root: string, screens: Screen[], landing: string[]): Group[] {
  let loads: Map<string, Screen[]> | undefined
  let ofLanding: Set<string> | undefined
  let ofParts: Set<string> | undefined
  // Each group holds all that its modules need, or it is in a chunk that needs nothing of it.
  const own = { includeDependenciesRecursively: false }
  return [
    { ...own, name: 'first', tags: ['$initial'], priority: 1 },
    {
      ...own,
      debugName: 'shared',
      name(id, context) {
        loads ??= screensByModule(root, screens, context)
        ofLanding ??= closure(idsOf(root, landing), context)
        ofParts ??= modulesOfParts(root, screens, context)
        const loadedBy = loads.get(id) ?? []
        // A screen with the choice of a language does without the landing page's drawing.
        if (ofLanding.has(id)) return loadedBy.length > 0 ? 'settings' : 'landing'
        return chunkOf(id, loadedBy, ofParts, context)
      },
    },
  ]
}
