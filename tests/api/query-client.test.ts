import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { createQueryClient } from '@/api/query-client'
import { readNow } from '@/api/read-now'

it.each([
  ['a moment ago', -1000, false],
  ['a minute ago', -60_000, true],
  ['in an hour: the clock was ahead, and was put right', 3_600_000, true],
])('an answer of %s, %s ms from now, is old: %s', (_, age, isStale) => {
  const client = createQueryClient()
  client.setQueryData(['orders'], [], { updatedAt: Date.now() + age })
  const observer = new QueryObserver(client, { queryKey: ['orders'], queryFn: () => [] })
  expect(observer.getCurrentResult().isStale).toBe(isStale)
})

it.each([
  // Reconnecting is a retry.
  ['offline', 0, 1],
  ['unavailable', 503, 2],
  ['unavailable', 429, 1],
  ['not-found', 404, 1],
] as const)('a read that fails as %s, %s, is sent this often: %s', async (kind, status, times) => {
  vi.useFakeTimers()
  const error = new ApiError({ kind, status, call: 'x', message: '', outcomeUnknown: false })
  const queryFn = vi.fn(() => Promise.reject(error))
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['orders'], queryFn })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(queryFn).toHaveBeenCalledTimes(times)
  stop()
  vi.useRealTimers()
})

// NAV-3.
describe('after a refusal that may end the session, the person is read again', () => {
  const queryKey = ['orders']
  type Way = (client: QueryClient, queryFn: () => Promise<never>) => Promise<unknown>
  const ways = {
    'a read': (client, queryFn) => client.query({ queryKey, queryFn, retry: false }),
    'a read before a payment': (client, queryFn) =>
      readNow(client, { queryKey, queryFn }, new AbortController().signal),
    'a write': (client, mutationFn) =>
      client.getMutationCache().build(client, { mutationFn }).execute(undefined),
  } satisfies Record<string, Way>

  it.each([
    ['a read', 'signed-out', 401, 1],
    ['a read before a payment', 'signed-out', 401, 1],
    ['a write', 'signed-out', 401, 1],
    ['a write', 'signed-out', 403, 1],
    ['a write', 'refused', 419, 1],
    ['a write', 'refused', 400, 0],
    ['a read', 'not-found', 404, 0],
    ['a read', 'unavailable', 401, 0],
  ] as const)('%s, %s, %s: %s', async (way, kind, status, times) => {
    const client = createQueryClient()
    const readPerson = vi.fn(() => ({}))
    const person = { queryKey: ['user', 'u1'], queryFn: readPerson, initialData: {} }
    const stop = new QueryObserver(client, { ...person, staleTime: Infinity }).subscribe(() => {})
    const error = new ApiError({ kind, status, call: 'x', message: '', outcomeUnknown: false })
    await expect(ways[way](client, () => Promise.reject(error))).rejects.toBe(error)
    expect(readPerson).toHaveBeenCalledTimes(times)
    stop()
  })
})
