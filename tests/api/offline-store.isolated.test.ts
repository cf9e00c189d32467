/** The database of the offline cache. */
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, describe, expect, test, vi } from 'vitest'
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

describe('a database that the browser has closed', () => {
  test('is opened again', async () => {
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

  const failOnce = (name: string) =>
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('no', name)
    })

  test('as Safari reports it, is opened again', async () => {
    await write('savita', 'a')
    failOnce('UnknownError')
    expect(await data('savita', 'a')).toBe('a')
  })

  test('is told from one that refuses', async () => {
    await write('savita', 'a')
    failOnce('QuotaExceededError')
    await expect(data('savita', 'a')).rejects.toThrow('no')
  })
})

test('a database that could not be opened is opened by the next read', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError')
  })
  await expect(data('savita', 'a')).rejects.toThrow('no')
  expect(await data('savita', 'a')).toBeUndefined()
})
