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

/** Holds the id of the person whose drafts outlive a session that the provider has ended. */
const HELD_FOR = `${PREFIX}owner`

function owner(userId: string | undefined): string {
  return `${deviceStore.get(VISIT) ?? ''} ${userId ?? ''}`
}

function markOwner(userId = readUserId()): void {
  if (tabStore.get(HELD_FOR) !== undefined) return
  if (deviceStore.get(VISIT) === undefined)
    deviceStore.set(VISIT, Math.random().toString(36).slice(2))
  tabStore.set(OWNER, owner(userId))
}

/**
 * Holds all drafts for this person: the device's storage is about to be cleared. Where there is no
 * database, this tab holds the device's, too.
 */
export function holdDraftsFor(userId: string): void {
  tabStore.set(HELD_FOR, userId)
  const drafts = deviceDraftsIn(deviceStore)
  moveDrafts(drafts, deviceStore, tabStore)
  if (Object.keys(drafts).length > 0)
    leaveToDevice(userId, drafts).catch(() => log.warn('this tab alone holds the drafts'))
}

async function leaveToDevice(userId: string, drafts: Readonly<Record<string, string>>) {
  const { holdOnDevice } = await import('./held-drafts')
  if (!(await holdOnDevice(userId, drafts)) || !areDraftsHeld(userId)) return
  for (const key of Object.keys(drafts)) tabStore.remove(key)
}

function deviceDraftsIn(store: StorageArea): Record<string, string> {
  const keys = store.keys().filter((key) => key.startsWith(ON_DEVICE))
  return Object.fromEntries(keys.map((key) => [key, store.get(key) ?? '']))
}

function moveDrafts(drafts: Record<string, string>, from: StorageArea, to: StorageArea): void {
  giveDrafts(drafts, to)
  for (const key of Object.keys(drafts)) from.remove(key)
}

function giveDrafts(drafts: Readonly<Record<string, string>>, to: StorageArea): void {
  for (const [key, text] of Object.entries(drafts))
    // Another tab may have gone on already.
    if (to.get(key) === undefined) to.set(key, text)
}

export function areDraftsHeld(userId: string): boolean {
  return tabStore.get(HELD_FOR) === userId
}

/**
 * LOG-8: compares the owner of this tab's drafts with who is signed in now. Gives held drafts back
 * to their owner; clears those of anybody else, or of an earlier visit.
 */
export function settleDrafts(userId = readUserId()): void {
  const heldFor = tabStore.get(HELD_FOR)
  const found = tabStore.get(OWNER)
  if (heldFor !== undefined) {
    if (userId === undefined) return
    if (userId !== heldFor) return clearDrafts()
    tabStore.remove(HELD_FOR)
    moveDrafts(deviceDraftsIn(tabStore), tabStore, deviceStore)
    if (hasDrafts()) markOwner(userId)
  } else if (found === owner(undefined)) {
    if (userId !== undefined) markOwner(userId)
  } else if (found !== undefined && found !== owner(userId)) clearDrafts()
}

/**
 * A sign-in in this tab: a visitor's drafts here become theirs; in other tabs they end. `held`:
 * what the device has held for this person.
 */
export function takeOverDrafts(userId: string, held: Readonly<Record<string, string>>): void {
  const areVisitors = tabStore.get(OWNER) === owner(undefined)
  deviceStore.remove(VISIT)
  giveDrafts(held, deviceStore)
  if (areVisitors) markOwner(userId)
  if (tabStore.get(HELD_FOR) !== undefined) settleDrafts(userId)
}

/** On log-out: removes all drafts of this tab, and nothing else from its storage. */
export function clearDrafts(): void {
  for (const key of tabStore.keys())
    if (key.startsWith(PREFIX) || key === OWNER) tabStore.remove(key)
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
