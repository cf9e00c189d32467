/** Apart from held-drafts.ts, which few need: that loads after the first screen. */
export const HELD_DATABASE = 'sauda-held'

/** On every sign-in, which has taken over its own, and on log-out. */
export function dropHeldDrafts(): void {
  try {
    indexedDB.deleteDatabase(HELD_DATABASE)
  } catch {
    // There is none, or site data is blocked: then nothing was stored.
  }
}
