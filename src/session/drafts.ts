import type * as z from 'zod/mini'
import { log } from '@/lib/log'
import { deviceStore, type StorageArea, tabStore } from './storage'
import { readUserId } from './user-id'

const PREFIX = 'sauda.draft.'
/** Drafts of the device: any tab may continue them. */
const ON_DEVICE = `${PREFIX}device.`

/**
 * Input that survives a reload or a discarded tab. Never passwords. A draft that does not fit the
 * schema counts as none, so each field has a default for when it is missing or cannot be read.
 * Imports zod as a type only: the first page loads this file, and must not load zod.
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

/** The names of this device's drafts that begin so. */
export function deviceDraftNames(prefix: string): string[] {
  const found = deviceStore.keys().filter((key) => key.startsWith(ON_DEVICE + prefix))
  return found.map((key) => key.slice(ON_DEVICE.length))
}

function draftIn<T>(store: StorageArea, key: string, schema: z.ZodMiniType<T>): Draft<T> {
  return {
    read() {
      const text = store.get(key)
      if (text === undefined) return undefined
      const result = schema.safeParse(fromJson(text))
      return result.success ? result.data : undefined
    },
    write: (value) => storeIn(store, key, JSON.stringify(value)),
    clear: () => removeFrom(store, key),
  }
}

function storeIn(store: StorageArea, key: string, text: string): void {
  if (store === tabStore) settleDrafts()
  store.set(key, text)
  if (store === tabStore) markOwner()
}

function removeFrom(store: StorageArea, key: string): void {
  store.remove(key)
  if (!hasDrafts()) tabStore.remove(OWNER)
}

/** Undefined for what is no JSON. */
export function fromJson(text: string): unknown {
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

/**
 * The visit that drafts belong to. Log-out clears it with the rest of the device, and a sign-in
 * begins another: a tab that was elsewhere finds out by it.
 */
const VISIT = `${ON_DEVICE}visit`

/** The visit and the person ('' for a visitor) that this tab's drafts belong to. */
const OWNER = 'sauda.owner'

/** The drafts of a person whose session the provider has ended: no visitor reads them. */
const HELD = 'sauda.held.'

/** The id of that person. */
const HELD_FOR = `${HELD}for`

/** As HELD_FOR, of an earlier release, which left the drafts in their place. */
const HELD_IN_PLACE = `${PREFIX}owner`

type Texts = Readonly<Record<string, string>>

function owner(userId: string | undefined): string {
  return `${deviceStore.get(VISIT) ?? ''} ${userId ?? ''}`
}

function markOwner(userId = readUserId()): void {
  if (deviceStore.get(VISIT) === undefined)
    deviceStore.set(VISIT, Math.random().toString(36).slice(2))
  tabStore.set(OWNER, owner(userId))
}

/**
 * Holds all drafts for this person: the device's storage is about to be cleared. Where there is no
 * database, this tab holds the device's, too.
 */
export function holdDraftsFor(userId: string): void {
  const ofDevice = textsIn(deviceStore, ON_DEVICE)
  setAside(userId, { ...textsIn(tabStore, PREFIX), ...ofDevice })
  if (Object.keys(ofDevice).length > 0)
    leaveToDevice(userId, ofDevice).catch(() => log.warn('this tab alone holds the drafts'))
}

function setAside(userId: string, drafts: Texts): void {
  if (!areDraftsHeld(userId)) removeKeys(HELD)
  tabStore.set(HELD_FOR, userId)
  for (const [key, text] of Object.entries(drafts)) tabStore.set(HELD + key, text)
  clearDrafts()
}

async function leaveToDevice(userId: string, drafts: Texts) {
  const { holdOnDevice } = await import('./held-drafts')
  if (!(await holdOnDevice(userId, drafts)) || !areDraftsHeld(userId)) return
  for (const key of Object.keys(drafts)) tabStore.remove(HELD + key)
}

/** What is stored under keys that begin so; without that beginning where it is `cut`. */
function textsIn(store: StorageArea, prefix: string, cut = ''): Texts {
  const keys = store.keys().filter((key) => key.startsWith(prefix))
  return Object.fromEntries(keys.map((key) => [key.slice(cut.length), store.get(key) ?? '']))
}

function removeKeys(prefix: string): void {
  for (const key of tabStore.keys()) if (key.startsWith(prefix)) tabStore.remove(key)
}

function giveDrafts(drafts: Texts): void {
  for (const [key, text] of Object.entries(drafts)) {
    const store = key.startsWith(ON_DEVICE) ? deviceStore : tabStore
    // Another tab may have gone on already.
    if (store.get(key) === undefined) store.set(key, text)
  }
}

export function areDraftsHeld(userId: string): boolean {
  return tabStore.get(HELD_FOR) === userId
}

/**
 * LOG-8: compares the owner of this tab's drafts with who is signed in now, and clears those of
 * anybody else, or of an earlier visit. Gives held drafts back to their person.
 */
export function settleDrafts(userId = readUserId()): void {
  const heldInPlace = tabStore.get(HELD_IN_PLACE)
  if (heldInPlace !== undefined) {
    tabStore.remove(HELD_IN_PLACE)
    setAside(heldInPlace, textsIn(tabStore, PREFIX))
  }
  const found = tabStore.get(OWNER)
  if (found === owner(undefined)) {
    if (userId !== undefined) markOwner(userId)
  } else if (found !== undefined && found !== owner(userId)) clearDrafts()
  if (userId === undefined) return
  if (areDraftsHeld(userId)) {
    giveDrafts(textsIn(tabStore, HELD + PREFIX, HELD))
    if (hasDrafts()) markOwner(userId)
  }
  removeKeys(HELD)
}

/**
 * A sign-in in this tab: a visitor's drafts here become theirs; in other tabs they end. `held`:
 * what the device has held for this person.
 */
export function takeOverDrafts(userId: string, held: Texts): void {
  const areVisitors = tabStore.get(OWNER) === owner(undefined)
  deviceStore.remove(VISIT)
  giveDrafts(held)
  if (areVisitors) markOwner(userId)
  settleDrafts(userId)
}

/** On log-out: removes all drafts of this tab, and nothing else from its storage. */
export function clearDrafts(): void {
  removeKeys(PREFIX)
  removeKeys(OWNER)
}

/** SHR-2: the offer of the link that a visitor opened, until they sign in. A kind of draft. */
const SENT_OFFER = `${PREFIX}sent-offer`

export function rememberSentOffer(sku: string): void {
  storeIn(tabStore, SENT_OFFER, sku)
}

/** Its sku, once. */
export function takeSentOffer(): string | undefined {
  const sku = tabStore.get(SENT_OFFER)
  removeFrom(tabStore, SENT_OFFER)
  return sku
}

/** The number that another form hands to Login. A history entry would outlive the log-out. */
const LOGIN_NUMBER = `${PREFIX}login-number`

export function rememberLoginNumber(mobileNo: string): void {
  storeIn(tabStore, LOGIN_NUMBER, mobileNo)
}

export function readLoginNumber(): string {
  return tabStore.get(LOGIN_NUMBER) ?? ''
}

export function forgetLoginNumber(): void {
  removeFrom(tabStore, LOGIN_NUMBER)
}
