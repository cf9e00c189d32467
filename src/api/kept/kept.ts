import type { Query, QueryPersister } from '@tanstack/react-query'
import { isOutOfReach } from '@/api/errors'
import { log } from '@/log'
import { readUserId } from '@/session/session'
import type * as KeptAnswers from './kept-answers'
import type { KeptName } from './kept-fields'

/** So long somebody waits for the provider while there is something to show (ms). */
export const PATIENCE = 6000

/** What is drawn of an answer goes first (ms). */
const KEEP_AFTER = 500

/** Answers on their way while something kept is shown already: whoever asks next waits for the same. */
const late = new WeakMap<Query, Promise<unknown>>()

/**
 * For a read whose answer is kept on this device, and shown from there while the provider is out of reach or silent; to be
 * spread into its queryOptions, whose types it leaves alone. What is kept of it, by `name`: kept-fields.ts.
 */
export function kept(name: KeptName): object {
  const persister: QueryPersister = async (ask, context, query) => {
    const userId = readUserId()
    const answer = late.get(query) ?? Promise.resolve(ask(context))
    // A private window of some browsers keeps nothing.
    if (userId === undefined || !('indexedDB' in globalThis)) return answer
    const about = { name, userId, query }
    answer.then(
      (data) => setTimeout(() => void withKept((it) => it.keepAnswer(about, data)), KEEP_AFTER),
      // Told to whoever asked.
      () => undefined,
    )
    return query.state.data === undefined ? answerOrKept() : answer

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
          const forget = () => late.delete(query)
          late.set(query, answer)
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
