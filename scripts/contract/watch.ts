/**
 * `npm run contract`: compares a provider's responses with src/api/contract (docs/qa.md), and lists
 * calls that write as left alone.
 */
import { parseArgs } from 'node:util'
import { type APIRequestContext, request } from '@playwright/test'
import { addressOf, type AnyEndpoint, fillPath } from '@/api/endpoint'
import { type Difference, differences } from './differences'
import { endpoints } from './endpoints'
import { type Account, readAll, type Sent } from './reads'

const usage = `npm run contract -- --host https://api.example.com
with CONTRACT_MOBILE and CONTRACT_PASSWORD in the environment for what belongs to an account`

function readOptions() {
  const { values } = parseArgs({ options: { host: { type: 'string', default: '' } } })
  if (!/^https?:/.test(values.host) || !URL.canParse(values.host))
    throw new Error('--host must be the address of a provider.')
  const { protocol, origin, hostname, pathname } = new URL(values.host)

  const { CONTRACT_MOBILE: mobileNo = '', CONTRACT_PASSWORD: password = '' } = process.env
  const account = mobileNo && password ? { mobileNo, password } : undefined
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (account && protocol === 'http:' && !isHere)
    throw new Error('A password is only sent over https, or to this machine.')

  return { host: origin + pathname.replace(/\/(?:api\/?)?$/, ''), account }
}

/** A failed call: why, without personal data. */
class Failed extends Error {}

/** Calls the provider as the app does, with cookies and the CSRF header. */
async function send(
  client: APIRequestContext,
  endpoint: AnyEndpoint,
  { path, query = {}, body }: Sent,
): Promise<unknown> {
  const { cookies } = await client.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  const response = await client.fetch(fillPath(addressOf(endpoint), path), {
    method: endpoint.method,
    params: query,
    headers: token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {},
    ...(body !== undefined && { data: body }),
    // A redirect could send the password to another host.
    maxRedirects: 0,
  })
  if (!response.ok()) throw new Failed(`answered ${response.status()}`)
  const text = await response.text()
  if (endpoint.name.endsWith('Invoice')) {
    if (!text.startsWith('%PDF-')) throw new Failed('answered no PDF')
    return undefined
  }
  const answer = JSON.parse(text) as { success?: unknown } | null
  if (answer?.success === false) throw new Failed('refused: success is false')
  return answer
}

function reasonOf(error: unknown): string {
  if (error instanceof Failed) return error.message
  if (error instanceof SyntaxError) return 'answered no JSON'
  return `no answer (${error instanceof Error ? error.name : 'unknown'})`
}

/** `more`: differs by unknown fields only. */
function outcomeOf(found: Difference[], isAnswered: boolean, isFailed: boolean) {
  if (isFailed) return 'failed'
  if (!isAnswered) return 'left alone'
  if (found.length === 0) return 'same'
  return found.every(({ kind }) => kind === 'unknown field') ? 'more' : 'differs'
}

async function watchContract(baseURL: string, account?: Account): Promise<boolean> {
  const client = await request.newContext({ baseURL, timeout: 30_000 })
  const answers = new Map<AnyEndpoint, unknown[]>()
  const failures = new Map<AnyEndpoint, string>()
  await readAll(async (endpoint, sent = {}) => {
    try {
      const answer = await send(client, endpoint, sent)
      answers.set(endpoint, [...(answers.get(endpoint) ?? []), answer])
      return answer
    } catch (error) {
      failures.set(endpoint, reasonOf(error))
      return undefined
    }
  }, account)
  await client.dispose()

  const counts = { same: 0, more: 0, differs: 0, failed: 0, 'left alone': 0 }
  for (const endpoint of endpoints) {
    const { call, name, method } = endpoint
    const [answered, failure] = [answers.get(endpoint), failures.get(endpoint)]
    const found = differences(endpoint.response, answered ?? [])
    const outcome = outcomeOf(found, answered !== undefined, failure !== undefined)
    counts[outcome] += 1
    const line = `${outcome.padEnd(10)}  ${String(call).padStart(2)} ${name.padEnd(17)} ${method} ${addressOf(endpoint)}`
    console.log(failure === undefined ? line : `${line}: ${failure}`)
    for (const { kind, field, types } of found)
      console.log(`              ${kind.padEnd(13)}  ${types ? `${field}: ${types}` : field}`)
  }
  const total = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
  console.log(total.join(', '))
  // The app works with the provider's responses.
  return counts.differs + counts.failed === 0 && counts.same + counts.more > 0
}

try {
  const { host, account } = readOptions()
  process.exitCode = (await watchContract(host, account)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 2
}
