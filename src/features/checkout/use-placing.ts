import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '@/api/errors'
import { cartQuery } from '@/api/hooks/cart'
import { useReadOrdersNow } from '@/api/hooks/order'
import { paise } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'
import { log } from '@/log'
import { draft } from '@/session/drafts'
import { readUserId, useSignedInUserId } from '@/session/session'
import { checkoutDraft } from './checkout-draft'
import { createPlacing, type Placing, type PlacingGateway } from './placing'

const amount = z.pipe(z.int(), z.transform(paise))
const thousandths = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((value) => quantityFromNumber(value / 1000)),
)

const OrderSummarySchema = z.object({
  transactionId: z.string(),
  method: z.enum(['upi', 'bank-transfer']),
  amount,
  items: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        quantity: thousandths,
        unit: z.string(),
        value: amount,
      }),
    ),
  ),
})

const memory = draft(
  'placing',
  z.object({
    userId: z.string(),
    begun: z.readonly(z.array(OrderSummarySchema)),
    placed: z.optional(z.object({ order: OrderSummarySchema, seen: z.boolean() })),
  }),
)

type ReadOrders = PlacingGateway['readOrders']

function gatewayOf(client: QueryClient, userId: string, readOrders: ReadOrders): PlacingGateway {
  /** An answer may come after log-out, when nothing of this person may be kept any more. */
  const isSignedIn = () => readUserId() === userId
  return {
    load() {
      const found = memory.read()
      return found?.userId === userId ? found : { begun: [] }
    },
    save({ begun, placed }) {
      if (!isSignedIn()) return
      if (begun.length === 0 && !placed) memory.clear()
      else memory.write({ userId, begun, ...(placed && { placed }) })
    },
    readOrders,
    // Whatever is not the provider's own word leaves the outcome open.
    isOutcomeUnknown: (error) => !(error instanceof ApiError) || error.outcomeUnknown,
    onFailure(error) {
      // The provider's door has logged its own.
      if (error instanceof ApiError) return
      log.error('an order could not be placed', {
        name: error instanceof Error ? error.name : typeof error,
      })
    },
    onPlaced() {
      if (isSignedIn()) checkoutDraft.clear()
      void client.invalidateQueries({ queryKey: cartQuery(userId).queryKey })
    },
  }
}

const placings = new WeakMap<QueryClient, Map<string, Placing>>()

/** One per person and cache: it outlives the screen, so that leaving and coming back cannot send an order twice. */
function placingOf(client: QueryClient, userId: string, readOrders: ReadOrders): Placing {
  const ofClient = placings.get(client) ?? new Map<string, Placing>()
  placings.set(client, ofClient)
  const known = ofClient.get(userId)
  if (known) return known
  const placing = createPlacing(gatewayOf(client, userId, readOrders))
  ofClient.set(userId, placing)
  return placing
}

/** The placing of this person's order, and what has become of it so far. */
export function usePlacing() {
  const placing = placingOf(useQueryClient(), useSignedInUserId(), useReadOrdersNow())
  return { placing, state: useSyncExternalStore(placing.subscribe, placing.state) }
}
