import { ApiError } from '@/api/errors'
import type { Device, Tab } from './device'

/** A call under way, from its tab to the provider and back. */
interface Exchange {
  name: string
  tab: Tab
  isWrite: boolean
  /** It reaches the provider even when its tab is closed. */
  isKeepalive: boolean
  sentAt: number
  /** Nobody waits for its answer: its tab is closed, or a gateway has answered. */
  isLate: boolean
  hasArrived: boolean
  answer?: unknown
  /** What the provider makes of it. Throws ApiError for a refusal. */
  arrive: () => unknown
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

interface Call {
  isWrite?: boolean
  isKeepalive?: boolean
  signal?: AbortSignal | undefined
}

const failure = (kind: 'unavailable' | 'offline' | 'refused', outcomeUnknown: boolean) =>
  new ApiError({ kind, call: '', message: '', outcomeUnknown })

export type Network = ReturnType<typeof createNetwork>

/** The calls of a device's tabs. What becomes of each is an event. */
export function createNetwork(device: Device, { isSlow = false } = {}) {
  let exchanges: Exchange[] = []

  function end(exchange: Exchange): void {
    exchanges = exchanges.filter((each) => each !== exchange)
  }

  function answer(exchange: Exchange): void {
    end(exchange)
    const { tab, answer: value } = exchange
    if (value instanceof ApiError) device.post(tab, () => exchange.reject(value))
    else device.post(tab, () => exchange.resolve(value))
  }

  function fail(exchange: Exchange, error: Error): void {
    end(exchange)
    device.post(exchange.tab, () => exchange.reject(error))
  }

  function arrive(exchange: Exchange): void {
    if (exchange.hasArrived) return
    exchange.hasArrived = true
    try {
      exchange.answer = exchange.arrive()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      exchange.answer = error
    }
    if (!exchange.tab.isOpen || exchange.isLate) end(exchange)
  }

  /** What has not arrived within two minutes never does. */
  const mayStillArrive = ({ sentAt }: Exchange) => device.now() - sentAt < 120_000

  function answerByGateway(exchange: Exchange): void {
    if (mayStillArrive(exchange)) exchange.isLate = true
    else end(exchange)
    const error = new ApiError({
      kind: 'unavailable',
      call: '',
      message: '',
      status: 502,
      outcomeUnknown: true,
    })
    device.post(exchange.tab, () => exchange.reject(error))
  }

  function eventsOf(exchange: Exchange): Record<string, () => void> {
    const lose = () => fail(exchange, failure('unavailable', true))
    const succeed = () => {
      arrive(exchange)
      answer(exchange)
    }
    if (!exchange.tab.isOpen || exchange.isLate)
      return { 'arrives late': () => arrive(exchange), 'never arrives': () => end(exchange) }
    if (!exchange.isWrite) return { 'is answered': succeed, 'is lost': lose }
    if (exchange.hasArrived)
      return { 'is answered late': () => answer(exchange), 'loses its answer': lose }
    return {
      'is answered': succeed,
      arrives: () => arrive(exchange),
      'is lost': lose,
      'is refused': () => fail(exchange, failure('refused', false)),
      ...(isSlow && { 'has a gateway’s answer': () => answerByGateway(exchange) }),
    }
  }

  return {
    send<Answer>(
      name: string,
      arriving: () => Answer,
      { isWrite = false, isKeepalive = false, signal }: Call = {},
    ): Promise<Answer> {
      if (signal?.aborted) return Promise.reject(new DOMException('aborted', 'AbortError'))
      if (!device.isOnline) return Promise.reject(failure('offline', isWrite))
      return new Promise((resolve, reject) => {
        const tab = device.here()
        const exchange: Exchange = {
          name: `${name} of tab ${tab.name}`,
          tab,
          isWrite,
          isKeepalive,
          sentAt: device.now(),
          isLate: false,
          hasArrived: false,
          arrive: arriving,
          resolve: (value) => resolve(value as Answer),
          reject,
        }
        signal?.addEventListener('abort', () => {
          end(exchange)
          reject(new DOMException('aborted', 'AbortError'))
        })
        exchanges.push(exchange)
      })
    },

    /** What the tab has sent and has not arrived is lost with it, unless it may arrive late. */
    close(tab: Tab): void {
      const mayArrive = (each: Exchange) =>
        !each.hasArrived && (each.isKeepalive || (isSlow && each.isWrite)) && mayStillArrive(each)
      exchanges = exchanges.filter((each) => each.tab !== tab || mayArrive(each))
    },

    /** What nobody waits for has not arrived, and never will. */
    expire(): void {
      exchanges = exchanges.filter(({ tab, isLate }) => tab.isOpen && !isLate)
    },

    events(): Record<string, () => void> {
      const events: Record<string, () => void> = {}
      for (const [index, exchange] of exchanges.entries()) {
        const before = exchanges.slice(0, index).filter(({ name }) => name === exchange.name)
        const count = before.length > 0 ? ` (${before.length + 1})` : ''
        for (const [what, happen] of Object.entries(eventsOf(exchange)))
          events[`${exchange.name}${count} ${what}`] = happen
      }
      return events
    },

    /** Every call arrives and is answered, as long as there are any. */
    async mend(): Promise<void> {
      for (let rounds = 0; exchanges.length > 0; rounds += 1) {
        if (rounds > 100) throw new Error('Calls without an end')
        const [first] = exchanges
        if (first) {
          const { isLate } = first
          arrive(first)
          if (!isLate) answer(first)
        }
        await device.settle()
      }
    },

    state: () =>
      exchanges.map(({ name, tab, isLate, hasArrived, answer: value }) => [
        name,
        tab.isOpen,
        isLate,
        hasArrived,
        value,
      ]),
  }
}
