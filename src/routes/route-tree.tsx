/** The routes of all screens but the landing page, and how the code of each loads. */
import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { type ChunkLoadError, fetchCode } from '@/api/code'
import { reportConnectivity } from '@/api/connectivity'
import { log } from '@/lib/log'
import { paths } from './paths'
import { screens } from './screens'
import type english from '@/text/en.json'
import { mayPrefetch } from '@/ui/may-prefetch'
import type { SkeletonKind } from '@/ui/ScreenSkeleton'
import { NotFound } from '@/app/NotFound'

type Load = () => Promise<ComponentType>

export interface ScreenRoute {
  path: string
  load: Load
  skeleton: SkeletonKind
  title?: keyof typeof english.titles
  backTo?: string
  isTab?: true
  open?: true
}

/** A screen of a signed-in person has one, unless it is one of the five tabs. */
export const hasBackArrow = ({ open, isTab }: ScreenRoute) => !open && !isTab

const withTabBar = [
  paths.home,
  paths.productList,
  '/history',
  paths.quotes,
  '/setQuantity',
  '/product/details',
]

/** NAV-8: where the tab bar shows. `/profile` exactly; `/history` but not `/order/history`. */
export function hasTabBar(pathname: string): boolean {
  if (pathname === paths.profile) return true
  return (
    withTabBar.some((fragment) => pathname.includes(fragment)) &&
    !pathname.includes(paths.orderHistory)
  )
}

const modules = import.meta.glob<Record<string, ComponentType>>([
  '/src/features/*/*Screen.tsx',
  // Part of the entry.
  '!**/LandingScreen.tsx',
])

async function loadScreen(file: string): Promise<ComponentType> {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const screen = (await modules[`/src/${file}.tsx`]?.())?.[name]
  if (!screen) throw new Error(`src/${file}.tsx exports no ${name}`)
  return screen
}

export const screenRoutes: readonly ScreenRoute[] = [
  ...Object.values(screens).map(({ file, ...screen }) => ({
    ...screen,
    load: () => loadScreen(file),
  })),
  { path: '*', load: async () => NotFound, skeleton: 'plain', open: true },
]

/** The component of each screen: the screen itself once it is prefetched, else a lazy one. */
export const screenComponents = new Map<Load, ComponentType>()
/** Those whose last load failed. */
const failed = new Set<Load>()

const lazyScreen = (load: Load) =>
  lazy(async () => {
    try {
      const component = await fetchCode(load)
      if (failed.delete(load)) reportConnectivity(true)
      return { default: component }
    } catch (error) {
      failed.add(load)
      // The status strip says so.
      if (!(error as ChunkLoadError).isGone) reportConnectivity(false)
      throw error
    }
  })

/** Renders a screen. Suspends until its code is there, and throws when it cannot be loaded. */
export function LazyScreen({ load }: Pick<ScreenRoute, 'load'>) {
  const Screen = screenComponents.get(load) ?? lazyScreen(load)
  screenComponents.set(load, Screen)
  return <Screen />
}

/** Call it before another try. A render must not: it would retry without end. */
export function forgetFailedLoads(): void {
  for (const load of failed) screenComponents.delete(load)
}

/**
 * Fetches the code of the screen at this path, so that it renders at once. A failure shows when it
 * is opened. `onlyOpen`: only if everybody may open it.
 */
export async function prefetchScreen(pathname: string, { onlyOpen = false } = {}): Promise<void> {
  const route = screenRoutes.find(({ path }) => matchPath(path, pathname))
  if (!route || screenComponents.has(route.load) || (onlyOpen && !route.open)) return
  try {
    const component = await route.load()
    // Opened meanwhile: another component would mount it again.
    if (!screenComponents.has(route.load)) screenComponents.set(route.load, component)
  } catch {
    log.warn('a screen could not be prefetched')
  }
}

/**
 * Prefetches the page and the code of `/home` during sign-in, not with Save-Data. Returns the
 * function that removes the page's link.
 */
export function prefetchHome(): (() => void) | undefined {
  if (!mayPrefetch()) return undefined
  void prefetchScreen(paths.home)
  // The service worker has the page, and answers a navigation alone.
  if (navigator.serviceWorker?.controller) return undefined
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'prefetch', href: paths.home }))
  return () => link.remove()
}
