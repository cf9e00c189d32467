/** When the offline cache answers in place of the provider (`offlineCached` in queryOptions). */
import 'fake-indexeddb/auto'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestRetry } from '@/api/connectivity'
import { ApiError, type ApiErrorKind } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'
import { saveAnswer } from '@/api/offline/persister'
import { OFFLINE_DATABASE } from '@/api/query-client'
import { deviceStore } from '@/session/storage'
import { expectCached, wholeOfflineCache } from '@tests/offline-cache'
import { pass as passOnTheWall } from '@tests/wall-clock'

const queryKey: QueryKey = ['quote', 'savita']
const stored = { id: 'stored', createdAt: '', bids: [] }
const answered = { id: 'answered', createdAt: '', bids: [] }

let client: QueryClient

const read = (ask: (context: { signal: AbortSignal }) => Promise<unknown>) =>
  client.query({ queryKey, queryFn: ask, retry: false, ...offlineCached('quote') })

const failure = (kind: ApiErrorKind) =>
  new ApiError({ kind, call: 'quoteById', message: kind, outcomeUnknown: false })

const silence = () => new Promise<never>(() => undefined)

async function store(): Promise<void> {
  const query = client.getQueryCache().build(client, { queryKey })
  query.setState({ dataUpdatedAt: 1000 })
  await saveAnswer({ name: 'quote', userId: 'savita', query }, stored)
  client.clear()
}

/** For the app. The database has its own, which run meanwhile. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turns = 0; turns < 20; turns += 1) {
    await passOnTheWall(1)
    await vi.advanceTimersByTimeAsync(0)
  }
}

const holdTime = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

beforeEach(() => {
  client = new QueryClient()
  deviceStore.set('authResponse', 'savita')
})

afterEach(async () => {
  vi.useRealTimers()
  client.clear()
  await deleteDB(OFFLINE_DATABASE)
})

describe('the stored answer is shown', () => {
  test.each<ApiErrorKind>(['offline', 'unavailable'])('when the provider is %s', async (kind) => {
    await store()
    expect(await read(() => Promise.reject(failure(kind)))).toEqual(stored)
  })

  test('after six silent seconds, and not before', async () => {
    await store()
    holdTime()
    const settled = vi.fn()
    read(silence).then(settled, settled)
    await pass(5900)
    expect(settled).not.toHaveBeenCalled()
    await pass(200)
    expect(settled).toHaveBeenCalledWith(stored)
  })

  test('and the next read waits for the same late answer', async () => {
    await store()
    holdTime()
    let answer: (data: unknown) => void = () => undefined
    const ask = vi.fn(() => new Promise((resolve) => (answer = resolve)))
    const first = read(ask)
    await pass(6000)
    expect(await first).toEqual(stored)
    const again = read(ask)
    answer(answered)
    expect(await again).toEqual(answered)
    expect(ask).toHaveBeenCalledOnce()
    await pass(1)
    await client.invalidateQueries({ queryKey })
    const third = read(ask)
    await pass(1)
    expect(ask).toHaveBeenCalledTimes(2)
    answer(stored)
    await third
  })

  test('and a retry aborts the late request and sends a new one', async () => {
    await store()
    holdTime()
    const signals: AbortSignal[] = []
    const ask = ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return signals.length === 1 ? silence() : Promise.resolve(answered)
    }
    const first = read(ask)
    await pass(6000)
    expect(await first).toEqual(stored)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    requestRetry()
    expect(await read(ask)).toEqual(answered)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })
})

test('a read that nobody waits for any more is aborted', async () => {
  let signal: AbortSignal | undefined
  const asked = read((context) => {
    signal = context.signal
    return silence()
  })
  await vi.waitFor(() => expect(signal?.aborted).toBe(false))
  await client.cancelQueries({ queryKey })
  await expect(asked).rejects.toThrow()
  expect(signal?.aborted).toBe(true)
})

describe('the stored answer is not shown', () => {
  test.each<ApiErrorKind>(['refused', 'not-found', 'signed-out', 'contract'])(
    'when the provider has answered: %s',
    async (kind) => {
      await store()
      await expect(read(() => Promise.reject(failure(kind)))).rejects.toMatchObject({ kind })
    },
  )

  test.each([
    ['to a visitor', () => deviceStore.clear()],
    ['over something newer', () => client.setQueryData(queryKey, answered)],
  ])('%s', async (_, happen) => {
    await store()
    happen()
    const before = client.getQueryData(queryKey)
    const error = failure('offline')
    await expect(read(() => Promise.reject(error))).rejects.toBe(error)
    expect(client.getQueryData(queryKey)).toEqual(before)
  })

  test('where the database fails: the read goes on without it', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const error = failure('offline')
    await expect(read(() => Promise.reject(error))).rejects.toBe(error)
    expect(warned).toHaveBeenCalled()
  })
})

describe('an answer is stored', () => {
  test('once the network is idle', async () => {
    holdTime()
    await read(() => Promise.resolve(answered))
    await pass(900)
    expect(await wholeOfflineCache()).toBe('')
    await pass(100)
    vi.useRealTimers()
    await expectCached('answered')
  })

  test('not when it is a visitor’s', async () => {
    deviceStore.clear()
    holdTime()
    await read(() => Promise.resolve(answered))
    await pass(1100)
    expect(await wholeOfflineCache()).toBe('')
  })

  test('not where the browser has no database', async () => {
    const { indexedDB: database } = globalThis
    const warned = vi.spyOn(console, 'warn')
    Reflect.deleteProperty(globalThis, 'indexedDB')
    try {
      holdTime()
      expect(await read(() => Promise.resolve(answered))).toEqual(answered)
      await pass(1100)
      expect(warned).not.toHaveBeenCalled()
    } finally {
      globalThis.indexedDB = database
    }
  })
})
