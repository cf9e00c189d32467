import type * as z from 'zod/mini'
import { deviceStore, type StorageArea, tabStore } from './storage'

const PREFIX = 'sauda.draft.'
/** Drafts of the device: any tab may continue them. */
const ON_DEVICE = `${PREFIX}device.`

/**
 * Input that survives a reload or a discarded tab. Never passwords. A draft that does not fit the
 * schema (an older version's) counts as none. Imports zod as a type only: the first page loads this
 * file, and must not load zod.
 */
export interface Draft<T> {
  read(): T | undefined
  write(value: T): void
  clear(): void
}

/** A draft of this tab. Use `userDraft` (user-draft.ts) for what belongs to one person. */
export function draft<T>(name: string, schema: z.ZodMiniType<T>): Draft<T> {
  return draftIn(tabStore, PREFIX + name, schema)
}

/** A draft of this device: it outlives the tab, and another tab may continue it. */
export function deviceDraft<T>(name: string, schema: z.ZodMiniType<T>): Draft<T> {
  return draftIn(deviceStore, ON_DEVICE + name, schema)
}

function draftIn<T>(store: StorageArea, key: string, schema: z.ZodMiniType<T>): Draft<T> {
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

/** With one, the app draws another first page than the prerendered one. */
export function hasDrafts(): boolean {
  return tabStore.keys().some((key) => key.startsWith(PREFIX))
}

/** Holds the id of the person whose drafts outlive a session that the provider has ended. */
const OWNER = `${PREFIX}owner`

/** Holds all drafts for this person in this tab: the device's storage is about to be cleared. */
export function holdDraftsFor(userId: string): void {
  tabStore.set(OWNER, userId)
  moveDrafts(deviceStore, tabStore)
}

function moveDrafts(from: StorageArea, to: StorageArea): void {
  for (const key of from.keys()) {
    const text = key.startsWith(ON_DEVICE) ? from.get(key) : undefined
    if (text === undefined) continue
    // Another tab may have gone on already.
    if (to.get(key) === undefined) to.set(key, text)
    from.remove(key)
  }
}

export function areDraftsHeld(userId: string): boolean {
  return tabStore.get(OWNER) === userId
}

/** After a sign-in: gives held drafts back to their owner, or clears those of anybody else. */
export function restoreDrafts(userId: string): void {
  const owner = tabStore.get(OWNER)
  if (owner === userId) {
    tabStore.remove(OWNER)
    moveDrafts(tabStore, deviceStore)
  } else if (owner !== undefined) clearDrafts()
}

/** On log-out: removes all drafts of this tab, and nothing else from its storage. */
export function clearDrafts(): void {
  for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.remove(key)
}

/** SHR-2: the offer of the link that a visitor opened, until they sign in. A kind of draft. */
const SENT_OFFER = `${PREFIX}sent-offer`

export function rememberSentOffer(sku: string): void {
  tabStore.set(SENT_OFFER, sku)
}

/** Its sku, once. */
export function takeSentOffer(): string | undefined {
  const sku = tabStore.get(SENT_OFFER)
  tabStore.remove(SENT_OFFER)
  return sku
}
