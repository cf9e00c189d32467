import type { Query, QueryPersister } from '@tanstack/react-query'
import { readRetryCount } from '@/api/connectivity'
import { isOutOfReach } from '@/api/errors'
import { log } from '@/log'
import { readUserId } from '@/session/session'
import type * as KeptAnswers from './kept-answers'
import type { KeptName } from './kept-fields'

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

/** Requests still pending while kept data is shown: the next read waits for them until somebody retries. */
const late = new WeakMap<Query, LateRequest>()

/**
 * For a read whose answer is kept on this device, and shown from there while the provider is out of reach or silent; to be
 * spread into its queryOptions, whose types it leaves alone. What is kept of it, by `name`: kept-fields.ts.
 */
export function kept(name: KeptName): object {
  const persister: QueryPersister = async (ask, context, query) => {
    const userId = readUserId()
    const request = lateRequest(query) ?? send()
    const { answer } = request
    // A private window of some browsers keeps nothing.
    if (userId === undefined || !('indexedDB' in globalThis)) return answer
    const about = { name, userId, query }
    answer.then(
      (data) => setTimeout(() => void withKept((it) => it.keepAnswer(about, data)), KEEP_AFTER),
      // Told to whoever asked.
      () => undefined,
    )
    return query.state.data === undefined ? answerOrKept() : answer

    function send(): LateRequest {
      // React Query aborts nothing once kept data has settled the read, hence a controller of its own.
      const controller = new AbortController()
      const abort = () => controller.abort()
      context.signal.addEventListener('abort', abort)
      const answer = Promise.resolve(ask({ ...context, signal: controller.signal }))
      return { answer, abort, retryCount: readRetryCount() }
    }

    function answerOrKept(): Promise<unknown> {
      return new Promise((resolve) => {
        let isOpen = true
        const patience = setTimeout(() => void show(), PATIENCE)
        const end = () => {
          isOpen = false
          clearTimeout(patience)
        }
        const { client } = context

        async function show(error?: unknown): Promise<void> {
          const data = await withKept((it) =>
            it.findKept({ ...about, client, answer, error }, () => isOpen),
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
            if (isOutOfReach(error)) void show(error)
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

async function withKept<T>(work: (it: typeof KeptAnswers) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await import('./kept-answers'))
  } catch (error) {
    log.warn('what is kept on this device is out of reach', {
      name: error instanceof Error ? error.name : typeof error,
    })
    return undefined
  }
}
