import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { now } from '@/lib/clock'
import { log } from '@/lib/log'
import { ApiError, isUnreachable } from './errors'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys that a success makes stale; refetched where on screen. Handled once, below. */
      invalidates?: readonly QueryKey[]
      /** As `invalidates`, but nobody waits for the reads: the write is done. */
      invalidatesLater?: readonly QueryKey[]
      /** As `invalidates`, but only in other windows (other-windows.ts). */
      elsewhere?: readonly QueryKey[]
    }
  }
}

/** The key of the read of the person. */
export const personKey = ['user']

/** After a 401, 403 or 419 reads the person again: only that answer ends the session (NAV-3). */
export function checkSession(client: QueryClient, error: unknown): void {
  if (!(error instanceof ApiError) || (error.kind !== 'signed-out' && error.status !== 419)) return
  // A pending request is enough.
  void client.refetchQueries({ queryKey: personKey }, { cancelRefetch: false })
}

/** Reads are retried once where that can help, writes never. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey }) {
        if (queryKey[0] !== personKey[0]) checkSession(client, error)
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, { meta = {} }) => {
        const invalidate = (queryKey: QueryKey) => client.invalidateQueries({ queryKey })
        void meta.invalidatesLater?.map(invalidate)
        await Promise.all((meta.invalidates ?? []).map(invalidate))
      },
      onError(error) {
        checkSession(client, error)
        // `call` has logged its own.
        if (!(error instanceof ApiError)) log.warn('a mutation failed', { name: error.name })
      },
    }),
    defaultOptions: {
      queries: {
        // Data from the future are old: the clock was ahead, and was put right.
        staleTime: ({ state }) => (state.dataUpdatedAt > now().getTime() ? -Infinity : 30_000),
        // `navigator.onLine` is not reliable: try, fail clearly, and refetch on reconnect.
        networkMode: 'always',
        // Not offline, where reconnecting is a retry, and not after 429.
        retry: (failures, error) =>
          failures < 1 &&
          isUnreachable(error) &&
          (error as ApiError).kind !== 'offline' &&
          (error as ApiError).status !== 429,
        retryDelay: 1000,
      },
      mutations: {
        // A paused write would be sent later, unnoticed.
        networkMode: 'always',
        retry: false,
        // Variables may be passwords: forget them. 0 would check a pending mutation whose screen
        // was left every few milliseconds.
        gcTime: 1000,
      },
    },
  })
  return client
}

const neverAnswered = ({ state }: Pick<Query, 'state'>) =>
  state.status === 'error' && state.data === undefined

/** Restarts reads that failed and never had an answer, where they are on screen. */
export function resetFailedReads(client: QueryClient): void {
  void client.resetQueries({ predicate: neverAnswered })
}

/**
 * Aborts the reads that wait for their first answer and sends them again. Returns false when there
 * are none.
 */
export function restartPendingReads(client: QueryClient): boolean {
  const pending = client.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  })
  const filters = { predicate: (query: Query) => pending.includes(query) }
  // Suspended screens render again once their read is cancelled, and so send it again themselves.
  const restart = async () => {
    await client.cancelQueries(filters)
    await client.refetchQueries({ ...filters, type: 'active' })
  }
  if (pending.length > 0) void restart()
  return pending.length > 0
}

const REPEAT_AFTER = 15_000

/** For reads of the layout, which has no `Try again`: repeats a failed one until answered. */
export const untilAnswered = {
  refetchInterval: (query: Pick<Query, 'state'>) => neverAnswered(query) && REPEAT_AFTER,
}

/** Its first name: under another one, the old database would stay on phones for ever. */
export const OFFLINE_DATABASE = 'sauda-offline'

/** On log-out, or the end of a session. Other tabs close the database (offline/store.ts). */
export function clearOfflineCache(): void {
  try {
    indexedDB.deleteDatabase(OFFLINE_DATABASE)
  } catch {
    // There is none, or site data is blocked: then nothing was stored.
  }
}
