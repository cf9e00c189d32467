/** The offline cache: whose answers are stored and shown, and which make room for others. */
import 'fake-indexeddb/auto'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { findCached, saveAnswer } from '@/api/offline/persister'
import { readEntry, writeEntry } from '@/api/offline/store'
import { OFFLINE_DATABASE } from '@/api/offline/clear-cache'
import { deviceStore } from '@/session/storage'
import { wholeOfflineCache } from '@tests/offline-cache'

const queryKey: QueryKey = ['quotes of', 'savita']
const quote = (id: string) => ({
  id,
  createdAt: '2026-11-01',
  bids: [{ vendorName: 'Vendor', price: 23_450, vendorId: 'v1' }],
})
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `o${String(index)}`,
    displayId: `SD-${String(index)}`,
  }))

const signIn = (userId: string) => deviceStore.set('authResponse', userId)
const signOut = () => deviceStore.clear()

let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  signIn('savita')
})

afterEach(async () => {
  vi.useRealTimers()
  client.clear()
  await deleteDB(OFFLINE_DATABASE)
})

function about(name: 'orders' | 'quote', updatedAt = 1000) {
  const query = client.getQueryCache().build(client, { queryKey })
  query.setState({ dataUpdatedAt: updatedAt })
  return { name, userId: 'savita', query }
}

interface Search {
  answer?: Promise<unknown>
  error?: unknown
  isOpen?: () => boolean
  name?: 'orders' | 'quote'
}

/** What is found where the query has nothing yet, as the query takes it. */
async function find({
  answer = new Promise(() => undefined),
  error,
  isOpen = () => true,
  name = 'quote',
}: Search = {}) {
  const wanted = { ...about(name, 0), client, answer, error }
  const data = await findCached(wanted, isOpen)
  if (data !== undefined) client.setQueryData(queryKey, data)
  return data
}

/** The query has taken it, and counts it as old. */
const settled = () =>
  vi.waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true))

describe('an answer is not stored', () => {
  test('when it arrives after log-out', async () => {
    const before = about('quote')
    signOut()
    await saveAnswer(before, quote('q1'))
    expect(await wholeOfflineCache()).toBe('')
  })

  test('when somebody else has signed in meanwhile', async () => {
    const before = about('quote')
    signIn('ramesh')
    await saveAnswer(before, quote('q1'))
    expect(await wholeOfflineCache()).toBe('')
  })

  test('when the person logs out while it is written', async () => {
    const writing = saveAnswer(about('orders'), orders(600))
    signOut()
    await writing
    expect(await wholeOfflineCache()).not.toContain('SD-')
  })

  test.each([null, 'text', undefined])('when it is no object: %s', async (answer) => {
    await saveAnswer(about('quote'), answer)
    expect(await wholeOfflineCache()).toBe('')
  })
})

describe('a stored answer', () => {
  test('is found whole, however long, with the time of the answer', async () => {
    await saveAnswer(about('orders'), orders(600))
    const found = (await find({ name: 'orders' })) as { displayId: string }[]
    expect(found.map(({ displayId }) => displayId)).toEqual(
      orders(600).map(({ displayId }) => displayId),
    )
    await settled()
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(1000)
  })

  test('is replaced by a shorter one, of which nothing longer stays', async () => {
    await saveAnswer(about('orders'), orders(600))
    await saveAnswer(about('orders', 2000), orders(2))
    expect(await find({ name: 'orders' })).toHaveLength(2)
    expect(await wholeOfflineCache()).not.toContain('SD-599')
  })

  test('is not shown to somebody else, nor after log-out while it is looked for', async () => {
    await saveAnswer(about('quote'), quote('q1'))
    const looking = find()
    signOut()
    expect(await looking).toBeUndefined()
    signIn('ramesh')
    expect(await find()).toBeUndefined()
    signIn('savita')
    expect(await find()).toEqual(quote('q1'))
  })

  test('is not shown when the provider has answered meanwhile', async () => {
    await saveAnswer(about('quote'), quote('q1'))
    expect(await find({ isOpen: () => false })).toBeUndefined()
  })

  test('is not read when it was written by another list of fields', async () => {
    const key: [string, string] = ['savita', JSON.stringify(queryKey)]
    await writeEntry(key, { time: 1, shape: 'other', texts: ['{"id":"q1"}'] }, () => true)
    expect(await find()).toBeUndefined()
  })

  test('gives way to the answer that comes late', async () => {
    await saveAnswer(about('quote'), quote('q1'))
    let answer: (data: unknown) => void = () => undefined
    await find({ answer: new Promise((resolve) => (answer = resolve)) })
    await settled()
    answer(quote('q2'))
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(quote('q2')))
  })

  test('does not give way to an answer that comes after log-out', async () => {
    await saveAnswer(about('quote'), quote('q1'))
    let answer: (data: unknown) => void = () => undefined
    const late = new Promise((resolve) => (answer = resolve))
    await find({ answer: late })
    await settled()
    signOut()
    answer(quote('q2'))
    await late
    expect(client.getQueryData(queryKey)).toEqual(quote('q1'))
  })

  test('does not count as old for a query of somebody else', async () => {
    await saveAnswer(about('quote'), quote('q1'))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await find()
    signIn('ramesh')
    await vi.runAllTimersAsync()
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
  })
})

describe('the network was back while it was looked for', () => {
  const failure = (kind: 'offline' | 'unavailable', status?: number) =>
    new ApiError({
      kind,
      call: 'quoteById',
      message: 'it failed',
      ...(status !== undefined && { status }),
      outcomeUnknown: false,
    })

  test.each([
    ['asked again', failure('offline'), true],
    ['asked again', failure('unavailable', 503), true],
    ['not asked again after "too many requests"', failure('unavailable', 429), false],
    ['not asked again after another error', new Error('no'), false],
    ['not asked again while the first request is on its way', undefined, false],
  ])('%s: %s', async (_, error, isAsked) => {
    await saveAnswer(about('quote'), quote('q1'))
    const refetch = vi.spyOn(client, 'refetchQueries').mockResolvedValue()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const answer = new Promise((_resolve, reject) => {
      if (error) reject(error)
    })
    answer.catch(() => undefined)
    await find({ answer, error })
    await vi.advanceTimersByTimeAsync(990)
    expect(refetch).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20)
    expect(refetch.mock.calls).toEqual(isAsked ? [[{ queryKey, exact: true }]] : [])
  })

  test('not asked again after log-out', async () => {
    await saveAnswer(about('quote'), quote('q1'))
    const refetch = vi.spyOn(client, 'refetchQueries').mockResolvedValue()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await find({ error: failure('offline') })
    await vi.advanceTimersByTimeAsync(500)
    signOut()
    await vi.advanceTimersByTimeAsync(1000)
    expect(refetch).not.toHaveBeenCalled()
  })
})

describe('room', () => {
  const entry = (time: number, text: string) => ({ time, shape: '', texts: [text] })
  const write = (read: string, time: number, text: string, userId = 'savita') =>
    writeEntry([userId, read], entry(time, text), () => true, 10)
  const texts = async (read: string) => (await readEntry(['savita', read]))?.texts

  test('is made by the oldest answers, and by no more than needed', async () => {
    await write('b', 2, '1234')
    await write('a', 1, '1234')
    await write('c', 3, '12')
    expect(await texts('a')).toEqual(['1234'])
    await write('d', 4, '1')
    expect(await texts('a')).toBeUndefined()
    expect(await texts('b')).toEqual(['1234'])
    expect(await texts('c')).toEqual(['12'])
    expect(await wholeOfflineCache()).not.toContain('"a"')
  })

  test('is not made for what is too big for all of it', async () => {
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

  test('nothing of anybody else stays beside it', async () => {
    await write('a', 1, '1', 'ramesh')
    await write('b', 2, '1')
    expect(await readEntry(['ramesh', 'a'])).toBeUndefined()
    expect(await wholeOfflineCache()).not.toContain('ramesh')
  })
})
