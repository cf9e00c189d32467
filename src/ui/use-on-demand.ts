import { useEffect, useState } from 'react'
import { log } from '@/log'

/** A part of a screen that loads on demand, mostly a component. */
export interface OnDemand<Part> {
  load: () => Promise<Part>
  known: Part | undefined
}

/** Call it once, at module level: it caches what was loaded. */
export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  return { load, known: undefined }
}

let fetchCode = <Code>(load: () => Promise<Code>): Promise<Code> => load()

/** Sets how parts are loaded. The app's own way handles deploys (api/code.ts). */
export function fetchPartsBy(fetch: typeof fetchCode): void {
  fetchCode = fetch
}

/** A failed load is retried after this long (ms). */
const AGAIN_AFTER = 5000

/**
 * Loads the part once it is `wanted`, and retries until it has loaded. Undefined until then. If it
 * is `needed`, throws the error, for the screen's boundary.
 */
export function useOnDemand<Part>(
  part: OnDemand<Part>,
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
        log.warn('a part of the screen could not be fetched')
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
