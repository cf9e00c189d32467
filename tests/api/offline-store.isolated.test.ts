/** The database of the offline cache. */
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { OFFLINE_DATABASE } from '@/api/query-client'
import { readEntry, writeEntry } from '@/api/offline/store'

afterEach(() => deleteDB(OFFLINE_DATABASE))

const write = (userId: string, read: string) =>
  writeEntry([userId, read], { time: 1, shape: '', data: read }, () => true)
const data = async (userId: string, read: string) => (await readEntry([userId, read]))?.data

test('other people’s answers are deleted, whatever their ids', async () => {
  for (const other of ['ramesh', 'savit', 'savitaa', 'zaid']) {
    await write(other, 'a')
    await write('savita', 'a')
    expect(await data(other, 'a')).toBeUndefined()
  }
  await write('savita', 'b')
  expect(await data('savita', 'a')).toBe('a')
  expect(await data('savita', 'b')).toBe('b')
})

test('a database that the browser has closed is opened again', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const close = () => (transaction.mock.contexts.at(-1) as IDBDatabase).close()
  await write('savita', 'a')
  close()
  await write('savita', 'b')
  close()
  expect(await data('savita', 'a')).toBe('a')
  expect(await data('savita', 'b')).toBe('b')
  transaction.mockRestore()
})
