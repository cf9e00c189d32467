import { waitFor } from '@testing-library/react'
import { openDB } from 'idb'
import { expect } from 'vitest'

/** What the app keeps of its reads, if it keeps anything: looking creates nothing. */
export async function openCached() {
  let ended: Promise<PromiseSettledResult<void>[]> | undefined
  try {
    return await openDB('sauda-kept', undefined, {
      upgrade(_database, _old, _new, transaction) {
        ended = Promise.allSettled([transaction.done])
        transaction.abort()
      },
    })
  } catch (error) {
    if (!ended) throw error
    // Asked in one step whether it is there: it was not, and its making was called off.
    expect(await ended).toMatchObject([{ status: 'rejected' }])
    return undefined
  }
}

/** The whole database as text; '' when there is none. */
export async function wholeOfflineCache(): Promise<string> {
  const database = await openCached()
  if (!database) return ''
  const stores = [...database.objectStoreNames]
  const all = await Promise.all(
    stores.flatMap((store) => [database.getAllKeys(store), database.getAll(store)]),
  )
  database.close()
  return JSON.stringify(all)
}

export const keeps = (words: string) =>
  waitFor(async () => expect(await wholeOfflineCache()).toContain(words))

export const keepsNothing = () => waitFor(async () => expect(await wholeOfflineCache()).toBe(''))
