import type { Query, QueryPersister } from '@tanstack/react-query'
import { readRetryCount } from '@/api/connectivity'
import { isUnreachable } from '@/api/errors'
import { log } from '@/log'
import { readUserId } from '@/session/session'
import type * as CachedAnswers from './persister'
import type { CachedCall } from './fields'

/** So long somebody waits for the provider while there is something to show (ms). */
export const PATIENCE = 6000

/** What is drawn of an answer goes first (ms). */
const KEEP_AFTER = 500

interface LateRequest {
  answer: Promise<unknown>
  abort: () => void
  /** `readRetryCount()` when it was sent. */
  retryCount: number
}

/** Requests still pending while cached data is shown: the next read waits for them until somebody retries. */
const late = new WeakMap<Query, LateRequest>()

/**
 * For a read whose answer is kept on this device, and shown from there while the provider is out of reach or silent; to be
 * spread into its queryOptions, whose types it leaves alone. The fields stored, by `name`: fields.ts.
 */
export function offlineCached(name: CachedCall): object {
  const persister: QueryPersister = async (ask, context, query) => {
    const userId = readUserId()
    const request = lateRequest(query) ?? send()
    const { answer } = request
    // A private window of some browsers keeps nothing.
    if (userId === undefined || !('indexedDB' in globalThis)) return answer
    const about = { name, userId, query }
    answer.then(
      (data) => setTimeout(() => void withCached((it) => it.saveAnswer(about, data)), KEEP_AFTER),
      // Told to whoever asked.
      () => undefined,
    )
    return query.state.data === undefined ? answerOrCached() : answer

    function send(): LateRequest {
      // React Query aborts nothing once cached data has settled the read, hence a controller of its own.
      const controller = new AbortController()
      const abort = () => controller.abort()
      context.signal.addEventListener('abort', abort)
      const answer = Promise.resolve(ask({ ...context, signal: controller.signal }))
      return { answer, abort, retryCount: readRetryCount() }
    }

    function answerOrCached(): Promise<unknown> {
      return new Promise((resolve) => {
        let isOpen = true
        const patience = setTimeout(() => void show(), PATIENCE)
        const end = () => {
          isOpen = false
          clearTimeout(patience)
        }
        const { client } = context

        async function show(error?: unknown): Promise<void> {
          const data = await withCached((it) =>
            it.findCached({ ...about, client, answer, error }, () => isOpen),
          )
          if (data === undefined) {
            // The answer's own failure.
            if (error !== undefined) resolve(answer)
            return
          }
          end()
          resolve(data)
          if (error !== undefined) return
          const forget = () => late.get(query) === request && late.delete(query)
          late.set(query, request)
          answer.then(forget, forget)
        }

        answer.then(
          (data) => {
            end()
            resolve(data)
          },
          (error: unknown) => {
            clearTimeout(patience)
            if (isUnreachable(error)) void show(error)
            else resolve(answer)
          },
        )
      })
    }
  }
  return { persister }
}

/** The pending request of this read; aborts it when somebody has retried since it was sent. */
function lateRequest(query: Query): LateRequest | undefined {
  const request = late.get(query)
  if (!request || request.retryCount === readRetryCount()) return request
  late.delete(query)
  request.abort()
  return undefined
}

async function withCached<T>(
  work: (it: typeof CachedAnswers) => Promise<T>,
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
