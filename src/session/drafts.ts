import type * as z from 'zod/mini'
import { deviceStore, type Store, tabStore } from './storage'

const PREFIX = 'sauda.draft.'
/** Of the device and not of one tab: whichever tab is open sends them later. */
const ON_DEVICE = `${PREFIX}device.`

/**
 * What a person has begun in this tab and must find again after a reload or a discarded tab. Never passwords.
 * `schema` reads what is found; a draft that does not fit (an older version's) counts as none. It does so itself: this
 * file comes with the first page (log-out clears drafts), which carries no zod.
 */
export interface Draft<T> {
  read(): T | undefined
  write(value: T): void
  clear(): void
}

export function draft<T>(name: string, schema: z.ZodMiniType<T>): Draft<T> {
  return draftIn(tabStore, PREFIX + name, schema)
}

/** The same for what outlives the tab, and may be taken up by another. */
export function deviceDraft<T>(name: string, schema: z.ZodMiniType<T>): Draft<T> {
  return draftIn(deviceStore, ON_DEVICE + name, schema)
}

function draftIn<T>(store: Store, key: string, schema: z.ZodMiniType<T>): Draft<T> {
  return {
    read() {
      const text = store.get(key)
      if (text === undefined) return undefined
      const result = schema.safeParse(fromJson(text))
      return result.success ? result.data : undefined
    },
    write: (value) => store.set(key, JSON.stringify(value)),
    clear: () => store.remove(key),
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Whether anything was begun in this tab. */
export function hasDrafts(): boolean {
  return tabStore.keys().some((key) => key.startsWith(PREFIX))
}

/** Whose drafts they are that outlive a session which the provider has ended. */
const OWNER = `${PREFIX}owner`

/** What was begun waits for this person alone, in this tab: the device's storage is about to be cleared. */
export function keepDraftsFor(userId: string): void {
  tabStore.set(OWNER, userId)
  moveDrafts(deviceStore, tabStore)
}

function moveDrafts(from: Store, to: Store): void {
  for (const key of from.keys()) {
    const text = key.startsWith(ON_DEVICE) ? from.get(key) : undefined
    if (text === undefined) continue
    to.set(key, text)
    from.remove(key)
  }
}

/** Whether they wait for somebody: for this person, or for whomever. */
export function areDraftsKept(userId = tabStore.get(OWNER)): boolean {
  return userId !== undefined && tabStore.get(OWNER) === userId
}

/** Somebody has signed in: what waited is theirs again, or nobody's. */
export function takeUpDrafts(userId: string): void {
  if (areDraftsKept(userId)) {
    tabStore.remove(OWNER)
    moveDrafts(tabStore, deviceStore)
  } else if (areDraftsKept()) clearDrafts()
}

/** Log-out: nothing begun by this person stays. The rest of the tab's storage is not ours. */
export function clearDrafts(): void {
  for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.remove(key)
}
