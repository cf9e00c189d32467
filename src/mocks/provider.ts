import { http, HttpResponse, type RequestHandler } from 'msw'
import { addressOf } from '@/api/endpoint'
import { now as clockNow } from '@/clock'
import { log } from '@/log'
import { type Answer, responseOf } from './answer'
import { answers, type CallName, isCallName } from './calls'
import { type Acceptance, acceptDeliveries } from './deliveries'
import { type Fault, faultResponse, isApplied, readFault } from './faults'
import { type Head, type MockStorage, openKeeper } from './persistence'
import { readBody, readQuery } from './read-request'
import { Refusal } from './refuse'
import { createRequestLog, type RequestRecord } from './request-log'
import { isScenarioName, type ScenarioName, scenarios } from './scenarios'
import type { World } from './world'

/** The real one: what is uneven is so by the clock on the wall. */
const { setTimeout: later } = globalThis

export interface ProviderOptions {
  /** The world to start with, unless `storage` holds one. */
  scenario?: ScenarioName
  now?: () => Date
  /** Sets how far `now` is ahead (ms), where the page goes by the same clock; else the provider alone does. */
  shiftClock?: (ms: number) => void
  storage?: MockStorage
  /** Each answer is late by a time of its own, up to this (ms): answers come in another order every time. */
  uneven?: number
}

export type Provider = ReturnType<typeof createProvider>

/** The provider in a box: one world, every call of the contract answered from it, and the ways to arrange and disturb it. */
export function createProvider({
  scenario = 'default',
  now: clock = clockNow,
  shiftClock,
  storage,
  uneven = 0,
}: ProviderOptions = {}) {
  const keeper = openKeeper(storage)
  const kept = keeper.load()
  let head: Head = kept?.head ?? freshHead(scenario)
  let world: World = kept?.world ?? scenarios[scenario](new Date(head.startedAt))
  shiftClock?.(head.clock)
  const requestLog = createRequestLog(keeper.loadRequests())
  let holds: { call: CallName; released: Promise<void>; release: () => void }[] = []
  if (!kept) keeper.start(head, world)

  function now(): Date {
    return shiftClock ? clock() : new Date(clock().getTime() + head.clock)
  }

  function freshHead(name: ScenarioName): Head {
    const startedAt = clock().toISOString()
    return { scenario: name, startedAt, clock: 0, delay: 0, faults: [] }
  }

  function setHead(change: Partial<Head>): void {
    head = { ...head, ...change }
    keeper.save(head, world)
  }

  /** The first fault set for this call, counted down. */
  function takeFault(call: CallName): Fault | undefined {
    const met = head.faults.find((fault) => fault.call === call || fault.call === '*')
    if (met?.times === undefined) return met
    const times = met.times - 1
    const left = head.faults.flatMap((fault) => {
      if (fault !== met) return [fault]
      return times > 0 ? [{ ...met, times }] : []
    })
    setHead({ faults: left })
    return met
  }

  function apply(
    answer: Answer,
    params: Record<string, string>,
    url: string,
    text: string,
  ): Response {
    try {
      const body = readBody(answer.endpoint, text)
      const query = readQuery(answer.endpoint, new URL(url).searchParams)
      const value = answer.respond({ params, query, body, world, now: now() })
      // Before the answer goes out: whatever the page does next, a reload finds this world.
      keeper.save(head, world)
      return responseOf(value)
    } catch (error) {
      if (!(error instanceof Refusal)) {
        log.error('the mocked provider itself broke', { call: answer.endpoint.name })
        throw error
      }
      // The client broke the contract: no screen of ours may get away with it.
      if (error.status === 400)
        log.error('a request does not fit the contract', {
          call: answer.endpoint.name,
          reason: error.message,
        })
      return HttpResponse.json(
        { success: false, [error.field]: error.message },
        { status: error.status },
      )
    }
  }

  /** Applied on arrival, answered after the delay: as over a slow network, the outcome stands before it is known. */
  async function handle(call: CallName, request: Request, params: Record<string, string>) {
    const text = await request.text()
    const record = requestLog.add(call, request, text)
    const fault = takeFault(call)
    const answer =
      !fault || isApplied(fault) ? apply(answers[call], params, request.url, text) : undefined
    const response = fault ? await faultResponse(fault, answer) : answer
    await wait(head.delay + (fault?.delay ?? 0))
    await wait(Math.random() * uneven, later)
    await Promise.all(holds.filter((hold) => hold.call === call).map((hold) => hold.released))
    record.status = response?.status
    return response
  }

  async function handleUnknown(request: Request) {
    const record = requestLog.add(undefined, request, await request.text())
    log.error('a request to no call of the contract', { method: record.method, path: record.path })
    record.status = 501
    return HttpResponse.json({ success: false, message: 'No such call' }, { status: 501 })
  }

  const methods = { GET: http.get, POST: http.post, DELETE: http.delete }
  const handlers: RequestHandler[] = [
    ...Object.entries(answers).map(([name, { endpoint }]) =>
      methods[endpoint.method](`*${addressOf(endpoint)}`, ({ request, params }) => {
        if (!isCallName(name)) throw new Error(`${name} is no call`)
        return handle(name, request, params as Record<string, string>)
      }),
    ),
    // A path that begins with /api; vite's own /src/api/… is none of ours.
    http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => handleUnknown(request)),
  ]

  const provider = {
    /** MSW's handlers over this world, one per call, and a last one that answers 501 to any other path below /api. */
    handlers,

    get world(): World {
      return world
    },

    /** Which world this is, and all that disturbs it now. */
    get state(): Readonly<Head> {
      return head
    },

    /** Changes the world in any way. In a browser only this, not writing to `world`, is seen to survive a reload. */
    update(change: (world: World) => void): void {
      const before = keeper.texts(world)
      change(world)
      keeper.save(head, world, before)
    },

    /** What the provider's people do after a request: accepts all deliveries asked for. Returns how many. */
    acceptDeliveries(acceptance?: Partial<Acceptance>): number {
      const count = acceptDeliveries(world, now(), acceptance)
      keeper.save(head, world)
      return count
    },

    /** Starts this world anew, for the time it is now. Faults, delay and the log stay; a clock that was ahead is right again. */
    scenario(name: ScenarioName): void {
      if (!isScenarioName(name))
        throw new Error(`No scenario ${String(name)}: ${Object.keys(scenarios).join(', ')}`)
      provider.clock(0)
      head = { ...freshHead(name), delay: head.delay, faults: head.faults }
      world = scenarios[name](new Date(head.startedAt))
      keeper.start(head, world)
    },

    /** From now on, or for the next `times` requests, this call goes wrong. Earlier faults of the same call come first. */
    fault(fault: Fault): void {
      setHead({ faults: [...head.faults, readFault(fault)] })
    },

    clearFaults(): void {
      setHead({ faults: [] })
    },

    /** Every answer takes this many milliseconds more. */
    delay(ms: number): void {
      if (!(ms >= 0)) throw new Error('The delay is a number of milliseconds')
      setHead({ delay: ms })
    },

    /** From now on the provider's clock is this many milliseconds ahead of the true one; in a browser the app's, too. */
    clock(ms: number): void {
      if (!Number.isFinite(ms)) throw new Error('The clock is set by a number of milliseconds')
      shiftClock?.(ms)
      setHead({ clock: ms })
    },

    /** Keeps the answers of this call back until the returned function is called. The requests are applied on arrival. */
    hold(call: CallName): () => void {
      let open = (): void => undefined
      const released = new Promise<void>((resolve) => {
        open = resolve
      })
      const hold = { call, released, release: () => open() }
      holds = [...holds, hold]
      return () => {
        holds = holds.filter((other) => other !== hold)
        hold.release()
      }
    },

    /** Lets go of everything held. */
    release(): void {
      for (const hold of holds) hold.release()
      holds = []
    },

    /** What arrived, oldest first: all of it, or one call's. */
    requests(call?: CallName): readonly RequestRecord[] {
      const all = requestLog.all()
      return call === undefined ? all : all.filter((record) => record.call === call)
    },

    clearRequests(): void {
      requestLog.clear()
    },

    /** Keeps the log of requests for the next page, as this one goes away. */
    keepRequests(): void {
      keeper.saveRequests(requestLog.all())
    },

    /** A fresh world without faults, delay, holds or a log. */
    reset(name: ScenarioName = 'default'): void {
      provider.release()
      requestLog.clear()
      head = freshHead(name)
      provider.scenario(name)
    },
  }
  return provider
}

async function wait(ms: number, timer = setTimeout): Promise<void> {
  if (ms > 0) await new Promise((resolve) => timer(resolve, ms))
}
