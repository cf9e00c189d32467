import { log } from '@/log'

// What only a signed-in person has stands in a chunk of its own: a visitor's screens do without it.
const load = () => import('./SignedIn')

export const loadSignedIn = async () => ({ Component: (await load()).SignedIn })

export const loadCartLink = async () => ({ Component: (await load()).CartLink })

/** Starts fetching before the layout is there. A failure is met by what shows the parts. */
export function prefetchSignedIn(): void {
  load().catch(() => log.warn('the parts of a signed-in person could not be fetched ahead'))
}
