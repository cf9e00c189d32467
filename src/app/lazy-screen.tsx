import { type ComponentType, lazy } from 'react'
import { type CodeError, fetchCode } from '@/api/code'
import { reportConnectivity } from '@/api/connectivity'
import { fetchPartsBy } from '@/ui/use-on-demand'

type Load = () => Promise<{ Component: ComponentType }>

// The parts of screens come through the same door.
fetchPartsBy(fetchCode)

/** What is drawn for each, once asked for or fetched ahead (prefetch-screens.ts). */
export const knownScreens = new Map<Load, ComponentType>()
/** Failed before, and not fetched since. */
const failed = new Set<Load>()

interface LazyScreenProps {
  load: Load
  /** The screen does without it: no reason to load the page anew. */
  isPart?: boolean
}

/** The screen, whose code is fetched once, when it is first rendered. */
function screenOf({ load, isPart = false }: LazyScreenProps): ComponentType {
  const known = knownScreens.get(load)
  if (known) return known
  const screen = lazy(async () => {
    try {
      const { Component } = await fetchCode(load, !isPart)
      if (failed.delete(load)) reportConnectivity(true)
      return { default: Component }
    } catch (error) {
      failed.add(load)
      // The status strip speaks of it.
      if (!(error as CodeError).isGone) reportConnectivity(false)
      throw error
    }
  })
  knownScreens.set(load, screen)
  return screen
}

/** Before another try: what failed to load is forgotten. Not earlier, or a render would try for ever. */
export function forgetFailedLoads(): void {
  for (const load of failed) knownScreens.delete(load)
}

/** Renders a screen whose code comes on demand; suspends until it is there. */
export function LazyScreen(props: LazyScreenProps) {
  const Screen = screenOf(props)
  return <Screen />
}
