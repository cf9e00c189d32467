import { deviceStore } from './storage'

/** The type of offers looked at last, and the skus they begin with, apart by spaces. No person's: the catalogue is everybody's. */
export const FIRST_OFFERS_KEY = 'firstOffers'

/** Of some sixty bytes: the next page shows their pictures before it has asked anybody (boot/pictures-ahead.ts). */
export function rememberFirstOffers(offers: readonly { type: string; sku: string }[]): void {
  const [first] = offers
  if (!first) return
  const words = [first.type, ...offers.map(({ sku }) => sku)].join(' ')
  if (deviceStore.get(FIRST_OFFERS_KEY) !== words) deviceStore.set(FIRST_OFFERS_KEY, words)
}
