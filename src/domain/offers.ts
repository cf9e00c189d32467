import type { UnitPrice } from './money'
import { type Quantity, ONE } from './quantity'
import { normaliseWord } from './status'

/** PRD-3: the net weight, of what is international, or may be: older orders have no type. */
export const netWeightOf = ({ type, netWeight }: { type: string; netWeight: string }) =>
  ['', 'international'].includes(normaliseWord(type)) && netWeight

/** FND-2: how offers can be sorted; without it, they keep the provider's order. */
export const offerSorts = ['name', 'price', 'margin', 'duration'] as const
type OfferSort = (typeof offerSorts)[number]

/** A search for offers. Empty texts look for nothing. */
export interface OfferSearch {
  q: string
  sort: OfferSort | ''
  unit: string
  inCart: boolean
  within: boolean
  favourite: boolean
}

interface SearchedOffer {
  sku: string
  name: string
  unit: string
  purchasePrice: UnitPrice
  sellingPriceMin: UnitPrice
  sellingPriceMax: UnitPrice
  dealDurationStart: number | undefined
  dealDurationEnd: number | undefined
  minPurchaseQuantity: Quantity
}

/** FND-3: "Within ₹10,000", in thousandths of a unit × millionths of a rupee. */
export const WITHIN_RUPEES = 10_000
const WITHIN = WITHIN_RUPEES * 1_000_000_000

function isWithin({ purchasePrice, minPurchaseQuantity }: SearchedOffer): boolean {
  return purchasePrice > 0 && (minPurchaseQuantity || ONE) * purchasePrice <= WITHIN
}

/** Only to compare: MNY-3's figure is exact. Offers without a price come last. */
function marginAt(selling: UnitPrice, { purchasePrice }: SearchedOffer): number {
  return purchasePrice > 0 && selling > 0 ? (selling - purchasePrice) / purchasePrice : -Infinity
}

const collator = new Intl.Collator('en', { numeric: true })

/** Names from A, prices and durations from the lowest, margins from the highest. */
const compare: Record<OfferSort, (a: SearchedOffer, b: SearchedOffer) => number> = {
  name: (a, b) => collator.compare(a.name, b.name),
  price: (a, b) => difference(a.purchasePrice || Infinity, b.purchasePrice || Infinity),
  margin: (a, b) =>
    difference(marginAt(b.sellingPriceMin, b), marginAt(a.sellingPriceMin, a)) ||
    difference(marginAt(b.sellingPriceMax, b), marginAt(a.sellingPriceMax, a)),
  duration: (a, b) =>
    difference(a.dealDurationStart ?? Infinity, b.dealDurationStart ?? Infinity) ||
    difference(a.dealDurationEnd ?? Infinity, b.dealDurationEnd ?? Infinity),
}

/** 0 for two infinite ones. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b
}

/** Filters and sorts offers; `q` is matched elsewhere. */
export function arrangeOffers<Offer extends SearchedOffer>(
  offers: readonly Offer[],
  { sort, unit, inCart, within, favourite }: OfferSearch,
  cartSkus: ReadonlySet<string>,
  favourites: readonly string[],
): readonly Offer[] {
  const found = offers.filter(
    (offer) =>
      (unit === '' || offer.unit === unit) &&
      (!inCart || cartSkus.has(offer.sku)) &&
      (!within || isWithin(offer)) &&
      (!favourite || favourites.includes(offer.sku)),
  )
  return sort === '' ? found : found.sort(compare[sort])
}

/**
 * Puts items in an order that chance decides once: each has a rank by its key, so what comes or
 * goes later moves nothing else. `random` is a source of chance such as `Math.random`.
 */
export function createShuffle<T>(keyOf: (item: T) => string, random: () => number) {
  const ranks = new Map<string, number>()
  const rankOf = (item: T) => {
    const key = keyOf(item)
    const rank = ranks.get(key) ?? random()
    ranks.set(key, rank)
    return rank
  }
  return (items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, rank: rankOf(item) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item)
}
