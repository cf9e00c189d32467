import { cleanup, waitFor } from '@testing-library/react'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { OFFLINE_DATABASE } from '@/api/query-client'
import { goOnline } from './network'
import { skipTimersOf } from './wall-clock'

/** Each test of this file starts with an empty cache, which is written without its delay. */
export function withOfflineCache(): void {
  beforeEach(() => skipTimersOf(1000))
  afterEach(async () => {
    cleanup()
    goOnline()
    vi.restoreAllMocks()
    await deleteDB(OFFLINE_DATABASE)
  })
}

/** Opens the offline cache if there is one; never creates it. */
async function openCached() {
  let ended: Promise<PromiseSettledResult<void>[]> | undefined
  try {
    return await openDB(OFFLINE_DATABASE, undefined, {
      upgrade(_database, _old, _new, transaction) {
        ended = Promise.allSettled([transaction.done])
        transaction.abort()
      },
    })
  } catch (error) {
    if (!ended) throw error
    // It did not exist, and its creation was aborted.
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

export const expectCached = (words: string) =>
  waitFor(async () => expect(await wholeOfflineCache()).toContain(words))

export const expectNothingCached = () =>
  waitFor(async () => expect(await wholeOfflineCache()).toBe(''))
