import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { OFFLINE_DATABASE } from '@/api/query-client'

/** One person and one read. */
type Key = [userId: string, read: string]

export interface CachedEntry {
  /** When it was read (ms). */
  time: number
  /** The allow-list it was written by: what another version of the app has written is not read. */
  shape: string
  data: unknown
}

interface Schema extends DBSchema {
  answers: { key: Key; value: CachedEntry }
}

/** Another version's data are deleted. */
const VERSION = 4

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(OFFLINE_DATABASE, VERSION, {
    upgrade(database) {
      for (const store of database.objectStoreNames) database.deleteObjectStore(store)
      database.createObjectStore('answers')
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

/** The errors of a closed database; Safari has the second for one whose process has ended. */
const LOST = ['InvalidStateError', 'UnknownError']

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

export const readEntry = (key: Key): Promise<CachedEntry | undefined> =>
  withDatabase((database) => database.get('answers', key))

/** Writes if `isWanted` still, and deletes other people's answers. */
export const writeEntry = (key: Key, entry: CachedEntry, isWanted: () => boolean): Promise<void> =>
  withDatabase(async (database) => {
    if (!isWanted()) return
    const [userId] = key
    const { store, done } = database.transaction('answers', 'readwrite')
    // In the order of keys, an array follows every string.
    void store.delete(IDBKeyRange.upperBound([userId]))
    void store.delete(IDBKeyRange.lowerBound([userId, []]))
    void store.put(entry, key)
    await done
  })
