import { underWay } from '@/api/under-way'
import type { UnitPrice } from '@/domain/money'
import { normaliseWord } from '@/domain/status'

/** A vendor's bid as it was shown when it was tapped: this is what is sold, whatever has become of it since. */
export interface OfferedBid {
  vendorId: string
  /** '' when the provider sent none. */
  vendorName: string
  price: UnitPrice
}

/**
 * - free: nothing was sent
 * - selling, checking: under way; every bid is locked
 * - not-sold: the provider said no, or holds no sale
 * - unknown: it was sent and nobody knows what became of it; the next tap asks, and sells nothing
 * - sold: done, until `settle`
 */
export type SellingState =
  | { kind: 'free' | 'not-sold' }
  | { kind: 'selling' | 'checking' | 'unknown'; bid: OfferedBid }
  | { kind: 'sold'; bid: OfferedBid; seen: boolean }

/** What must outlive the page, so that a reload never sells twice. */
export type SellingMemory =
  { outcome: 'open'; bid: OfferedBid } | { outcome: 'sold'; bid: OfferedBid; seen: boolean }

/** What the order says of the item. */
export interface ItemSale {
  isSold: boolean
  /** The vendor's name; '' when the provider sent none. */
  soldTo: string
  soldPrice?: UnitPrice | undefined
}

export interface SellingGateway {
  load(): SellingMemory | undefined
  save(memory: SellingMemory | undefined): void
  /** Asks the provider anew for the item. Rejects when it cannot be asked. */
  readItem(): Promise<ItemSale>
  /** The provider may have sold it all the same. */
  isOutcomeUnknown(error: unknown): boolean
  /** Told of every failure. */
  onFailure(error: unknown): void
}

export type Selling = ReturnType<typeof createSelling>

/** Sold to this very vendor. Where a name is missing on either side, the price tells. */
function isSoldTo({ isSold, soldTo, soldPrice }: ItemSale, bid: OfferedBid): boolean {
  if (!isSold) return false
  const [buyer, bidder] = [normaliseWord(soldTo), normaliseWord(bid.vendorName)]
  return buyer && bidder ? buyer === bidder : soldPrice === bid.price
}

/**
 * Sells one item, once (part 2, point 4, "Quote flow"): one request however often it is tapped, never by itself again,
 * and after an unknown outcome only when the order definitely is not sold.
 */
export function createSelling(gateway: SellingGateway) {
  const listeners = new Set<() => void>()
  let state = stateOf(gateway.load())

  function enter(next: SellingState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function keep(memory: SellingMemory | undefined, next: SellingState = stateOf(memory)): void {
    gateway.save(memory)
    enter(next)
  }

  /** Only the order tells. `otherwise`: where things stand when it cannot be asked. */
  async function look(bid: OfferedBid, otherwise: SellingState): Promise<void> {
    enter({ kind: 'checking', bid })
    try {
      const item = await gateway.readItem()
      if (isSoldTo(item, bid)) keep({ outcome: 'sold', bid, seen: false })
      // Sold to somebody else: the order, which is known now, says so itself.
      else keep(undefined, { kind: item.isSold ? 'free' : 'not-sold' })
    } catch (error) {
      gateway.onFailure(error)
      enter(otherwise)
    }
  }

  async function confirm(
    bid: OfferedBid,
    send: (bid: OfferedBid) => Promise<unknown>,
  ): Promise<void> {
    if (state.kind === 'unknown') return look(state.bid, state)
    if (state.kind !== 'free' && state.kind !== 'not-sold') return
    // Before it goes out: whatever happens to the page from here on, the next one asks first.
    keep({ outcome: 'open', bid }, { kind: 'selling', bid })
    try {
      await send(bid)
    } catch (error) {
      gateway.onFailure(error)
      if (gateway.isOutcomeUnknown(error)) return look(bid, { kind: 'unknown', bid })
      gateway.save(undefined)
      // A definite no, often because the order is not what was seen: it may be sold already.
      return look(bid, { kind: 'not-sold' })
    }
    keep({ outcome: 'sold', bid, seen: false })
  }

  return {
    /** A tap on Confirm Sell. Does nothing while something is under way, or once it is sold. */
    confirm: (bid: OfferedBid, send: (bid: OfferedBid) => Promise<unknown>): Promise<void> =>
      underWay(() => confirm(bid, send)),

    /** Asks what became of a sale whose outcome is not known, if there is one. Sells nothing. */
    async resume(): Promise<void> {
      if (state.kind === 'unknown') await look(state.bid, state)
    },

    /** The confirmation stands before the person. */
    see(): void {
      if (state.kind === 'sold' && !state.seen)
        keep({ outcome: 'sold', bid: state.bid, seen: true })
    },

    /** The order itself says that it is sold, and the confirmation was seen: there is nothing left to remember. */
    settle(): void {
      if (state.kind === 'sold' && state.seen) keep(undefined)
    },

    /** The failure was taken note of. */
    dismiss(): void {
      if (state.kind === 'not-sold') enter({ kind: 'free' })
    },

    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function stateOf(memory: SellingMemory | undefined): SellingState {
  if (!memory) return { kind: 'free' }
  const { outcome, bid } = memory
  return outcome === 'open' ? { kind: 'unknown', bid } : { kind: 'sold', bid, seen: memory.seen }
}
