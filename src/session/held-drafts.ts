import { now } from '@/lib/clock'
import { log } from '@/lib/log'
import { dropHeldDrafts, HELD_DATABASE } from './drop-held-drafts'

/**
 * CHK-9: the device's drafts of a person whose session the provider has ended. A phone that ends
 * the app loses session storage, and local storage is cleared: they wait in a database.
 */
type Drafts = Readonly<Record<string, string>>

interface Held {
  userId: string
  /** When the session ended (ms). */
  at: number
  drafts: Drafts
}

const STORE = 'drafts'
const KEY = 'held'
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000
/** Some databases never open: a sign-in waits no longer for them (ms). */
const PATIENCE = 2000

/** The one record. A read creates no database: undefined where there is none. */
function withRecord(
  mode: IDBTransactionMode,
  change?: (found: Held | undefined) => Held,
): Promise<Held | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(HELD_DATABASE, 1)
    let isMissing = false
    opening.onupgradeneeded = () => {
      isMissing = mode === 'readonly'
      if (isMissing) opening.transaction?.abort()
      else opening.result.createObjectStore(STORE)
    }
    opening.onerror = () =>
      isMissing ? resolve(undefined) : reject(new Error(opening.error?.name))
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(STORE, mode)
      const store = transaction.objectStore(STORE)
      const found = store.get(KEY) as IDBRequest<Held | undefined>
      found.onsuccess = () => change && store.put(change(found.result), KEY)
      transaction.oncomplete = () => {
        database.close()
        resolve(found.result)
      }
      transaction.onabort = () => {
        database.close()
        reject(new Error(transaction.error?.name))
      }
    }
  })
}

/** Whether they are stored. What was held for this person before is not replaced. */
export async function holdOnDevice(userId: string, drafts: Drafts): Promise<boolean> {
  try {
    await withRecord('readwrite', (found) =>
      found?.userId === userId
        ? { ...found, drafts: { ...drafts, ...found.drafts } }
        : { userId, at: now().getTime(), drafts },
    )
    return true
  } catch (error) {
    return noDatabase(error)
  }
}

/** What waits for this person, and is given back by their sign-in. */
export async function readHeldDrafts(userId: string): Promise<Drafts | undefined> {
  const held = await Promise.race([
    readHeld(),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE)),
  ])
  return held && !isOver(held, userId) ? held.drafts : undefined
}

/**
 * At the start: what is older than seven days goes, or belongs to another than who is signed in.
 */
export async function dropOldHeldDrafts(userId: string | undefined): Promise<void> {
  const held = await readHeld()
  if (held && isOver(held, userId ?? held.userId)) dropHeldDrafts()
}

async function readHeld(): Promise<Held | undefined> {
  try {
    return await withRecord('readonly')
  } catch (error) {
    noDatabase(error)
    return undefined
  }
}

const isOver = (held: Held, userId: string) =>
  held.userId !== userId || now().getTime() - held.at >= SEVEN_DAYS

function noDatabase(error: unknown): false {
  if ('indexedDB' in globalThis) log.warn('drafts cannot be held', { reason: String(error) })
  return false
}
