/* A script inside the shell's page, with the rules of those in first-frame.ts. */

export interface PicturesAhead {
  /** The read that brings the offers, as `ShellRoute.reads` has it. */
  read: string
  /** Where an offer's picture is, before its sku. */
  base: string
  /** The storage key of the deal type that is looked at, and what it is when none is stored. */
  typeKey: string
  usual: string
  /** The storage key of what the offers began with when they were last seen (session/first-offers.ts). */
  seenKey: string
  /** The storage key of small copies of their pictures (session/first-offers.ts). */
  copiesKey: string
  /** So many stand above the fold. */
  count: number
  /** The classes of a picture and of the frame it stands in. */
  look: { frame: string; picture: string }
}

/**
 * In the head of the shell's page, after the reads: the pictures that the offers begin with, in the places of the skeleton.
 * Those seen last time at once, from the device where it has copies; then, as soon as the answer begins, its own. A guess at
 * its text that costs little when it is wrong: the app draws its own.
 */
export function fetchPicturesAhead(ahead: PicturesAhead, mayFetchUnasked: () => boolean): void {
  const { read, base, typeKey, usual, seenKey, copiesKey, count, look } = ahead
  const { early } = window
  const answer = early?.reads[read]
  if (!answer || !mayFetchUnasked()) return
  let wanted = usual
  let seen: string[] = []
  const copies = new Map<string, string>()
  try {
    wanted = localStorage.getItem(typeKey) || usual
    seen = (localStorage.getItem(seenKey) ?? '').split(' ')
    for (const line of (localStorage.getItem(copiesKey) ?? '').split('\n')) {
      const [sku = '', copy = ''] = line.split(' ')
      if (copy.startsWith('data:image/')) copies.set(sku, copy)
    }
  } catch {
    // As above.
  }
  const pictures: HTMLImageElement[] = []
  const place = () => {
    // The app has taken over.
    if (early.pictures.length === 0) return
    const frames = document.querySelectorAll('#root [data-picture]')
    pictures.forEach((picture, index) => {
      const frame = frames[index]
      const shown = frame?.querySelector('img')
      if (shown && shown.src !== picture.src) shown.src = picture.src
      if (!frame || shown) return
      frame.className = look.frame
      frame.append(picture)
    })
  }
  let shown: string[] = []
  const show = (skus: string[]) => {
    skus.slice(0, count).forEach((sku, index) => {
      if (shown[index] === sku) return
      const copy = copies.get(sku)
      const picture = new Image()
      picture.className = look.picture
      picture.fetchPriority = 'high'
      // Painted in the first frame. The picture itself is fetched by the app, which shows it in the copy's place.
      if (copy) picture.decoding = 'sync'
      picture.src = early.pictures[index] = copy ?? `${base}/${sku}.png`
      pictures[index] = picture
    })
    shown = skus
    place()
  }
  if (seen.shift() === wanted) {
    show(seen.filter((sku) => /^[\w-]+$/.test(sku)))
    // Not there yet. When the page is whole, a frame may have been painted without them.
    addEventListener('skeleton', place, { once: true })
  }
  const readSkus = async (response: Response | Error) => {
    if (response instanceof Error || !response.ok) return
    const reader = response.clone().body?.getReader()
    let begin: Uint8Array | undefined
    try {
      begin = (await reader?.read())?.value
      // Not waited for: it ends when the app has read the rest.
      void reader?.cancel()
    } catch {
      // The answer was cut off, which the app, reading it too, says.
    }
    const offers = new TextDecoder().decode(begin).match(/\{[^{}]*\}/g) ?? []
    const field = (offer: string, name: string) =>
      new RegExp(`"${name}":"([\\w-]+)"`).exec(offer)?.[1] ?? ''
    show(
      offers
        .filter((offer) => field(offer, 'type') === wanted && field(offer, 'sku'))
        .map((offer) => field(offer, 'sku')),
    )
  }
  void answer.then(readSkus)
}
