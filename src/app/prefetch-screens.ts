import { matchPath } from 'react-router-dom'
import { log } from '@/log'
import { knownScreens } from './lazy-screen'
import { type ScreenRoute, screenRoutes } from './routes'

/** Fetches the code of the screen at this path: it is then drawn at once. A failure is met when it is opened. */
export async function prefetchScreen(pathname: string): Promise<void> {
  const route = screenRoutes.find(({ path }) => path !== '*' && matchPath(path, pathname))
  if (route) await fetchCode(route)
}

/** The same for a screen that is open to everybody, and for the page of a path that is none. */
export async function fetchOpenScreen(pathname: string): Promise<void> {
  const route = screenRoutes.find(({ path }) => matchPath(path, pathname))
  if (route?.open) await fetchCode(route)
}

async function fetchCode(route: ScreenRoute): Promise<void> {
  if (knownScreens.has(route.load)) return
  try {
    const { Component } = await route.load()
    // Opened meanwhile, it stands there already: another component would begin it anew.
    if (!knownScreens.has(route.load)) knownScreens.set(route.load, Component)
  } catch {
    log.warn('a screen could not be fetched ahead')
  }
}
