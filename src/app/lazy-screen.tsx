import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { type ChunkLoadError, fetchCode } from '@/api/code'
import { reportConnectivity } from '@/api/connectivity'
import { log } from '@/log'
import { paths } from '@/paths'
import { mayPrefetch } from '@/ui/may-prefetch'
import { type ScreenRoute, screenRoutes } from './routes'

type Load = ScreenRoute['load']

/** The component of each screen: the screen itself once it is prefetched, else a lazy one. */
export const knownScreens = new Map<Load, ComponentType>()
/** Those whose last load failed. */
const failed = new Set<Load>()

interface LazyScreenProps {
  load: Load
  /** The screen works without it: the page is not reloaded when its code is gone. */
  isPart?: boolean
}

/** Renders a component that is loaded on demand, once; suspends until it is there. */
export function LazyScreen({ load, isPart = false }: LazyScreenProps) {
  const Screen = knownScreens.get(load) ?? lazyScreen(load, isPart)
  return <Screen />
}

function lazyScreen(load: Load, isPart: boolean): ComponentType {
  const screen = lazy(async () => {
    try {
      const component = await fetchCode(load, !isPart)
      if (failed.delete(load)) reportConnectivity(true)
      return { default: component }
    } catch (error) {
      failed.add(load)
      // The status strip says so.
      if (!(error as ChunkLoadError).isGone) reportConnectivity(false)
      throw error
    }
  })
  knownScreens.set(load, screen)
  return screen
}

/** Call it before another try. A render must not: it would retry without end. */
export function forgetFailedLoads(): void {
  for (const load of failed) knownScreens.delete(load)
}

/**
 * Fetches the code of the screen at this path, so that it renders at once. A failure shows when it
 * is opened.
 */
export async function prefetchScreen(pathname: string): Promise<void> {
  const route = screenRoutes.find(({ path }) => path !== '*' && matchPath(path, pathname))
  if (route) await prefetch(route.load)
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

/** Fetches the code of a public screen, and of the page for an unknown path. */
export async function fetchOpenScreen(pathname: string): Promise<void> {
  const route = screenRoutes.find(({ path }) => matchPath(path, pathname))
  if (route?.open) await prefetch(route.load)
}

async function prefetch(load: Load): Promise<void> {
  if (knownScreens.has(load)) return
  try {
    const component = await load()
    // Opened meanwhile: another component would mount it again.
    if (!knownScreens.has(load)) knownScreens.set(load, component)
  } catch {
    log.warn('a screen could not be prefetched')
  }
}
