import { join } from 'node:path'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Group = NonNullable<CodeSplitting['groups']>[number]
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

/** Modules by their path below the project's root. "What X needs" is X and all it imports statically. */
interface Wanted {
  name: string
  /** What these need goes in, but for themselves: they keep the chunk by which the router asks for them. */
  neededBy: string[]
  /** Only what all of `neededBy` need, instead of what any of them does. */
  common?: boolean
  /** These and what they need go in too. */
  also?: string[]
  /** What these need stays out, in the small chunks that the bundler makes of it. */
  notFor?: string[]
}

/** The first that wants a module gets it. */
const groupsBeside = (entrances: string[]): Wanted[] => [
  {
    name: 'layout',
    neededBy: ['src/app/LayoutRoutes.tsx'],
    also: [
      'src/api/hooks/user.ts',
      'src/clock.ts',
      'src/session/deal-type.ts',
      'src/ui/may-prefetch.ts',
      'src/ui/after-next-paint.ts',
      'src/ui/use-modal.ts',
      'src/ui/use-sheet.ts',
    ],
  },
  {
    name: 'account',
    neededBy: ['src/app/SignedIn.tsx'],
    also: [
      'src/api/hooks/if-available.ts',
      'src/domain/pricing.ts',
      'src/ui/DefinitionRows.tsx',
      'src/ui/Money.tsx',
      'src/ui/Tabs.tsx',
      'src/ui/WindowList.tsx',
      'src/ui/use-offer-duration.ts',
    ],
    // Visitors load the client too, and nothing else of an account.
    notFor: [...entrances, 'src/api/client.ts'],
  },
  {
    name: 'orders',
    neededBy: [
      'src/features/orders/HistoryScreen.tsx',
      'src/features/orders/OrderHistoryScreen.tsx',
      'src/features/quotes/QuotesScreen.tsx',
    ],
    common: true,
    notFor: [
      ...entrances,
      'src/features/catalogue/HomeScreen.tsx',
      'src/features/catalogue/ProductListScreen.tsx',
    ],
  },
  {
    name: 'histories',
    neededBy: [
      'src/features/orders/HistoryScreen.tsx',
      'src/features/orders/OrderHistoryScreen.tsx',
    ],
    common: true,
    notFor: [
      ...entrances,
      'src/features/catalogue/HomeScreen.tsx',
      'src/features/catalogue/ProductListScreen.tsx',
      'src/features/quotes/SingleQuoteScreen.tsx',
      'src/features/delivery/DeliveryScreen.tsx',
      'src/features/checkout/CheckoutScreen.tsx',
    ],
  },
  {
    name: 'forms',
    neededBy: ['src/features/login/LoginScreen.tsx', 'src/app/RegisterRoute.tsx'],
    common: true,
    // Notices and quantities stand on screens without a form.
    notFor: [
      'src/features/guide/GuideScreen.tsx',
      'src/features/orders/OrderScreen.tsx',
      'src/features/catalogue/SetQuantityScreen.tsx',
    ],
  },
  {
    name: 'bank',
    neededBy: ['src/app/RegisterRoute.tsx', 'src/features/account/BankDetailsScreen.tsx'],
    common: true,
    notFor: [
      'src/features/guide/GuideScreen.tsx',
      'src/features/orders/OrderScreen.tsx',
      'src/features/catalogue/SetQuantityScreen.tsx',
      'src/features/checkout/CheckoutScreen.tsx',
    ],
  },
]

function needs(roots: readonly string[], context: Context): Set<string> {
  const reached = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    const module = context.getModuleInfo(id)
    if (!module) throw new Error(`build-plugins/chunk-groups.ts: the build has no ${id}`)
    reached.add(id)
    waiting.push(...module.importedIds)
  }
  return reached
}

function modulesOf(
  { neededBy, common = false, also = [], notFor = [] }: Wanted,
  root: string,
  context: Context,
): Set<string> {
  const ids = (paths: string[]) => paths.map((path) => join(root, path))
  const each = ids(neededBy).map((id) => needs([id], context))
  const all = new Set(each.flatMap((set) => [...set]))
  const taken = [...all].filter((id) => !common || each.every((set) => set.has(id)))
  const left = new Set([...ids(neededBy), ...needs(ids(notFor), context)])
  return new Set([...taken, ...needs(ids(also), context)].filter((id) => !left.has(id)))
}

/**
 * What nearly every route of a kind loads, in one chunk each instead of in dozens: the same bytes compress to some 5 %
 * less (the budgets are in scripts/size-routes.mjs, the figures in docs/decisions.md). What the landing page needs comes first, or
 * a group would take from it. No group can depend on one below: each holds all that its modules need, or that is in small
 * chunks which need nothing of it. So none has to take its dependencies along.
 *
 * `entrances`: the modules of the screens that visitors open.
 */
export function chunkGroups(root: string, entrances: string[]): Group[] {
  const wanted = groupsBeside(entrances)
  const own = { includeDependenciesRecursively: false }
  return [
    { ...own, name: 'first', tags: ['$initial'], priority: wanted.length + 1 },
    ...wanted.map((group, index): Group => {
      let modules: Set<string> | undefined
      return {
        ...own,
        debugName: group.name,
        priority: wanted.length - index,
        name: (id, context) => {
          modules ??= modulesOf(group, root, context)
          return modules.has(id) ? group.name : null
        },
      }
    }),
  ]
}
