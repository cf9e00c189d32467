import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { OFFLINE_DATABASE } from '@/api/query-client'

/** One person and one read. */
type Key = [userId: string, read: string]

export interface CachedEntry {
  /** When it was read (ms). */
  time: number
  /** The allow-list it was written by: what another version of the app has written is not read. */
  shape: string
  texts: string[]
}

interface Schema extends DBSchema {
  answers: { key: Key; value: Omit<CachedEntry, 'texts'> & { count: number } }
  /** The texts of an answer, one by one: thousands of orders at once would block the page. */
  texts: { key: [...Key, number]; value: string }
  /** Apart, so that finding the oldest reads no answer. */
  sizes: { key: Key; value: { time: number; size: number } }
}

/** Size limit in characters: some 10,000 orders and everything else. The oldest goes first. */
const CAPACITY = 30_000_000

/** Another version's data are deleted. */
const VERSION = 3

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(OFFLINE_DATABASE, VERSION, {
    upgrade(database) {
      for (const store of database.objectStoreNames) database.deleteObjectStore(store)
      for (const store of ['answers', 'texts', 'sizes'] as const) database.createObjectStore(store)
    },
    // Log-out, here or in another tab, deletes the database.
    blocking: (_current, _next, event) => {
      opened = undefined
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** Browsers close databases, and may not say so before they are used. */
async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await work(await open())
  } catch (error) {
    if (!(error instanceof DOMException) || !LOST.includes(error.name)) throw error
    opened = undefined
    return work(await open())
  }
}

/** The errors of a closed database; Safari has the second for one whose process has ended. */
const LOST = ['InvalidStateError', 'UnknownError']

export const readEntry = (key: Key) => withDatabase((database) => readFrom(database, key))

async function readFrom(
  database: IDBPDatabase<Schema>,
  key: Key,
): Promise<CachedEntry | undefined> {
  const transaction = database.transaction(['answers', 'texts'])
  const [answers, slices] = [transaction.objectStore('answers'), transaction.objectStore('texts')]
  const answer = await answers.get(key)
  if (!answer) return undefined
  const { count, ...entry } = answer
  const texts: string[] = []
  for (let index = 0; index < count; index += 1)
    texts.push((await slices.get([...key, index])) ?? '')
  return { ...entry, texts }
}

const textsOf = ([userId, read]: Key) =>
  IDBKeyRange.bound([userId, read, 0], [userId, read, Number.POSITIVE_INFINITY])

/** Deletes the oldest answers and other people's to make room, then writes if `isWanted` still. */
export async function writeEntry(
  key: Key,
  entry: CachedEntry,
  isWanted: () => boolean,
  capacity = CAPACITY,
): Promise<void> {
  const size = entry.texts.reduce((sum, { length }) => sum + length, 0)
  if (size > capacity) return
  await withDatabase(async (database) => {
    if (isWanted()) await writeTo(database, key, entry, size, capacity)
  })
}

async function writeTo(
  database: IDBPDatabase<Schema>,
  key: Key,
  { texts, ...entry }: CachedEntry,
  size: number,
  capacity: number,
): Promise<void> {
  const transaction = database.transaction(['answers', 'texts', 'sizes'], 'readwrite')
  const answers = transaction.objectStore('answers')
  const slices = transaction.objectStore('texts')
  const sizes = transaction.objectStore('sizes')
  const [keys, known] = await Promise.all([sizes.getAllKeys(), sizes.getAll()])
  const others = keys
    .map((other, index) => ({ key: other, ...(known[index] ?? { time: 0, size: 0 }) }))
    .filter((other) => other.key[0] !== key[0] || other.key[1] !== key[1])
    .sort((a, b) => a.time - b.time)
  let total = size + others.reduce((sum, other) => sum + other.size, 0)
  for (const other of others) {
    if (other.key[0] === key[0] && total <= capacity) continue
    total -= other.size
    void answers.delete(other.key)
    void slices.delete(textsOf(other.key))
    void sizes.delete(other.key)
  }
  void answers.put({ ...entry, count: texts.length }, key)
  void sizes.put({ time: entry.time, size }, key)
  void slices.delete(textsOf(key))
  for (const [index, text] of texts.entries()) await slices.put(text, [...key, index])
  await transaction.done
}
