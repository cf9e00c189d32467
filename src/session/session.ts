import { useSyncExternalStore } from 'react'
import { clearDrafts, holdDraftsFor, restoreDrafts } from './drafts'
import { deviceStore } from './storage'

/** Raw id strings under the keys of NAV-2. */
export const USER_KEY = 'authResponse'
const ADDRESS = 'selectedAddress'

/** The signed-in person's id; undefined for a visitor. */
export function readUserId(): string | undefined {
  return deviceStore.get(USER_KEY) || undefined
}

/** Prerendered pages are a visitor's. */
const nobody = () => undefined

/** As `readUserId`, following sign-in and log-out, also those of another tab. */
export function useUserId(): string | undefined {
  return useSyncExternalStore(deviceStore.subscribe, readUserId, nobody)
}

/** As `useUserId`, behind a route guard. Throws for a visitor. */
export function useSignedInUserId(): string {
  const userId = useUserId()
  if (!userId) throw new Error('This screen needs a signed-in person')
  return userId
}

/** After a successful login or registration. `addressId` may be empty. */
export function rememberSignIn(userId: string, addressId: string): void {
  restoreDrafts(userId)
  deviceStore.set(USER_KEY, userId)
  if (addressId) selectAddress(addressId)
  else deviceStore.remove(ADDRESS)
}

export function selectAddress(addressId: string): void {
  deviceStore.set(ADDRESS, addressId)
}

export function readSelectedAddressId(): string | undefined {
  return deviceStore.get(ADDRESS) || undefined
}

/** The stored choice; api/hooks/address.ts finds the address. */
export function useSelectedAddressId(): string | undefined {
  return useSyncExternalStore(deviceStore.subscribe, readSelectedAddressId, nobody)
}

/**
 * The provider has ended the session: clears all local storage. Drafts wait for the same person's
 * next sign-in; anybody else's clears them.
 */
export function endSession(userId: string): void {
  holdDraftsFor(userId)
  // On its own: see `followOtherTabs`.
  deviceStore.remove(USER_KEY)
  deviceStore.clear()
}

/**
 * What another tab's sign-in, or its end of a session, means for the drafts of this tab. A log-out
 * clears all keys at once: its event names none. Returns its undo.
 */
export function followOtherTabs(): () => void {
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== USER_KEY) return
    if (newValue) restoreDrafts(newValue)
    else if (oldValue) holdDraftsFor(oldValue)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Log-out: clears all local storage and every draft of this tab. */
export function forgetEverything(): void {
  clearDrafts()
  deviceStore.clear()
}
