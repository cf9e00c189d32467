import { createStore } from '@/session/store'

/** How many orders need the person, by the tab that shows them. NeedsYou.tsx counts. */
export type Needed = Partial<Record<string, number>>

export const nothingNeeded: Needed = {}

export const needed = createStore(nothingNeeded)
