import * as z from 'zod/mini'
import { parse } from './refusal'
import { type ActName, type Given, listActs } from './acts'
import { type CallName, callNames } from './calls'
import { faultKinds, readFault } from './faults'
import type { Provider } from './provider'
import { ScenarioNameSchema, scenarioNames } from './scenarios'

/** The path of the control API (docs/qa.md). The contract has no call below it. */
export const CONTROL = '/__provider'

type Operation = (provider: Provider, body: unknown, query: URLSearchParams) => unknown

const milliseconds = z.strictObject({ ms: z.number() })
const scenario = z.strictObject({ name: ScenarioNameSchema })
const reset = z.strictObject({ scenario: z.optional(ScenarioNameSchema) })
/** An act says itself what is wrong. */
const act = z.looseObject({ name: z.custom<ActName>() })

const operations: Readonly<Record<string, Operation>> = {
  'GET ': (provider) => ({
    ...provider.state,
    requests: provider.requests().length,
    scenarios: scenarioNames,
    calls: callNames,
    faultKinds,
  }),

  'GET /world': (provider) => provider.snapshot(),
  'POST /world': (provider, body) => provider.load(body),

  'GET /acts': ({ world }) => listActs(world),
  'POST /acts': (provider, body) => {
    const { name, ...given } = parse(act, body)
    provider.act(name, given as Given)
  },
  'DELETE /acts': (provider) => provider.undo(),

  'POST /scenario': (provider, body) => provider.scenario(parse(scenario, body).name),

  'POST /faults': (provider, body) => {
    // Parse all before setting the first, so that a mistake sets none.
    const faults = (Array.isArray(body) ? body : [body]).map(readFault)
    for (const fault of faults) provider.fault(fault)
  },
  'DELETE /faults': (provider) => provider.clearFaults(),

  'POST /delay': (provider, body) => provider.delay(parse(milliseconds, body).ms),

  'POST /clock': (provider, body) => provider.clock(parse(milliseconds, body).ms),

  'GET /requests': (provider, _, query) =>
    provider.requests((query.get('call') as CallName | null) ?? undefined),
  'DELETE /requests': (provider) => provider.clearRequests(),

  'POST /reset': (provider, body) => provider.reset(parse(reset, body ?? {}).scenario),
}

/** Answers a request of the control API; 400 with the reason when it cannot be parsed. */
export async function answerControl(provider: Provider, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const name = `${request.method} ${pathname.slice(CONTROL.length).replace(/\/$/, '')}`
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!operation)
    return refusal(404, `Nothing here. There are: ${Object.keys(operations).join(', ')}`)
  try {
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    return Response.json(operation(provider, body, searchParams) ?? { success: true })
  } catch (error) {
    return refusal(400, error instanceof Error ? error.message : 'unreadable')
  }
}

export function refusal(status: number, message: string): Response {
  return Response.json({ success: false, message }, { status })
}
