import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { KEPT_DATABASE } from './forget-kept'

/** Of one person and one read. */
type Key = [userId: string, read: string]

export interface KeptEntry {
  /** When the provider said so (ms). */
  time: number
  /** Of the allow-list it was written by: what another version of the app has written is not read. */
  shape: string
  texts: string[]
}

interface Kept extends DBSchema {
  answers: { key: Key; value: KeptEntry }
  /** Apart, so that looking for what is oldest reads no answer. */
  sizes: { key: Key; value: { time: number; size: number } }
}

/** All that is kept, in characters: some 10,000 orders and all else. The oldest goes first. */
const CAPACITY = 30_000_000

let opened: Promise<IDBPDatabase<Kept>> | undefined

function open(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>(KEPT_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('answers')
      database.createObjectStore('sizes')
    },
    // Log-out, here or in another tab, takes the whole of it away.
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

export async function readEntry(key: Key): Promise<KeptEntry | undefined> {
  return (await open()).get('answers', key)
}

/** Makes room, then writes. Nobody else's stays beside it. `isWanted` is asked right before, when nothing can come between. */
export async function writeEntry(
  key: Key,
  entry: KeptEntry,
  isWanted: () => boolean,
  capacity = CAPACITY,
): Promise<void> {
  const size = entry.texts.reduce((sum, { length }) => sum + length, 0)
  const database = await open()
  if (size > capacity || !isWanted()) return
  const transaction = database.transaction(['answers', 'sizes'], 'readwrite')
  const [answers, sizes] = [transaction.objectStore('answers'), transaction.objectStore('sizes')]
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
    void sizes.delete(other.key)
  }
  void answers.put(entry, key)
  void sizes.put({ time: entry.time, size }, key)
  await transaction.done
}
