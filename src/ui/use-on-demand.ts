import { type ComponentType, useEffect, useState } from 'react'
import { log } from '@/log'

/** A part of a screen that few people need: its code stays out of the screen's own. */
export interface OnDemand<Props> {
  name: string
  load: () => Promise<ComponentType<Props>>
  known: ComponentType<Props> | undefined
}

/** To be called once, outside of components: what was fetched is kept. */
export function onDemand<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  return { name, load, known: undefined }
}

async function fetchPart<Props>(part: OnDemand<Props>): Promise<void> {
  try {
    part.known = await part.load()
  } catch {
    log.warn('a part of the screen could not be fetched', { part: part.name })
  }
}

/** The part, fetched from when it is `wanted`, and again when the network returns. Undefined until it is there. */
export function useOnDemand<Props>(
  part: OnDemand<Props>,
  wanted: boolean,
): ComponentType<Props> | undefined {
  const [known, setKnown] = useState(() => part.known)

  useEffect(() => {
    if (!wanted || known) return
    let current = true
    const fetchIt = () =>
      void fetchPart(part).then(() => {
        if (current) setKnown(() => part.known)
      })
    fetchIt()
    window.addEventListener('online', fetchIt)
    return () => {
      current = false
      window.removeEventListener('online', fetchIt)
    }
  }, [part, wanted, known])

  return wanted ? known : undefined
}
