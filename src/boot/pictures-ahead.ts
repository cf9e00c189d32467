/* A script inside the shell's page, with the rules of those in first-frame.ts. */

export interface PicturesAhead {
  /** The read that brings the offers, as `ShellRoute.reads` has it. */
  read: string
  /** Where an offer's picture is, before its sku. */
  base: string
  /** The storage key of the deal type that is looked at, and what it is when none is stored. */
  typeKey: string
  usual: string
  /** So many stand above the fold. */
  count: number
  /** The classes of a picture and of the frame it stands in. */
  look: { frame: string; picture: string }
}

/**
 * In the head of the shell's page, after the reads: the pictures that the offers begin with, as soon as their answer begins,
 * in the places of the skeleton. A guess at its text that costs little when it is wrong: the app draws its own.
 */
export function fetchPicturesAhead(ahead: PicturesAhead): void {
  const { read, base, typeKey, usual, count, look } = ahead
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  const { early } = window
  const answer = early?.reads[read]
  if (!answer || connection?.saveData || connection?.effectiveType?.includes('2g')) return
  let wanted = usual
  try {
    wanted = localStorage.getItem(typeKey) || usual
  } catch {
    // As above.
  }
  const show = async (response: Response | Error) => {
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
    offers
      .filter((offer) => field(offer, 'type') === wanted && field(offer, 'sku'))
      .slice(0, count)
      .forEach((offer, place) => {
        const picture = new Image()
        picture.fetchPriority = 'high'
        picture.className = look.picture
        picture.src = early.pictures[place] = `${base}/${field(offer, 'sku')}.png`
        const frame = document.querySelectorAll(`#root [data-picture]`)[place]
        if (!frame) return
        frame.className = look.frame
        frame.append(picture)
      })
  }
  void answer.then(show)
}
