import { type ComponentType, lazy } from 'react'
import { reportReach } from '@/api/reach'

type Load = () => Promise<{ Component: ComponentType }>

/** The screen's code could not be fetched: the network's fault, worth another try. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError'
}

/** What is drawn for each, once asked for or fetched ahead (screens-ahead.ts). */
export const knownScreens = new Map<Load, ComponentType>()
const failed = new Set<Load>()
/** Failed before, and not fetched since: the status strip speaks of it. */
const missed = new Set<Load>()

/** The screen, whose code is fetched once, when it is first rendered. */
function screenOf(load: Load): ComponentType {
  const known = knownScreens.get(load)
  if (known) return known
  const screen = lazy(async () => {
    try {
      const { Component } = await load()
      if (missed.delete(load)) reportReach(true)
      return { default: Component }
    } catch (cause) {
      failed.add(load)
      missed.add(load)
      reportReach(false)
      throw new ScreenLoadError('a screen could not be fetched', { cause })
    }
  })
  knownScreens.set(load, screen)
  return screen
}

/** Before another try: what failed to load is forgotten. Not earlier, or a render would try for ever. */
export function forgetFailedLoads(): void {
  for (const load of failed) knownScreens.delete(load)
  failed.clear()
}

/** Renders a screen whose code comes on demand; suspends until it is there. */
export function LazyScreen({ load }: { load: Load }) {
  const Screen = screenOf(load)
  return <Screen />
}
