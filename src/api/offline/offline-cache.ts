import type { Query, QueryPersister } from '@tanstack/react-query'
import { ANSWER_TIMEOUT, readRetryCount } from '@/api/connectivity'
import { isUnreachable } from '@/api/errors'
import { log } from '@/lib/log'
import { readUserId } from '@/session/session'
import { whenIdle } from '@/lib/when-idle'
import type * as Persister from './persister'
import type { CachedCall } from './fields'

interface PendingRequest {
  answer: Promise<unknown>
  abort: () => void
  /** `readRetryCount()` when it was sent. */
  retryCount: number
}

/** Requests still pending while cached data is shown. The next read waits for them. */
const pendingRequests = new WeakMap<Query, PendingRequest>()

/**
 * Stores the answers of a read on this device, and shows them while the provider is unavailable or
 * slow. Spread it into queryOptions, whose types it does not change. fields.ts lists what is
 * stored.
 */
export function offlineCached(name: CachedCall): object {
  const persister: QueryPersister = async (ask, context, query) => {
    const userId = readUserId()
    const request = pendingRequestOf(query) ?? send()
    const { answer } = request
    // Some browsers have no database in private windows.
    if (userId === undefined || !('indexedDB' in globalThis)) return answer
    const persistContext = { name, userId, query }
    answer.then(
      (data) =>
        // The answer renders first.
        whenIdle(() => void withPersister(({ saveAnswer }) => saveAnswer(persistContext, data))),
      // The caller handles it.
      () => undefined,
    )
    return query.state.data === undefined ? answerOrCached() : answer

    function send(): PendingRequest {
      // React Query aborts nothing once cached data has settled the read.
      const controller = new AbortController()
      const abort = () => controller.abort()
      context.signal.addEventListener('abort', abort)
      const answer = Promise.resolve(ask({ ...context, signal: controller.signal }))
      return { answer, abort, retryCount: readRetryCount() }
    }

    function answerOrCached(): Promise<unknown> {
      return new Promise((resolve) => {
        let isOpen = true
        const timer = setTimeout(() => void show(), ANSWER_TIMEOUT)
        const end = () => {
          isOpen = false
          clearTimeout(timer)
        }
        const { client } = context

        async function show(error?: unknown): Promise<void> {
          const data = await withPersister(({ findCached }) =>
            findCached({ ...persistContext, client, answer, error }, () => isOpen),
          )
          if (data === undefined) {
            if (error !== undefined) resolve(answer)
            return
          }
          end()
          resolve(data)
          if (error !== undefined) return
          const forget = () =>
            pendingRequests.get(query) === request && pendingRequests.delete(query)
          pendingRequests.set(query, request)
          answer.then(forget, forget)
        }

        answer.then(
          (data) => {
            end()
            resolve(data)
          },
          (error: unknown) => {
            clearTimeout(timer)
            if (isUnreachable(error)) void show(error)
            else resolve(answer)
          },
        )
      })
    }
  }
  return { persister }
}

/** The pending request of this read; aborts it after a retry. */
function pendingRequestOf(query: Query): PendingRequest | undefined {
  const request = pendingRequests.get(query)
  if (!request || request.retryCount === readRetryCount()) return request
  pendingRequests.delete(query)
  request.abort()
  return undefined
}

async function withPersister<T>(
  work: (persister: typeof Persister) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work(await import('./persister'))
  } catch (error) {
    log.warn('the offline cache is not available', {
      name: error instanceof Error ? error.name : typeof error,
    })
    return undefined
  }
}
