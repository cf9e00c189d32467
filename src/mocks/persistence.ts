import * as z from 'zod/mini'
import { log } from '@/log'
import { type Fault, readFault } from './faults'
import { isScenarioName, type ScenarioName, scenarios } from './scenarios'
import type { RequestRecord } from './request-log'
import type { Person, World } from './world'

/** What of the browser's storage is needed; it may throw at any time. */
export type MockStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const HEAD = 'sauda.mock.head'
const SLICE = 'sauda.mock.slice.'
const REQUESTS = 'sauda.mock.requests'

/** Everything about a world except its slices. */
export interface Head {
  scenario: ScenarioName
  /** ISO time: the scenario is rebuilt for the same moment. */
  startedAt: string
  /** How far the clock is ahead of the true one (ms). */
  clock: number
  delay: number
  faults: Fault[]
}

const StoredHeadSchema = z.object({
  scenario: z.string(),
  startedAt: z.iso.datetime(),
  clock: z.number(),
  delay: z.number(),
  faults: z.array(z.unknown()),
  people: z.array(z.string()),
  changed: z.array(z.string()),
  lastNumber: z.number(),
})

const personFields = [
  'user',
  'password',
  'addresses',
  'cart',
  'orders',
  'quotes',
  'queries',
  'rewards',
  'referrals',
] as const

type Slices = Map<string, unknown>

/** The parts of a world that are compared and saved on their own: the offers, and each field of each person. */
function slicesOf(world: World): Slices {
  const slices: Slices = new Map<string, unknown>([
    ['products', world.products],
    ['visitorQueries', world.visitorQueries],
  ])
  for (const [id, person] of Object.entries(world.people))
    for (const field of personFields) slices.set(`${id}.${field}`, person[field])
  return slices
}

/**
 * Keeps a world over reloads: the scenario's name and time, and only those slices that differ from it. A world of 10,000
 * offers therefore costs no more to save than any other. Storage that fails is reported, and the world lives on in memory.
 */
export function openKeeper(storage: MockStorage | undefined) {
  let known: Slices = new Map()
  let headText = ''
  const changed = new Set<string>()

  function attempt<T>(work: (storage: MockStorage) => T): T | undefined {
    if (!storage) return undefined
    try {
      return work(storage)
    } catch (error) {
      log.warn('the mocked provider cannot be kept over a reload', {
        reason: String(error),
      })
      return undefined
    }
  }

  function writeHead(head: Head, { people, lastNumber }: World): void {
    const next = text({ ...head, people: Object.keys(people), changed: [...changed], lastNumber })
    if (next === headText) return
    headText = next
    attempt((open) => open.setItem(HEAD, next))
  }

  return {
    /** A new world, as its scenario made it. */
    start(head: Head, world: World): void {
      for (const key of changed) attempt((open) => open.removeItem(SLICE + key))
      changed.clear()
      known = slicesOf(world)
      writeHead(head, world)
    },

    /** Writes the slices that were replaced since the last time; with `before`, those whose text differs from it. */
    save(head: Head, world: World, before?: Map<string, string>): void {
      const slices = slicesOf(world)
      for (const [key, value] of slices) {
        const isSame = before ? before.get(key) === text(value) : known.get(key) === value
        if (isSame) continue
        changed.add(key)
        attempt((open) => open.setItem(SLICE + key, text(value)))
      }
      known = slices
      writeHead(head, world)
    },

    /** The text of every slice, for a change that writes into the world instead of replacing. */
    texts(world: World): Map<string, string> {
      return new Map([...slicesOf(world)].map(([key, value]) => [key, storage ? text(value) : '']))
    },

    /** For a page that is going away: the log is too busy to be written with every request. */
    saveRequests(records: readonly RequestRecord[]): void {
      attempt((open) => open.setItem(REQUESTS, text(records)))
    },

    loadRequests(): RequestRecord[] {
      const stored = attempt((open) => open.getItem(REQUESTS))
      return stored ? (parse(stored) as RequestRecord[]) : []
    },

    /** The world kept before the reload; undefined when there is none that can be read. */
    load(): { head: Head; world: World } | undefined {
      const stored = attempt((open) => open.getItem(HEAD))
      if (!stored) return undefined
      return attempt((open) => {
        const { people, changed: keys, lastNumber, ...rest } = readHead(stored)
        const { scenario, startedAt, clock, delay } = rest
        if (!isScenarioName(scenario)) throw new Error(`no scenario ${scenario}`)
        const world = scenarios[scenario](new Date(startedAt))
        const kept = new Map(keys.map((key) => [key, readSlice(open, key)]))
        if (kept.has('products')) world.products = kept.get('products') as World['products']
        if (kept.has('visitorQueries'))
          world.visitorQueries = kept.get('visitorQueries') as World['visitorQueries']
        world.people = Object.fromEntries(
          people.map((id) => [id, { ...world.people[id], ...personIn(kept, id) } as Person]),
        )
        world.lastNumber = lastNumber
        for (const key of keys) changed.add(key)
        known = slicesOf(world)
        const head = { scenario, startedAt, clock, delay, faults: rest.faults.map(readFault) }
        return { head, world }
      })
    },
  }
}

function text(value: unknown): string {
  return JSON.stringify(value) ?? 'null'
}

function parse(json: string): unknown {
  return JSON.parse(json)
}

function readHead(stored: string) {
  const result = z.safeParse(StoredHeadSchema, parse(stored))
  if (!result.success) throw new Error('what is stored is not of this version')
  return result.data
}

function readSlice(storage: MockStorage, key: string): unknown {
  const stored = storage.getItem(SLICE + key)
  if (stored === null) throw new Error(`${key} is lost`)
  return parse(stored)
}

function personIn(kept: Slices, id: string): Partial<Person> {
  const fields = personFields.filter((field) => kept.has(`${id}.${field}`))
  return Object.fromEntries(fields.map((field) => [field, kept.get(`${id}.${field}`)]))
}
