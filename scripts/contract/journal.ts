import { addressOf, type AnyEndpoint } from '@/api/endpoint'
import type { createClient, Sent } from './client'
import { type Difference, differences } from './differences'

/** `more`: only fields that nobody reads. Every call has one of them. */
export const outcomes = ['same', 'more', 'differs', 'failed', 'left alone'] as const
type Outcome = (typeof outcomes)[number]

/** How one call of the contract fared. */
export interface Entry {
  endpoint: AnyEndpoint
  outcome: Outcome
  differences: Difference[]
  /** Why it failed or was left alone. */
  why: string
}

function outcomeOf(found: readonly Difference[]): Outcome {
  if (found.length === 0) return 'same'
  return found.every(({ kind }) => kind === 'unknown field') ? 'more' : 'differs'
}

/** Calls the provider and keeps what came of it, by call. */
export function createJournal(send: ReturnType<typeof createClient>) {
  const answers = new Map<AnyEndpoint, unknown[]>()
  const failures = new Map<AnyEndpoint, string>()
  const reasons = new Map<AnyEndpoint, string>()

  return {
    /** The body of the answer; undefined when the call failed. */
    async ask(endpoint: AnyEndpoint, sent: Sent = {}): Promise<unknown> {
      const answered = await send(endpoint, sent)
      if ('failure' in answered) {
        failures.set(endpoint, answered.failure)
        return undefined
      }
      answers.set(endpoint, [...(answers.get(endpoint) ?? []), answered.body])
      return answered.body
    },

    leave(why: string, ...endpoints: AnyEndpoint[]): void {
      for (const endpoint of endpoints) reasons.set(endpoint, why)
    },

    /** Every one of these calls, by its number. */
    entries(all: readonly AnyEndpoint[]): Entry[] {
      return all
        .map((endpoint): Entry => {
          const got = answers.get(endpoint)
          const found = got ? differences(endpoint.response, got) : []
          const failure = failures.get(endpoint)
          if (failure !== undefined)
            return { endpoint, outcome: 'failed', differences: found, why: failure }
          if (!got) {
            const why = reasons.get(endpoint) ?? 'nothing to ask it with'
            return { endpoint, outcome: 'left alone', differences: [], why }
          }
          return { endpoint, outcome: outcomeOf(found), differences: found, why: '' }
        })
        .toSorted((one, other) => one.endpoint.call - other.endpoint.call)
    },
  }
}
export type Journal = ReturnType<typeof createJournal>

/** One call in words, its differences below it. */
export function linesOf({ endpoint, outcome, differences: found, why }: Entry): string[] {
  const { call, name, method } = endpoint
  const first = `${outcome.padEnd(10)}  ${String(call).padStart(2)} ${name.padEnd(17)} ${method} ${addressOf(endpoint)}`
  return [
    why ? `${first}: ${why}` : first,
    ...found.map(({ kind, field, types, count, of }) => {
      const what = types ? `${field}: ${types}` : field
      return `              ${kind.padEnd(13)}  ${what}  (${String(count)} of ${String(of)})`
    }),
  ]
}
