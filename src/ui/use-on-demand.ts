import { type ComponentType, useEffect, useState } from 'react'
import { log } from '@/log'

/**
 * A part of a screen that few people need: its code, mostly a component, stays out of the screen's
 * own.
 */
export interface OnDemand<Props, Part = ComponentType<Props>> {
  name: string
  load: () => Promise<Part>
  known: Part | undefined
}

/** To be called once, outside of components: what was fetched is kept. */
export function onDemand<Props, Part = ComponentType<Props>>(
  name: string,
  load: () => Promise<Part>,
): OnDemand<Props, Part> {
  return { name, load, known: undefined }
}

let fetchCode = <Code>(load: () => Promise<Code>): Promise<Code> => load()

/** From now on parts come through this door (the app's knows of deploys). */
export function fetchPartsBy(door: typeof fetchCode): void {
  fetchCode = door
}

/** What did not come is fetched again after so long (ms). */
const AGAIN_AFTER = 5000

/**
 * The part, fetched from when it is `wanted`, and again until it is there. Undefined until then;
 * throws why it does not come where the screen cannot do without (`needed`).
 */
export function useOnDemand<Props, Part = ComponentType<Props>>(
  part: OnDemand<Props, Part>,
  wanted: boolean,
  needed = false,
): Part | undefined {
  const [known, setKnown] = useState(() => part.known)
  const [error, setError] = useState<Error>()

  useEffect(() => {
    if (!wanted || known) return
    let timer: ReturnType<typeof setTimeout>
    let current = true
    async function fetchIt(): Promise<void> {
      clearTimeout(timer)
      try {
        part.known = await fetchCode(part.load)
        if (current) setKnown(() => part.known)
      } catch (cause) {
        log.warn('a part of the screen could not be fetched', { part: part.name })
        if (!current) return
        setError(cause as Error)
        timer = setTimeout(again, AGAIN_AFTER)
      }
    }
    const again = () => void fetchIt()
    again()
    window.addEventListener('online', again)
    return () => {
      current = false
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [part, wanted, known])

  if (needed && !known && error) throw error
  return wanted ? known : undefined
}
