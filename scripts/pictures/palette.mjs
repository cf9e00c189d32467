// @ts-check
/**
 * Brings a picture down to a small palette: median cut, settled by k-means, flat tones kept exact.
 *
 * @typedef {[red: number, green: number, blue: number]} Rgb
 * @typedef {{ key: number, rgb: Rgb, count: number }} Colour A colour of the picture, and how many pixels have it.
 */

/**
 * @param {number} key
 * @returns {Rgb}
 */
function rgbOf(key) {
  return [key >> 16, (key >> 8) & 255, key & 255]
}

/**
 * The colour of the pixel at `place`, as one number.
 * @param {Buffer} pixels
 * @param {number} place
 */
function keyAt(pixels, place) {
  return pixels.readUInt32BE(place * 4) >>> 8
}

/**
 * How different two colours look, squared: the eye sees green best, blue least.
 * @param {Rgb} first
 * @param {Rgb} second
 */
function distance(first, second) {
  const [red, green, blue] = [first[0] - second[0], first[1] - second[1], first[2] - second[2]]
  return 0.7 * red * red + green * green + 0.5 * blue * blue
}

/** @param {Colour[]} colours */
function pixelsOf(colours) {
  return colours.reduce((sum, { count }) => sum + count, 0)
}

/**
 * @param {Colour[]} colours
 * @returns {Rgb}
 */
function mean(colours) {
  const total = pixelsOf(colours)
  /** @param {0 | 1 | 2} channel */
  const along = (channel) =>
    colours.reduce((sum, { rgb, count }) => sum + rgb[channel] * count, 0) / total
  return [along(0), along(1), along(2)]
}

/**
 * A group of colours with the channel in which they differ most, and by how much.
 * @param {Colour[]} colours
 */
function box(colours) {
  const [r, g, b] = mean(colours)
  let [red, green, blue] = [0, 0, 0]
  for (const { rgb, count } of colours) {
    const weight = count ** 0.75
    red += weight * 0.7 * (rgb[0] - r) ** 2
    green += weight * (rgb[1] - g) ** 2
    blue += weight * 0.5 * (rgb[2] - b) ** 2
  }
  const spread = Math.max(red, green, blue)
  /** @type {0 | 1 | 2} */
  const channel = spread === red ? 0 : spread === green ? 1 : 2
  return { colours, channel, spread }
}

/**
 * The two halves of a group, equal in pixels.
 * @param {ReturnType<typeof box>} group
 */
function halves({ colours, channel }) {
  const sorted = colours.toSorted((a, b) => a.rgb[channel] - b.rgb[channel])
  const half = pixelsOf(sorted) / 2
  let seen = 0
  const middle = sorted.findIndex(({ count }) => (seen += count) >= half)
  const cut = Math.min(Math.max(middle, 1), sorted.length - 1)
  return [box(sorted.slice(0, cut)), box(sorted.slice(cut))]
}

/**
 * @param {Colour[]} colours
 * @param {number} size
 */
function medianCut(colours, size) {
  let groups = [box(colours)]
  while (groups.length < size) {
    const widest = groups.reduce((best, group) => (group.spread > best.spread ? group : best))
    if (widest.colours.length < 2) break
    groups = groups.flatMap((group) => (group === widest ? halves(group) : [group]))
  }
  return groups.map((group) => mean(group.colours))
}

/**
 * @param {Rgb[]} palette
 * @param {Rgb} rgb
 */
function nearest(palette, rgb) {
  let best = 0
  let least = Infinity
  let index = 0
  for (const colour of palette) {
    const far = distance(colour, rgb)
    if (far < least) {
      best = index
      least = far
    }
    index += 1
  }
  return best
}

/**
 * Median cut, then k-means; a group mostly of one flat tone keeps that tone exactly.
 * @param {Colour[]} colours
 * @param {number} size
 */
function settled(colours, size) {
  let palette = medianCut(colours, size)
  for (let round = 0; round < 8; round += 1) {
    /** @type {Map<number, Colour[]>} */
    const groups = new Map()
    for (const colour of colours) {
      const place = nearest(palette, colour.rgb)
      const group = groups.get(place)
      if (group) group.push(colour)
      else groups.set(place, [colour])
    }
    palette = [...groups.values()].map((group) => {
      const most = group.reduce((best, colour) => (colour.count > best.count ? colour : best))
      if (most.count > pixelsOf(group) * 0.4) return most.rgb
      const [red, green, blue] = mean(group)
      return [Math.round(red), Math.round(green), Math.round(blue)]
    })
  }
  return palette
}

/**
 * At most `size` colours, and every pixel's place among them. `pixels` is RGBA, opaque, `side` wide.
 * Where the neighbour's colour is as good within `slack` (a squared distance), the pixel takes that: runs pack smaller.
 * Flat tones, which are in the palette exactly, stay as they are.
 * @param {Buffer} pixels
 * @param {number} side
 * @param {number} size
 * @param {number} slack
 */
export function reduceColours(pixels, side, size, slack) {
  /** @type {Map<number, Colour>} */
  const colours = new Map()
  const places = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < places.length; at += 1) {
    const key = keyAt(pixels, at)
    const count = (colours.get(key)?.count ?? 0) + 1
    colours.set(key, { key, rgb: rgbOf(key), count })
  }
  const palette = settled([...colours.values()], size)
  /** @param {number | undefined} place @param {Rgb} rgb */
  const miss = (place, rgb) => distance(palette[place ?? -1] ?? [Infinity, 0, 0], rgb)
  const bests = new Map([...colours.values()].map(({ key, rgb }) => [key, nearest(palette, rgb)]))
  for (let at = 0; at < places.length; at += 1) {
    const key = keyAt(pixels, at)
    const rgb = rgbOf(key)
    const best = bests.get(key) ?? 0
    const exact = miss(best, rgb) === 0
    const neighbours = exact ? [] : [at % side > 0 ? places[at - 1] : undefined, places[at - side]]
    places[at] = neighbours.find((place) => miss(place, rgb) <= miss(best, rgb) + slack) ?? best
  }
  return { palette, places }
}
