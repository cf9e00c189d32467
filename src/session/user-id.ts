import { deviceStore } from './storage'

/** The raw id string of the signed-in person (NAV-2). */
export const USER_KEY = 'authResponse'

/** The signed-in person's id; undefined for a visitor. */
export function readUserId(): string | undefined {
  return deviceStore.get(USER_KEY) || undefined
}
