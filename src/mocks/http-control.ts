import * as z from 'zod/mini'
import { answers, isCallName } from './calls'
import { kinds, readFault } from './faults'
import type { Provider } from './provider'
import { isScenarioName, scenarios } from './scenarios'

/** The path of the control API (docs/qa.md). The contract has no call below it. */
export const CONTROL = '/__provider'

type Act = (provider: Provider, body: unknown, query: URLSearchParams) => unknown

const scenarioName = z
  .string()
  .check(z.refine(isScenarioName, `must be one of ${Object.keys(scenarios).join(', ')}`))
const milliseconds = z.strictObject({ ms: z.number() })

const acts: Readonly<Record<string, Act>> = {
  'GET ': (provider) => ({
    ...provider.state,
    requests: provider.requests().length,
    scenarios: Object.keys(scenarios),
    calls: Object.keys(answers),
    faultKinds: kinds,
  }),

  'GET /world': (provider) => provider.world,

  'POST /scenario': (provider, body) => {
    const { name } = read(z.strictObject({ name: scenarioName }), body)
    if (isScenarioName(name)) provider.scenario(name)
  },

  'POST /faults': (provider, body) => {
    // Parse all before setting the first, so that a mistake sets none.
    const faults = (Array.isArray(body) ? body : [body]).map(readFault)
    for (const fault of faults) provider.fault(fault)
  },
  'DELETE /faults': (provider) => provider.clearFaults(),

  'POST /delay': (provider, body) => provider.delay(read(milliseconds, body).ms),

  'POST /clock': (provider, body) => provider.clock(read(milliseconds, body).ms),

  'POST /deliveries': (provider, body) => {
    const schema = z.partial(z.strictObject({ charges: z.number(), days: z.number() }))
    return { accepted: provider.acceptDeliveries(read(schema, body ?? {})) }
  },

  'GET /requests': (provider, _, query) => {
    const call = query.get('call')
    if (call === null) return provider.requests()
    if (!isCallName(call)) throw new Error(`${call} is no call`)
    return provider.requests(call)
  },
  'DELETE /requests': (provider) => provider.clearRequests(),

  'POST /reset': (provider, body) => {
    const schema = z.strictObject({ scenario: z.optional(scenarioName) })
    const { scenario = 'default' } = read(schema, body ?? {})
    if (isScenarioName(scenario)) provider.reset(scenario)
  },
}

function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${(issue?.path ?? []).map(String).join('.')} ${issue?.message ?? ''}`.trim())
}

/** Answers a request of the control API; 400 with the reason when it cannot be parsed. */
export async function answerControl(provider: Provider, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const name = `${request.method} ${pathname.slice(CONTROL.length).replace(/\/$/, '')}`
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!act) return refusal(404, `Nothing here. There are: ${Object.keys(acts).join(', ')}`)
  try {
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    return Response.json(act(provider, body, searchParams) ?? { success: true })
  } catch (error) {
    return refusal(400, error instanceof Error ? error.message : 'unreadable')
  }
}

function refusal(status: number, message: string): Response {
  return Response.json({ success: false, message }, { status })
}
