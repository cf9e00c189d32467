export const OFFLINE_DATABASE = 'sauda-kept'

/** Log-out, or the end of a session: nothing that was read stays on this device. Other tabs let go of it (store.ts). */
export function clearOfflineCache(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(OFFLINE_DATABASE)
}
