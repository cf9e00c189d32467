import type { VirtualItem } from '@tanstack/react-virtual'

/** Where somebody was on a screen: for coming back to it by the phone's Back. */
interface Place {
  /** How far the page was scrolled (px). */
  y: number
  /** What the long list of the screen had measured. */
  rows?: VirtualItem[]
}

/** Enough for any way back that a person still has in mind. */
const MOST = 50

/** By history entry, the oldest first. */
const places = new Map<string, Place>()

export const placeOf = (key: string): Place | undefined => places.get(key)

export function notePlace(key: string, place: Partial<Place>): void {
  const noted = { y: 0, ...places.get(key), ...place }
  places.delete(key)
  places.set(key, noted)
  if (places.size <= MOST) return
  const [oldest] = places.keys()
  if (oldest !== undefined) places.delete(oldest)
}

/** The history entry we are at, as the router names it. */
export function entryKey(): string {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
  return typeof key === 'string' ? key : 'default'
}
