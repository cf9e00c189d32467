import { deviceStore } from './storage'

/** The type of offers looked at last, and the skus they begin with, apart by spaces. No person's: the catalogue is everybody's. */
export const FIRST_OFFERS_KEY = 'firstOffers'

/** Small copies of their pictures: in each line a sku and a `data:` address. Some 30 kB. */
export const FIRST_PICTURES_KEY = 'firstPictures'

/** Of some sixty bytes: the next page shows their pictures before it has asked anybody (boot/pictures-ahead.ts). */
export function rememberFirstOffers(offers: readonly { type: string; sku: string }[]): void {
  const [first] = offers
  if (!first) return
  const words = [first.type, ...offers.map(({ sku }) => sku)].join(' ')
  if (deviceStore.get(FIRST_OFFERS_KEY) !== words) deviceStore.set(FIRST_OFFERS_KEY, words)
}

/** What the next page paints in its first frame. Of a picture that is not here yet the copy there was stays. */
export function rememberFirstPictures(
  skus: readonly string[],
  copies: ReadonlyMap<string, string>,
): void {
  const lines = skus.flatMap((sku) => {
    const copy = copies.get(sku) ?? firstPicture(sku)
    return copy ? [`${sku} ${copy}`] : []
  })
  const words = lines.join('\n')
  if (words !== '' && deviceStore.get(FIRST_PICTURES_KEY) !== words)
    deviceStore.set(FIRST_PICTURES_KEY, words)
}

let begunWith: Map<string, string> | undefined

/** The copy that the page began with. */
export function firstPicture(sku: string): string | undefined {
  begunWith ??= new Map(
    (deviceStore.get(FIRST_PICTURES_KEY) ?? '').split('\n').map((line) => {
      const [of = '', copy = ''] = line.split(' ')
      return [of, copy]
    }),
  )
  return begunWith.get(sku)
}
