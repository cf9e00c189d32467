import { openDB } from 'idb'

/** What the app keeps of its reads, if it keeps anything: looking creates nothing. */
export async function openKept() {
  let isThere = true
  try {
    return await openDB('sauda-kept', undefined, {
      upgrade(_database, _old, _new, transaction) {
        isThere = false
        transaction.done.catch(() => undefined)
        transaction.abort()
      },
    })
  } catch (error) {
    if (isThere) throw error
    return undefined
  }
}
