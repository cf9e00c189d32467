/** The database of the offline cache: which answers make room for others. */
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { OFFLINE_DATABASE } from '@/api/query-client'
import { readEntry, writeEntry } from '@/api/offline/store'
import { wholeOfflineCache } from '@tests/offline-cache'

afterEach(() => deleteDB(OFFLINE_DATABASE))

describe('room', () => {
  const entry = (time: number, text: string) => ({ time, shape: '', texts: [text] })
  const write = (read: string, time: number, text: string, userId = 'savita') =>
    writeEntry([userId, read], entry(time, text), () => true, 10)
  const texts = async (read: string) => (await readEntry(['savita', read]))?.texts

  test('is made by deleting the oldest answers, no more than needed', async () => {
    await write('a', 2, '1234')
    await write('b', 1, '1234')
    await write('c', 3, '12')
    expect(await texts('b')).toEqual(['1234'])
    await write('d', 4, '1')
    expect(await texts('b')).toBeUndefined()
    expect(await texts('a')).toEqual(['1234'])
    expect(await texts('c')).toEqual(['12'])
    expect(await wholeOfflineCache()).not.toContain('"b"')
  })

  test('is not made for an answer beyond the whole capacity', async () => {
    await write('a', 1, '1234')
    await write('b', 2, '12345678901')
    expect(await texts('b')).toBeUndefined()
    expect(await texts('a')).toEqual(['1234'])
    await write('c', 3, '1234567890')
    expect(await texts('c')).toEqual(['1234567890'])
  })

  test('an answer counts once when it is written again', async () => {
    await write('a', 1, '12345')
    await write('b', 2, '12345')
    await write('b', 3, '54321')
    expect(await texts('a')).toEqual(['12345'])
    expect(await texts('b')).toEqual(['54321'])
  })

  test('other people’s answers are deleted', async () => {
    await write('a', 1, '1', 'ramesh')
    await write('a', 2, '1')
    expect(await readEntry(['ramesh', 'a'])).toBeUndefined()
    expect(await wholeOfflineCache()).not.toContain('ramesh')
  })
})

test('a database that the browser has closed is opened again', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const close = () => (transaction.mock.contexts.at(-1) as IDBDatabase).close()
  const entry = { time: 1, shape: '', texts: ['1'] }
  await writeEntry(['savita', 'a'], entry, () => true)
  close()
  await writeEntry(['savita', 'b'], entry, () => true)
  close()
  expect(await readEntry(['savita', 'a'])).toEqual(entry)
  expect(await readEntry(['savita', 'b'])).toEqual(entry)
  transaction.mockRestore()
})
