import { request } from '@playwright/test'
import { addressOf, type AnyEndpoint } from '@/api/endpoint'
import { send } from './client'
import { differences } from './differences'
import { endpoints } from './endpoints'
import { type Account, type Ask, readAccount, readOffers } from './reads'

/** Compares a provider's responses with the contract. `isWell`: the app works with them. */
export async function watchContract(baseURL: string, account?: Account) {
  const client = await request.newContext({ baseURL, timeout: 30_000 })
  const answers = new Map<AnyEndpoint, unknown[]>()
  const failures = new Map<AnyEndpoint, string>()
  const ask: Ask = async (endpoint, sent = {}) => {
    const answered = await send(client, endpoint, sent)
    if ('failure' in answered) {
      failures.set(endpoint, answered.failure)
      return undefined
    }
    answers.set(endpoint, [...(answers.get(endpoint) ?? []), answered.body])
    return answered.body
  }
  await readOffers(ask)
  if (account) await readAccount(ask, account)
  await client.dispose()

  /** `more`: differs by unknown fields only. */
  const counts = { same: 0, more: 0, differs: 0, failed: 0, 'left alone': 0 }
  const lines = endpoints.flatMap((endpoint) => {
    const got = answers.get(endpoint)
    const failure = failures.get(endpoint)
    const found = got ? differences(endpoint.response, got) : []
    const isMore = found.every(({ kind }) => kind === 'unknown field')
    const compared = found.length === 0 ? 'same' : isMore ? 'more' : 'differs'
    const outcome = failure !== undefined ? 'failed' : got ? compared : 'left alone'
    counts[outcome] += 1
    const { call, name, method } = endpoint
    const first = `${outcome.padEnd(10)}  ${String(call).padStart(2)} ${name.padEnd(17)} ${method} ${addressOf(endpoint)}`
    return [
      failure === undefined ? first : `${first}: ${failure}`,
      ...found.map(({ kind, field, types }) =>
        `              ${kind.padEnd(13)}  ${types ? `${field}: ${types}` : field}`.trimEnd(),
      ),
    ]
  })
  const total = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
  const isWell = counts.differs + counts.failed === 0 && counts.same + counts.more > 0
  return { lines: [...lines, total.join(', ')], isWell }
}
