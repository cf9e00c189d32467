import { type ComponentType, useEffect, useState } from 'react'
import { log } from '@/lib/log'

/** A failed load is repeated after this long (ms). */
const AGAIN_AFTER = 5000

const Nothing = () => null

/**
 * A part of a screen whose code is heavy and rarely needed: it loads when the part is rendered.
 * `Meanwhile` shows until then. While the code cannot be loaded, it is tried again and again.
 * `preload` fetches it before it is needed; a failure is left to the part itself.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> & { preload: () => void } {
  let loaded: ComponentType<Props> | undefined
  function preload(): void {
    load().then(
      (part) => (loaded = part),
      () => log.warn('a part of the screen could not be preloaded'),
    )
  }
  return Object.assign(LazyPart, { preload })

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let isShown = true
      async function fetchPart(): Promise<void> {
        try {
          loaded ??= await load()
          setPart(() => loaded)
        } catch {
          log.warn('a part of the screen could not be fetched')
          if (isShown) timer = setTimeout(() => void fetchPart(), AGAIN_AFTER)
        }
      }
      void fetchPart()
      return () => {
        isShown = false
        clearTimeout(timer)
      }
    }, [Part])
    const Shown = Part ?? Meanwhile
    return <Shown {...props} />
  }
}
