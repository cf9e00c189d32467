import { underWay } from '@/api/under-way'
import type { PaymentMethod } from '@/domain/checkout'
import type { Paise } from '@/domain/money'
import { findOrderByTransactionId } from '@/domain/orders'
import type { Quantity } from '@/domain/quantity'

/** What the success summary tells of an order, taken before it was sent. */
export interface OrderSummary {
  transactionId: string
  method: PaymentMethod
  /** The total with fee. */
  amount: Paise
  items: readonly { id: string; name: string; quantity: Quantity; unit: string; value: Paise }[]
}

/**
 * - free: nothing was sent
 * - placing, checking: under way; nothing else may begin
 * - not-placed: the provider said no, or nothing could be sent
 * - unknown: an order was sent and nobody knows what became of it; the next try asks the provider first
 * - placed: done, until `forget`
 */
export type PlacingState =
  | { kind: 'free' | 'placing' | 'checking' | 'not-placed' | 'unknown' }
  | { kind: 'placed'; order: OrderSummary; seen: boolean }

/** What must outlive the page, so that a reload never sends an order twice. */
export interface PlacingMemory {
  /** Orders whose sending began and whose outcome is not known. */
  begun: readonly OrderSummary[]
  placed?: { order: OrderSummary; seen: boolean }
}

export interface PlacingGateway {
  load(): PlacingMemory
  save(memory: PlacingMemory): void
  /** Asks the provider anew for the person's orders. Rejects when it cannot be asked. */
  readOrders(): Promise<readonly { transactionId: string }[]>
  /** The provider may have taken the order all the same. */
  isOutcomeUnknown(error: unknown): boolean
  /** Told of every failure. */
  onFailure(error: unknown): void
  /** An order was placed and its summary is kept. */
  onPlaced(): void
}

export interface PreparedOrder {
  summary: OrderSummary
  send(): Promise<unknown>
}

export type Placing = ReturnType<typeof createPlacing>

/**
 * Places an order exactly once (decisions.md, "Checkout"): one request at a time, never by itself again, and after an
 * unknown outcome only when the provider definitely does not hold the transaction ID.
 */
export function createPlacing(gateway: PlacingGateway) {
  const listeners = new Set<() => void>()
  let { begun, placed } = gateway.load()
  let state: PlacingState = placed ? { kind: 'placed', ...placed } : atRest()

  function atRest(): PlacingState {
    return { kind: begun.length > 0 ? 'unknown' : 'free' }
  }

  function enter(next: PlacingState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function fail(error: unknown, kind: 'not-placed' | 'unknown'): void {
    gateway.onFailure(error)
    enter({ kind })
  }

  function remember(orders: readonly OrderSummary[]): void {
    begun = orders
    gateway.save({ begun, ...(placed && { placed }) })
  }

  function succeed(order: OrderSummary): void {
    placed = { order, seen: false }
    remember([])
    enter({ kind: 'placed', ...placed })
    gateway.onPlaced()
  }

  /** True when one of the begun orders has arrived. */
  async function hasArrived(): Promise<boolean> {
    const orders = await gateway.readOrders()
    const arrived = begun.find(
      ({ transactionId }) => findOrderByTransactionId(orders, transactionId) !== undefined,
    )
    if (arrived) succeed(arrived)
    return arrived !== undefined
  }

  async function look(): Promise<void> {
    enter({ kind: 'checking' })
    try {
      if (!(await hasArrived())) enter({ kind: 'unknown' })
    } catch (error) {
      fail(error, 'unknown')
    }
  }

  async function send({ summary, send }: PreparedOrder): Promise<void> {
    const earlier = begun
    // Before it goes out: whatever happens to the page from here on, the next one asks first.
    remember([...earlier, summary])
    try {
      await send()
    } catch (error) {
      if (!gateway.isOutcomeUnknown(error)) remember(earlier)
      if (begun.length === 0) return fail(error, 'not-placed')
      gateway.onFailure(error)
      return look()
    }
    succeed(summary)
  }

  function isLocked(): boolean {
    return ['placing', 'checking', 'placed'].includes(state.kind)
  }

  async function submit(prepare: () => Promise<PreparedOrder | undefined>): Promise<void> {
    if (isLocked()) return
    if (begun.length > 0) {
      enter({ kind: 'checking' })
      try {
        if (await hasArrived()) return
      } catch (error) {
        return fail(error, 'unknown')
      }
    }
    enter({ kind: 'placing' })
    let order: PreparedOrder | undefined
    try {
      order = await prepare()
    } catch (error) {
      return fail(error, begun.length > 0 ? 'unknown' : 'not-placed')
    }
    if (order) await send(order)
    else enter(atRest())
  }

  return {
    /**
     * Does nothing while something is under way. `prepare` is called when nothing stands in the way of sending;
     * it resolves to undefined when there is nothing to be sent after all, and rejects when it cannot tell.
     */
    submit: (prepare: () => Promise<PreparedOrder | undefined>): Promise<void> =>
      underWay(() => submit(prepare)),

    /** Asks what became of an order whose outcome is not known, if there is one. Sends nothing. */
    async resume(): Promise<void> {
      if (state.kind === 'unknown') await look()
    },

    /** The summary stands before the person. */
    see(): void {
      if (state.kind !== 'placed' || state.seen) return
      placed = { order: state.order, seen: true }
      remember([])
      enter({ kind: 'placed', ...placed })
    },

    /** Makes way for the next order once the summary has been seen. */
    forget(): void {
      if (state.kind !== 'placed' || !state.seen) return
      placed = undefined
      remember([])
      enter({ kind: 'free' })
    },

    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
