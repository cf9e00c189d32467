import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { deviceDraft } from './drafts'
import { deviceStore } from './storage'
import { userDraft } from './user-draft'

/** FND-6: how many offers are remembered as viewed. */
const RECENT = 9

const skus = orElse(z.array(orElse(z.string(), '')), [])
const schema = z.object({ recent: skus, favourites: skus })
type RememberedOffers = z.output<typeof schema>

/** Of one person on this device, by sku, the last one first. Log-out clears it. */
const stored = userDraft('offers', schema, deviceDraft)

const read = (userId: string): RememberedOffers =>
  stored.read(userId) ?? { recent: [], favourites: [] }

const inFront = (sku: string, skus: readonly string[]) => [
  sku,
  ...skus.filter((other) => other !== sku),
]

export function rememberViewed(userId: string, sku: string): void {
  const { recent, favourites } = read(userId)
  if (recent[0] === sku) return
  stored.write(userId, { recent: inFront(sku, recent).slice(0, RECENT), favourites })
}

export function setFavourite(userId: string, sku: string, isFavourite: boolean): void {
  const { recent, favourites } = read(userId)
  const [, ...others] = inFront(sku, favourites)
  stored.write(userId, { recent, favourites: isFavourite ? [sku, ...others] : others })
}

/** Follows changes, also those of another tab. */
export function useRememberedOffers(userId: string): RememberedOffers {
  const text = () => JSON.stringify(read(userId))
  const now = useSyncExternalStore(deviceStore.subscribe, text, text)
  return useMemo(() => JSON.parse(now) as RememberedOffers, [now])
}
