/** `npm run contract`: compares a provider's responses with src/api/contract. */
import { parseArgs } from 'node:util'
import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import { addressOf, type AnyEndpoint, fillPath } from '@/api/endpoint'
import { differences } from './differences'
import { endpoints } from './endpoints'
import { type Account, type Ask, readAccount, readOffers, type Sent } from './reads'

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

/** The body of a response, or why there is none, without personal data. */
type Answered = { body: unknown } | { failure: string }

/** Calls the provider as the app does, with cookies and the CSRF header. */
async function send(
  client: APIRequestContext,
  endpoint: AnyEndpoint,
  { path, query = {}, body }: Sent,
): Promise<Answered> {
  const { cookies } = await client.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  try {
    const response = await client.fetch(fillPath(addressOf(endpoint), path), {
      method: endpoint.method,
      params: query,
      headers: token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {},
      ...(body !== undefined && { data: body }),
      // A redirect could send the password to another host.
      maxRedirects: 0,
    })
    return await read(response, endpoint)
  } catch (error) {
    return { failure: `no answer (${error instanceof Error ? error.name : 'unknown'})` }
  }
}

async function read(response: APIResponse, { name }: AnyEndpoint): Promise<Answered> {
  if (!response.ok()) return { failure: `answered ${response.status()}` }
  const text = await response.text()
  if (name.endsWith('Invoice'))
    return text.startsWith('%PDF-') ? { body: undefined } : { failure: 'answered no PDF' }
  try {
    const body = JSON.parse(text) as { success?: unknown } | null
    return body?.success === false ? { failure: 'refused: success is false' } : { body }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { failure: 'answered no JSON' }
  }
}

/** `isWell`: the app works with the provider's responses. */
async function watchContract(baseURL: string, account?: Account) {
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

try {
  const { host, account } = readOptions()
  const { lines, isWell } = await watchContract(host, account)
  for (const line of lines) console.log(line)
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 2
}
