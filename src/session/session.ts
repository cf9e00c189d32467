import { useSyncExternalStore } from 'react'
import { clearDrafts, holdDraftsFor, settleDrafts, takeOverDrafts } from './drafts'
import { dropHeldDrafts } from './drop-held-drafts'
import { forgetInvitation } from './invitation'
import { deviceStore } from './storage'
import { readUserId, USER_KEY } from './user-id'

export { readUserId, USER_KEY }

/** A raw id string (NAV-2). */
const ADDRESS = 'selectedAddress'

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

/**
 * After a successful login or registration. `addressId` may be empty. `held`: `readHeldDrafts` of
 * this person; what is held for anybody else is deleted.
 */
export function rememberSignIn(
  userId: string,
  addressId: string,
  held: Readonly<Record<string, string>> = {},
): void {
  takeOverDrafts(userId, held)
  dropHeldDrafts()
  forgetInvitation()
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
 * Settles this tab's drafts when it is shown, and when another tab signs in, logs out or ends a
 * session. A log-out clears all keys at once: its event names none. A tab that was suspended may
 * have missed events. Returns its undo.
 */
export function followOtherTabs(): () => void {
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === USER_KEY && oldValue && !newValue) holdDraftsFor(oldValue)
    else if (key === USER_KEY || key === null) settleDrafts(readUserId() ?? (newValue || undefined))
  }
  const show = () => {
    if (!document.hidden) settleDrafts()
  }
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', show)
  document.addEventListener('visibilitychange', show)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', show)
    document.removeEventListener('visibilitychange', show)
  }
}

/** Log-out: clears all local storage and every draft of this tab. */
export function forgetEverything(): void {
  clearDrafts()
  dropHeldDrafts()
  deviceStore.clear()
}
