import { log } from '@/lib/log'
import { readFault } from './faults'
import type { RequestRecord } from './request-log'
import { scenarios } from './scenarios'
import type { Settings } from './state'
import type { Person, World } from './world'

/** The part of sessionStorage the mocks use. Any call may throw. */
export type MockStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'sauda.mock.provider'

interface Saved {
  settings: Settings
  requests: RequestRecord[]
  /** Packed. */
  world: string
  /** The world before the last act, packed. */
  undoable: string | undefined
}

/** The world's fields, and each person's as `id.field`. */
function partsOf({ people, ...fields }: World): [key: string, value: unknown][] {
  const ofPeople = Object.entries(people).flatMap(([id, person]) =>
    Object.entries(person).map(([field, value]): [string, unknown] => [`${id}.${field}`, value]),
  )
  return [...Object.entries(fields), ...ofPeople]
}

/** Runs `work`; undefined when storage is forbidden or full, or holds what cannot be read. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch (error) {
    log.warn('the mocked provider does not outlive the page', { reason: String(error) })
    return undefined
  }
}

/** The parts that differ from the scenario's, so that 10,000 offers fit. */
export function packWorld({ scenario, startedAt }: Settings, world: World): string {
  const before = new Map(partsOf(scenarios[scenario](new Date(startedAt))))
  const changed = partsOf(world).filter(
    ([key, value]) => JSON.stringify(before.get(key)) !== JSON.stringify(value),
  )
  return JSON.stringify({ people: Object.keys(world.people), changed })
}

export function unpackWorld({ scenario, startedAt }: Settings, packed: string): World {
  const { people, changed } = JSON.parse(packed) as {
    people: string[]
    changed: [key: string, value: unknown][]
  }
  const world = scenarios[scenario](new Date(startedAt))
  world.people = Object.fromEntries(people.map((id) => [id, { ...world.people[id] } as Person]))
  for (const [key, value] of changed) {
    const [id = '', field] = key.split('.')
    Reflect.set(Object(field === undefined ? world : world.people[id]), field ?? id, value)
  }
  return world
}

export function saveWorld(storage: MockStorage, saved: Omit<Saved, 'world'>, world: World): void {
  attempt(() => {
    const text = JSON.stringify({ ...saved, world: packWorld(saved.settings, world) })
    storage.setItem(KEY, text)
  })
}

export function loadWorld(storage: MockStorage) {
  return attempt(() => {
    const text = storage.getItem(KEY)
    if (!text) return undefined
    const { world, ...saved } = JSON.parse(text) as Saved
    saved.settings.faults = saved.settings.faults.map(readFault)
    return { ...saved, world: unpackWorld(saved.settings, world) }
  })
}
