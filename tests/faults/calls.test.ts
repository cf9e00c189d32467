import { describe, expect, test } from 'vitest'
import { call, download } from '@/api/call'
import type { AnyEndpoint } from '@/api/endpoint'
import { ApiError, reasonOf } from '@/api/errors'
import type { Fault } from '@/mocks/faults'
import { answers as endpoints, type CallName, callNames } from '@/mocks/calls'
import { allowConsoleError } from '@tests/console'
import { provider } from '@tests/provider'
import { answers, type FaultyAnswer } from './answers'
import { requestTo } from './requests'
import { writes } from './rows'

const kinds = {
  refused: 'refused',
  'signed-out': 'signed-out',
  'not-found': 'not-found',
  unavailable: 'unavailable',
  lost: 'unavailable',
  'lost-after': 'unavailable',
  unreadable: 'contract',
  empty: 'contract',
}

function send(name: CallName): Promise<unknown> {
  const endpoint: AnyEndpoint = endpoints[name].endpoint
  const args = requestTo(name)(provider.world) as Parameters<typeof call>[1]
  return !name.endsWith('Invoice')
    ? call(endpoint, args)
    : download(endpoint as Parameters<typeof download>[0], args)
}

/** Expects the result or the ApiError that belongs to this answer, and exactly one request. */
async function expectOutcome(name: CallName, answer: FaultyAnswer) {
  const { means, fault, late } = answer
  if (name === 'payDelivery') provider.scenario('delivery-accepted')
  const release = late && provider.hold(name)
  if (fault) provider.fault({ call: name, ...fault })
  const outcome = send(name).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if (release) {
    const winner = await Promise.race([outcome, later(20)])
    expect(winner).toBe('nothing yet')
    release()
  }
  const ended = await outcome
  expect(provider.requests(name)).toHaveLength(1)

  const isResult =
    means === 'true' ||
    (means === 'poor' && !writes[name]?.failsOn?.includes(answer.name)) ||
    (means === 'empty' && writes[name]?.onlySuccess)
  if (isResult) {
    expect(ended).toHaveProperty('value')
    return
  }
  const error = 'error' in ended ? ended.error : undefined
  const status = fault?.status ?? 200
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  // Any answer that is no PDF is the same error.
  const isFile = name.endsWith('Invoice') && status < 300
  expect(error.kind).toBe(
    means === 'poor' || (isFile && fault?.kind === 'refuse') ? 'contract' : kinds[means],
  )
  // After a refusal nothing was applied; after any other failure it is unknown.
  const isKnown = [400, 401, 403, 404, 409, 422, 429].includes(status) || error.kind === 'refused'
  expect(error.outcomeUnknown).toBe(!isKnown)
  // Neither the server's words nor a parser's.
  if (status >= 300) expect(error.message).toBe(`Request failed with status code ${status}`)
  else expect(error.message).not.toMatch(/JSON|token|position/i)
}

/** How a call becomes an error is the same for all of them; these get every answer. */
const examples: CallName[] = ['orderById', 'placeOrder', 'salesInvoice']

/** The others get the answers whose reading is their own, and all of them at night. */
const isDue = (name: CallName, { means }: FaultyAnswer) =>
  process.env.SWEEP === 'all' ||
  examples.includes(name) ||
  ['empty', 'poor', 'true'].includes(means)

function later(ms: number): Promise<'nothing yet'> {
  return new Promise((resolve) => setTimeout(() => resolve('nothing yet'), ms))
}

describe.each(callNames)('%s', (name: CallName) => {
  const due = answers.filter((answer) => isDue(name, answer))
  test.each(due.map((answer) => [answer.name, answer] as const))('%s', (_, answer) =>
    expectOutcome(name, answer),
  )
})

const said = (status: number, body: Record<string, string | boolean>) =>
  ({ kind: 'status', status, body }) as const

// LOG-3. Where there is none, the form has words of its own (tests/features/forms.test.tsx).
test.each<[reason: string | undefined, fault: Omit<Fault, 'call'>]>([
  ['Network Error', { kind: 'drop' }],
  ['Request failed with status code 422', said(422, { message: '' })],
  ['Blocked', said(403, { message: 'Blocked' })],
  ['Verify your number', said(200, { message: 'Verify your number' })],
  ['Too many tries', { kind: 'refuse', body: { message: 'Too many tries' } }],
  [undefined, { kind: 'refuse', body: { message: ' ' } }],
  [undefined, { kind: 'html' }],
  [undefined, said(200, { success: true, message: 'Welcome' })],
  // Refused for the XSRF token, which no person knows of.
  [undefined, said(419, { message: 'CSRF token mismatch.' })],
  [undefined, said(403, { message: 'Invalid CSRF token' })],
  [undefined, said(403, { error: 'Forbidden' })],
])('the reason of a login that fails is “%s”: %j', async (reason, fault) => {
  allowConsoleError(/XSRF/)
  provider.fault({ call: 'login', ...fault })
  const error = await send('login').catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(ApiError)
  expect(reasonOf(error)).toBe(reason)
})
