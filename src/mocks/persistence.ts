import { log } from '@/log'
import { type Fault, readFault } from './faults'
import type { RequestRecord } from './request-log'
import { isScenarioName, type ScenarioName, scenarios } from './scenarios'
import type { Person, World } from './world'

/** The part of sessionStorage the mocks use. Any call may throw. */
export type MockStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const HEAD = 'sauda.mock.head'
const SLICE = 'sauda.mock.slice.'
const REQUESTS = 'sauda.mock.requests'

/** The settings of the mocked provider: all its state except the world. */
export interface Head {
  scenario: ScenarioName
  /** ISO time. The scenario is rebuilt for the same moment. */
  startedAt: string
  /** How far the clock is ahead of the true one (ms). */
  clock: number
  delay: number
  faults: Fault[]
}

/** What is stored under HEAD. `changed` holds the keys of the stored slices. */
interface StoredHead extends Head {
  people: string[]
  changed: string[]
}

/** The world's parts that are compared and saved one by one: its fields, and each person's. */
function slicesOf({ people, ...fields }: World): Map<string, unknown> {
  const ofPeople = Object.entries(people).flatMap(([id, person]) =>
    Object.entries(person).map(([field, value]): [string, unknown] => [`${id}.${field}`, value]),
  )
  return new Map<string, unknown>([...Object.entries(fields), ...ofPeople])
}

/** Rebuilds the scenario and puts the stored slices in. Throws for anything it cannot read. */
function readWorld(storage: MockStorage, { scenario, startedAt, people, changed }: StoredHead) {
  if (!isScenarioName(scenario)) throw new Error(`No scenario ${String(scenario)}`)
  const world = scenarios[scenario](new Date(startedAt))
  world.people = Object.fromEntries(people.map((id) => [id, { ...world.people[id] } as Person]))
  for (const key of changed) {
    const stored = storage.getItem(SLICE + key)
    if (stored === null) throw new Error(`${key} is lost`)
    const [id = '', field] = key.split('.')
    const owner = field === undefined ? world : world.people[id]
    if (owner) Reflect.set(owner, field ?? id, JSON.parse(stored))
  }
  return world
}

/**
 * Keeps a world over reloads: the scenario's name and time, and the slices that differ from it.
 * Saving therefore stays cheap with 10,000 offers. If storage fails, the world lives in memory.
 */
export function openWorldStore(storage: MockStorage | undefined) {
  let saved = new Map<string, unknown>()
  let savedHead = ''
  const changed = new Set<string>()

  function attempt<T>(work: (storage: MockStorage) => T): T | undefined {
    if (!storage) return undefined
    try {
      return work(storage)
    } catch (error) {
      log.warn('the mocked provider cannot be kept over a reload', { reason: String(error) })
      return undefined
    }
  }

  function writeHead(head: Head, { people }: World): void {
    const stored: StoredHead = { ...head, people: Object.keys(people), changed: [...changed] }
    const next = JSON.stringify(stored)
    if (next === savedHead) return
    savedHead = next
    attempt((open) => open.setItem(HEAD, next))
  }

  return {
    /** Forgets the stored world in favour of a new one. */
    start(head: Head, world: World): void {
      for (const key of changed) attempt((open) => open.removeItem(SLICE + key))
      changed.clear()
      saved = slicesOf(world)
      writeHead(head, world)
    },

    /** Writes the slices that were replaced; with `before`, those whose text differs from it. */
    save(head: Head, world: World, before?: Map<string, string>): void {
      const slices = slicesOf(world)
      for (const [key, value] of slices) {
        const isSame = before ? before.get(key) === JSON.stringify(value) : saved.get(key) === value
        if (isSame) continue
        changed.add(key)
        attempt((open) => open.setItem(SLICE + key, JSON.stringify(value)))
      }
      saved = slices
      writeHead(head, world)
    },

    /** The text of every slice, for a change that mutates the world. */
    texts(world: World): Map<string, string> {
      if (!storage) return new Map()
      return new Map([...slicesOf(world)].map(([key, value]) => [key, JSON.stringify(value)]))
    },

    saveRequests(records: readonly RequestRecord[]): void {
      attempt((open) => open.setItem(REQUESTS, JSON.stringify(records)))
    },

    loadRequests(): RequestRecord[] {
      const stored = attempt((open) => open.getItem(REQUESTS))
      return stored ? (JSON.parse(stored) as RequestRecord[]) : []
    },

    /** The stored world; undefined when there is none that can be read. */
    load(): { head: Head; world: World } | undefined {
      return attempt((open) => {
        const text = open.getItem(HEAD)
        if (!text) return undefined
        const stored = JSON.parse(text) as StoredHead
        const world = readWorld(open, stored)
        const { scenario, startedAt, clock, delay } = stored
        const head = { scenario, startedAt, clock, delay, faults: stored.faults.map(readFault) }
        for (const key of stored.changed) changed.add(key)
        saved = slicesOf(world)
        return { head, world }
      })
    },
  }
}
