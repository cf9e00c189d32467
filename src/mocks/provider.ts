import { http, HttpResponse, type RequestHandler } from 'msw'
import { addressOf } from '@/api/endpoint'
import { now as clockNow } from '@/lib/clock'
import { log } from '@/lib/log'
import { type ActName, applyAct, type Given } from './acts'
import { applyRequest } from './apply-request'
import { answers, type CallName, callNames, isCallName } from './calls'
import { type Fault, faultResponse, isApplied, readFault } from './faults'
import { loadWorld, type MockStorage, saveWorld } from './persistence'
import { parse } from './refusal'
import { recordOf, type RequestRecord } from './request-log'
import { type ScenarioName, ScenarioNameSchema, scenarios } from './scenarios'
import { readState, type Settings, type State } from './state'
import type { World } from './world'

const MAX_RECORDS = 500

const CENTURY = 100 * 365 * 86_400_000

/** The real timer, also while a test fakes the clock. */
const { setTimeout: realTimeout } = globalThis

export interface ProviderOptions {
  /** Sets how far `now` is ahead (ms). Without it only the provider's own clock moves. */
  shiftClock?: (ms: number) => void
  storage?: MockStorage
  /** Delays each answer by a random time up to this (ms), so that answers arrive out of order. */
  uneven?: number
  /** Called when a request has changed the world, or used up a fault. */
  onChanged?: () => void
}

export type Provider = ReturnType<typeof createProvider>

/** The mocked provider: a world, MSW handlers that answer from it, and functions to change both. */
export function createProvider({
  shiftClock,
  storage,
  uneven = 0,
  onChanged,
}: ProviderOptions = {}) {
  const loaded = storage && loadWorld(storage)
  let settings: Settings = loaded?.arranged.settings ?? newSettings('default')
  let world: World = loaded?.world ?? worldOf(settings)
  shiftClock?.(settings.clock)
  let requestLog = loaded?.arranged.requests ?? []
  let undoable = loaded?.undoable ?? null
  let holds: { call: CallName; ended: Promise<void>; end: () => void }[] = []

  function now(): Date {
    return shiftClock ? clockNow() : new Date(clockNow().getTime() + settings.clock)
  }

  function newSettings(name: ScenarioName, startedAt = clockNow().toISOString()): Settings {
    return { scenario: name, startedAt, clock: 0, delay: 0, faults: [] }
  }

  function logRequest(call: CallName | undefined, request: Request, text: string): RequestRecord {
    const record = recordOf((requestLog.at(-1)?.number ?? 0) + 1, call, request, text)
    requestLog = [...requestLog.slice(1 - MAX_RECORDS), record]
    return record
  }

  /** The first fault set for this call, counted down. */
  function takeFault(call: CallName): Fault | undefined {
    const taken = settings.faults.find((fault) => fault.call === call || fault.call === '*')
    if (taken?.times === undefined) return taken
    const times = taken.times - 1
    settings.faults = settings.faults
      .map((fault) => (fault === taken ? { ...taken, times } : fault))
      .filter((fault) => fault.times !== 0)
    return taken
  }

  /** Applies a request on arrival and answers after the delay, like a slow network. */
  async function handle(call: CallName, request: Request, params: Record<string, string>) {
    const text = await request.text()
    const record = logRequest(call, request, text)
    const fault = takeFault(call)
    const answer =
      !fault || isApplied(fault)
        ? applyRequest(answers[call], { url: request.url, text, params, world, now: now() })
        : undefined
    if (answer || fault) onChanged?.()
    const response = fault ? await faultResponse(fault, answer) : answer
    await wait(settings.delay + (fault?.delay ?? 0))
    await wait(Math.random() * uneven, realTimeout)
    await Promise.all(holds.filter((hold) => hold.call === call).map((hold) => hold.ended))
    record.status = response?.status
    return response
  }

  async function handleUnknown(request: Request) {
    const record = logRequest(undefined, request, await request.text())
    log.error('a request to no call of the contract', { method: record.method, path: record.path })
    record.status = 501
    return HttpResponse.json({ success: false, message: 'No such call' }, { status: 501 })
  }

  const methods = { GET: http.get, POST: http.post, DELETE: http.delete }
  const handlers: RequestHandler[] = [
    ...callNames.map((name) => {
      const { endpoint } = answers[name]
      return methods[endpoint.method](`*${addressOf(endpoint)}`, ({ request, params }) => {
        // The pattern fits Vite's modules as well: /src/api/cart/use-cart.ts is no call.
        if (!new URL(request.url).pathname.startsWith('/api/')) return undefined
        return handle(name, request, params as Record<string, string>)
      })
    }),
    // Only paths that begin with /api: Vite serves modules below /src/api.
    http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => handleUnknown(request)),
  ]

  const provider = {
    /** MSW handlers: one per call, and a last one that answers 501 to any other path below /api. */
    handlers,

    get world(): World {
      return world
    },

    /** The scenario, clock, delay and faults. */
    get state(): Readonly<Settings> {
      return settings
    },

    update(change: (world: World) => void): void {
      change(world)
    },

    /** Does what the staff do (acts.ts), to the target of this `id` or the first one. */
    act(name: ActName, given?: Given): void {
      const before = structuredClone(world)
      applyAct({ world, now: now() }, name, given)
      undoable = before
    },

    /** Goes back to before the last act. */
    undo(): void {
      if (undoable === null) throw new Error('There is no act to undo')
      world = undoable
      undoable = null
    },

    /** Everything but the log, for `load`. */
    snapshot(): State {
      const { scenario: name, delay, faults } = settings
      const state = { scenario: name, now: now().toISOString(), delay, faults, world }
      return { version: 1, ...structuredClone(state) }
    },

    /** Goes on with what the provider of another window has. */
    adopt(from: { settings: Settings; world: World }): void {
      ;({ settings, world } = from)
      shiftClock?.(settings.clock)
    },

    /** Goes back to a state, or its JSON, and to its time. */
    load(state: unknown): void {
      const read = readState(state)
      provider.reset(read.scenario, read.now)
      world = read.world
      Object.assign(settings, { delay: read.delay, faults: read.faults })
    },

    /** Starts a scenario as of now, or of then. Faults, delay and the log stay. */
    scenario(name: ScenarioName, then?: string): void {
      const chosen = parse(ScenarioNameSchema, name)
      const trueTime = now().getTime() - settings.clock
      provider.clock(then === undefined ? 0 : Date.parse(then) - trueTime)
      const { clock: ms, delay, faults } = settings
      settings = { ...newSettings(chosen, then), clock: ms, delay, faults }
      world = worldOf(settings)
      undoable = null
    },

    /** Makes a call fail, always or for the next `times` requests. Faults apply in order. */
    fault(fault: Fault): void {
      settings.faults = [...settings.faults, readFault(fault)]
    },

    clearFaults(): void {
      settings.faults = []
    },

    /** Delays every answer by this many milliseconds. */
    delay(ms: number): void {
      if (!(ms >= 0)) throw new Error('The delay is a number of milliseconds')
      settings.delay = ms
    },

    /** Sets the clock this many milliseconds ahead of the true one; in a browser the app's, too. */
    clock(ms: number): void {
      if (!(Math.abs(ms) < CENTURY))
        throw new Error('The clock is set by milliseconds, of less than a hundred years')
      shiftClock?.(ms)
      settings.clock = ms
    },

    /** The calls whose answers are withheld. */
    get held(): CallName[] {
      return holds.map(({ call }) => call)
    },

    /** Applies requests of this call but withholds the answers until the returned function runs. */
    hold(call: CallName): () => void {
      let end = (): void => undefined
      const ended = new Promise<void>((resolve) => {
        end = () => {
          holds = holds.filter((other) => other.ended !== ended)
          resolve()
        }
      })
      holds = [...holds, { call, ended, end }]
      return end
    },

    /** Ends all holds. */
    release(): void {
      for (const { end } of holds) end()
    },

    /** The requests received, oldest first: all of them, or one call's. */
    requests(call?: CallName): readonly RequestRecord[] {
      if (call === undefined) return requestLog
      if (!isCallName(call)) throw new Error(`${String(call)} is no call`)
      return requestLog.filter((record) => record.call === call)
    },

    clearRequests(): void {
      requestLog = []
    },

    /** Saves everything for the tab's next page. */
    save(): void {
      if (storage)
        saveWorld(storage, { arranged: { settings, requests: requestLog }, world, undoable })
    },

    /** Starts a scenario without faults, delay, holds or logged requests. */
    reset(name: ScenarioName = 'default', then?: string): void {
      provider.scenario(name, then)
      provider.release()
      requestLog = []
      Object.assign(settings, { delay: 0, faults: [] })
    },
  }
  return provider
}

const worldOf = ({ scenario, startedAt }: Settings) => scenarios[scenario](new Date(startedAt))

async function wait(ms: number, timer = setTimeout): Promise<void> {
  if (ms > 0) await new Promise((resolve) => timer(resolve, ms))
}
