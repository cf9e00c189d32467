import type { Query, QueryClient } from '@tanstack/react-query'
import { isOffline, onRetry, reportOfflineData } from '@/api/connectivity'
import { ApiError } from '@/api/errors'
import { readUserId } from '@/session/session'
import { cachedFields, type CachedCall } from './fields'
import { pickCachedFields } from './pick-fields'
import { readEntry, writeEntry } from './store'

interface PersistContext {
  name: CachedCall
  userId: string
  query: Query
}

/** One retry after an answer that did not come (ms). */
const RETRY_DELAY = 1000

/** Stores the listed fields of an answer, unless the person has signed out meanwhile. */
export async function saveAnswer(
  { name, userId, query }: PersistContext,
  data: unknown,
): Promise<void> {
  const isWanted = () => readUserId() === userId
  // After log-out not even an empty database is created.
  if (typeof data !== 'object' || data === null || !isWanted()) return
  const time = query.state.dataUpdatedAt
  const entry = { time, shape: shapeOf(name), data: pickCachedFields(cachedFields[name], data) }
  await writeEntry([userId, query.queryHash], entry, isWanted)
}

interface Wanted extends PersistContext {
  client: QueryClient
  answer: Promise<unknown>
  /** Of the failed answer; undefined when it is only late. */
  error: unknown
}

/**
 * The cached answer of this read, to be shown with its age. Undefined when none, or not `isOpen`.
 */
export async function findCached(
  { name, userId, query, client, error, answer }: Wanted,
  isOpen: () => boolean,
): Promise<unknown> {
  const entry = await readEntry([userId, query.queryHash])
  if (entry?.shape !== shapeOf(name)) return undefined
  const isTheirs = () => readUserId() === userId
  if (!isOpen() || !isTheirs()) return undefined

  const { queryKey, queryHash } = query
  const isStillCached = () =>
    isTheirs() && client.getQueryState(queryKey)?.dataUpdatedAt === entry.time
  // By then the query has taken it as a fresh answer.
  setTimeout(() => {
    if (!isTheirs() || client.getQueryCache().get(queryHash) !== query) return
    query.setState({ dataUpdatedAt: entry.time, isInvalidated: true })
    showAge(client, queryHash, entry.time)
    answer.then(
      (fresh) => isStillCached() && client.setQueryData(queryKey, fresh),
      // `call` has logged it, and the cached answer stays on screen.
      () => undefined,
    )
    if (mayRetry(error))
      setTimeout(() => {
        if (isStillCached()) void client.refetchQueries({ queryKey, exact: true })
      }, RETRY_DELAY)
  })
  return entry.data
}

/** Not after 429. The network may be back since the failure: `online` has fired by then. */
function mayRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status } = error
  return kind === 'unavailable' ? status !== 429 : kind === 'offline' && !isOffline()
}

const shapeOf = (name: CachedCall) => JSON.stringify(cachedFields[name])

const cachedTimes = new WeakMap<QueryClient, Map<string, number>>()

/** Makes the status strip say how old this is, for as long as it is shown. */
function showAge(client: QueryClient, hash: string, time: number): void {
  const known = cachedTimes.get(client)
  const times = known ?? new Map<string, number>()
  times.set(hash, time)
  cachedTimes.set(client, times)
  const cache = client.getQueryCache()

  function report(): void {
    let oldest: number | undefined
    for (const [shown, since] of times) {
      const query = cache.get(shown)
      if (query?.state.dataUpdatedAt !== since) times.delete(shown)
      else if (query.isActive()) oldest = Math.min(oldest ?? since, since)
    }
    reportOfflineData(oldest)
  }

  report()
  if (known) return
  cache.subscribe(() => times.size > 0 && report())
  onRetry(() => {
    // Cancel a pending request: its connection may be dead.
    void client.invalidateQueries({
      type: 'active',
      predicate: ({ queryHash, state }) => times.get(queryHash) === state.dataUpdatedAt,
    })
  })
}
