export const KEPT_DATABASE = 'sauda-kept'

/** Log-out, or the end of a session: nothing that was read stays on this device. Other tabs let go of it (kept-store.ts). */
export function forgetKept(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(KEPT_DATABASE)
}
