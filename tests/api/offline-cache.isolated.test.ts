/** The offline cache: whose answers are stored, shown with their age, and deleted. */
import 'fake-indexeddb/auto'
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestRetry, useOfflineSince } from '@/api/connectivity'
import { ApiError, type ApiErrorKind } from '@/api/errors'
import { findCached, saveAnswer } from '@/api/offline/persister'
import { writeEntry } from '@/api/offline/store'
import { OFFLINE_DATABASE } from '@/api/query-client'
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

/** Looks for a cached answer of an empty query, and puts it there. */
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

/** Waits until the query holds it, marked as old. */
const settled = () =>
  vi.waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true))

describe('an answer is not stored', () => {
  test.each([
    ['it arrives after log-out', signOut],
    ['somebody else has signed in meanwhile', () => signIn('ramesh')],
  ])('when %s', async (_, change) => {
    const before = about('quote')
    change()
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
  test('is found whole, however long, with its time, and replaced whole by a shorter one', async () => {
    await saveAnswer(about('orders'), orders(600))
    expect(await find({ name: 'orders' })).toMatchObject(orders(600))
    await settled()
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(1000)
    await saveAnswer(about('orders', 2000), orders(2))
    expect(await find({ name: 'orders' })).toHaveLength(2)
    expect(await wholeOfflineCache()).not.toContain('SD-599')
  })

  test('is not shown to somebody else, nor when the person logs out meanwhile', async () => {
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

  test('is not found where none was stored, or one by another list of fields', async () => {
    expect(await find()).toBeUndefined()
    const key: [string, string] = ['savita', JSON.stringify(queryKey)]
    await writeEntry(key, { time: 1, shape: 'other', data: { id: 'q1' } }, () => true)
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

  test.each([
    ['after log-out', signOut, 'q1'],
    ['after a newer one', () => client.setQueryData(queryKey, quote('q3')), 'q3'],
  ])('does not give way to an answer that comes %s', async (_, meanwhile, shown) => {
    await saveAnswer(about('quote'), quote('q1'))
    let answer: (data: unknown) => void = () => undefined
    const late = new Promise((resolve) => (answer = resolve))
    await find({ answer: late })
    await settled()
    meanwhile()
    answer(quote('q2'))
    await late
    expect(client.getQueryData(queryKey)).toEqual(quote(shown))
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

describe('after a failed read, the provider is', () => {
  const failure = (kind: ApiErrorKind, status?: number) =>
    new ApiError({
      kind,
      call: 'quoteById',
      message: 'it failed',
      ...(status !== undefined && { status }),
      outcomeUnknown: false,
    })

  /** The reads sent a second after the cached answer was found. `meanwhile` runs just before. */
  async function readsAfter(error: Error | undefined, meanwhile: () => void = () => undefined) {
    await saveAnswer(about('quote'), quote('q1'))
    const refetch = vi.spyOn(client, 'refetchQueries').mockResolvedValue()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const answer = new Promise((_resolve, reject) => {
      if (error) reject(error)
    })
    // Its sender handles the failure.
    void Promise.allSettled([answer])
    await find({ answer, error })
    await vi.advanceTimersByTimeAsync(990)
    expect(refetch).not.toHaveBeenCalled()
    meanwhile()
    await vi.advanceTimersByTimeAsync(20)
    return refetch.mock.calls
  }

  test.each<[what: string, error: Error | undefined, isAsked: boolean, meanwhile?: () => void]>([
    ['asked again', failure('offline'), true],
    ['asked again after "service unavailable"', failure('unavailable', 503), true],
    ['not asked again after "too many requests"', failure('unavailable', 429), false],
    ['not asked again after a refusal', failure('refused', 400), false],
    ['not asked again after another error', new Error('no'), false],
    ['not asked again while the first request is on its way', undefined, false],
    ['not asked again after log-out', failure('offline'), false, signOut],
  ])('%s', async (_, error, isAsked, meanwhile) => {
    expect(await readsAfter(error, meanwhile)).toEqual(isAsked ? [[{ queryKey, exact: true }]] : [])
  })

  test('not asked again where the network is gone once more', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await readsAfter(failure('offline'))).toEqual([])
  })
})

describe('the age of the cached data on screen', () => {
  const since = () => renderHook(() => useOfflineSince()).result

  /** A screen that shows this read. */
  const show = (key: QueryKey, queryFn: () => unknown = () => undefined) =>
    new QueryObserver(client, { queryKey: key, queryFn, staleTime: Infinity }).subscribe(
      () => undefined,
    )

  /** Stored at `time`, and shown from the cache. */
  async function showCached(key: QueryKey, time: number, queryFn?: () => unknown) {
    const query = client.getQueryCache().build(client, { queryKey: key })
    query.setState({ dataUpdatedAt: time })
    const stored = { name: 'quote', userId: 'savita', query } as const
    await saveAnswer(stored, quote('q1'))
    const answer = new Promise(() => undefined)
    const data = await findCached({ ...stored, client, answer, error: undefined }, () => true)
    client.setQueryData(key, data)
    const hide = show(key, queryFn)
    await vi.waitFor(() => expect(client.getQueryState(key)?.isInvalidated).toBe(true))
    return hide
  }

  test('is that of the oldest, until the screen is left or a newer answer comes', async () => {
    const shown = since()
    expect(shown.current).toBeUndefined()
    const hide = await showCached(['a'], 1000)
    await vi.waitFor(() => expect(shown.current).toBe(1000))
    const hideAnother = await showCached(['b'], 3000)
    await showCached(['c'], 2000)
    expect(shown.current).toBe(1000)
    act(hide)
    await vi.waitFor(() => expect(shown.current).toBe(2000))
    act(() => void client.setQueryData(['c'], quote('q2')))
    await vi.waitFor(() => expect(shown.current).toBe(3000))
    act(hideAnother)
    await vi.waitFor(() => expect(shown.current).toBeUndefined())
  })

  test('ends with Retry, which reads again only what is cached and on screen', async () => {
    const shown = since()
    const old = vi.fn(() => quote('q2'))
    const fresh = vi.fn(() => quote('q3'))
    const left = vi.fn(() => quote('q4'))
    await showCached(['old'], 1000, old)
    act(await showCached(['left'], 1000, left))
    client.setQueryData(['fresh'], quote('q1'))
    show(['fresh'], fresh)
    expect(old).not.toHaveBeenCalled()
    act(requestRetry)
    await vi.waitFor(() => expect(old).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(shown.current).toBeUndefined())
    expect(fresh).not.toHaveBeenCalled()
    expect(left).not.toHaveBeenCalled()
  })
})
