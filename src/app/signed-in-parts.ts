import { log } from '@/log'

// A chunk of its own: a visitor's screens do without it.
const load = () => import('./SignedIn')

export const loadSignedIn = async () => (await load()).SignedIn

export const loadCartLink = async () => (await load()).CartLink

/** Starts before the layout has loaded. A failure shows where the parts are rendered. */
export function prefetchSignedIn(): void {
  load().catch(() => log.warn('the parts of a signed-in person could not be prefetched'))
}
