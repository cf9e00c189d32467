import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type UnitPrice, unitPrice } from '@/domain/money'
import { deviceDraft } from '@/session/drafts'
import { deviceStore } from '@/session/storage'
import { userDraft } from '@/session/user-draft'

/** A price as it was seen at a time (ms). */
export interface SeenPrice {
  at: number
  price: UnitPrice
}

/** Sightings of one price at most. */
const MOST = 40

/**
 * Adds the newest sighting. Of a price that stays, only the first and the last one remain; the
 * oldest of too many go.
 */
export function addSeenPrice(seen: readonly SeenPrice[], next: SeenPrice): readonly SeenPrice[] {
  const [before, last] = [seen.at(-2), seen.at(-1)]
  if (last && last.at >= next.at) return seen
  const stays = before?.price === next.price && last?.price === next.price
  return [...(stays ? seen.slice(0, -1) : seen), next].slice(-MOST)
}

/** Items whose prices are remembered, the last seen first. */
const MOST_ITEMS = 30

const SightingSchema: z.ZodMiniType<SeenPrice> = z.object({
  at: z.number(),
  price: z.pipe(z.int(), z.transform(unitPrice)),
})
const schema = z.object({
  items: z.array(z.object({ id: z.string(), seen: z.readonly(z.array(SightingSchema)) })),
})

/** The best prices one person has seen on this device (QUO-10). Log-out clears them. */
const stored = userDraft('seen-prices', schema, deviceDraft)

const read = (userId: string) => stored.read(userId)?.items ?? []

export function rememberPrice(userId: string, itemId: string, sighting: SeenPrice): void {
  const items = read(userId)
  const before = items.find(({ id }) => id === itemId)?.seen ?? []
  const seen = addSeenPrice(before, sighting)
  if (seen === before) return
  const others = items.filter(({ id }) => id !== itemId)
  stored.write(userId, { items: [{ id: itemId, seen }, ...others].slice(0, MOST_ITEMS) })
}

/** Follows changes, also those of another tab. */
export function useSeenPrices(userId: string, itemId: string): readonly SeenPrice[] {
  const text = () => JSON.stringify(read(userId).find(({ id }) => id === itemId)?.seen ?? [])
  const now = useSyncExternalStore(deviceStore.subscribe, text, text)
  return useMemo(() => JSON.parse(now) as SeenPrice[], [now])
}
