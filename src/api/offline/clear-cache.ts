/** Its first name: under another one, the old database would stay on phones for ever. */
export const OFFLINE_DATABASE = 'sauda-offline'

/** On log-out, or the end of a session. Other tabs close the database (store.ts). */
export function clearOfflineCache(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(OFFLINE_DATABASE)
}
