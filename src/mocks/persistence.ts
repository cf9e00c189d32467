import { log } from '@/lib/log'
import { readFault } from './faults'
import type { RequestRecord } from './request-log'
import type { Settings } from './state'
import type { World } from './world'

/** The part of sessionStorage the mocks use. Any call may throw. */
export type MockStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Saved {
  arranged: { settings: Settings; requests: RequestRecord[] }
  /** Null where it did not fit, as 10,000 orders do not: the scenario begins anew. */
  world: World | null
  /** The world before the last act. */
  undoable: World | null
}

/** In the order of their importance. */
const parts = ['arranged', 'world', 'undoable'] as const
const keyOf = (part: (typeof parts)[number]) => `sauda.mock.provider.${part}`

/** Runs `work`; undefined when storage is forbidden or full, or holds what cannot be read. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch (error) {
    log.warn('the mocked provider does not outlive the page', { reason: String(error) })
    return undefined
  }
}

export function saveWorld(storage: MockStorage, saved: Saved): void {
  attempt(() => {
    for (const part of parts) storage.removeItem(keyOf(part))
    for (const part of parts)
      if (saved[part]) storage.setItem(keyOf(part), JSON.stringify(saved[part]))
  })
}

export function loadWorld(storage: MockStorage): Saved | undefined {
  return attempt(() => {
    const read = (part: keyof Saved): unknown => JSON.parse(storage.getItem(keyOf(part)) ?? 'null')
    const arranged = read('arranged') as Saved['arranged'] | null
    if (!arranged) return undefined
    arranged.settings.faults = arranged.settings.faults.map(readFault)
    const [world, undoable] = [read('world') as World | null, read('undoable') as World | null]
    return { arranged, world, undoable }
  })
}
