import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { reduceColours } from '@scripts/pictures/palette.mjs'
import { encodePng } from '@scripts/pictures/png.mjs'
import { randomFrom } from '@scripts/pictures/random.mjs'

type Rgb = [number, number, number]

/** The chunks of a PNG by type, and its pixels' places in the palette; read by the PNG specification, not by our writer. */
function read(png: Buffer) {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    chunks.set(
      png.toString('latin1', at + 4, at + 8),
      png.subarray(at + 8, at + 8 + png.readUInt32BE(at)),
    )
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [side, height, depth] = [
    header.readUInt32BE(0),
    header.readUInt32BE(4),
    header.readUInt8(8),
  ]
  const packed = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const width = Math.ceil((side * depth) / 8)
  const places: number[] = []
  let above = Buffer.alloc(width)
  for (let y = 0; y < height; y += 1) {
    const filter = packed.readUInt8(y * (width + 1))
    const row = Buffer.from(packed.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)))
    for (let x = 0; x < width; x += 1) {
      const less = filter === 1 ? (row[x - 1] ?? 0) : filter === 2 ? above.readUInt8(x) : 0
      row.writeUInt8((row.readUInt8(x) + less) & 255, x)
    }
    for (let x = 0; x < side; x += 1) {
      const shift = 8 - depth - ((x * depth) % 8)
      places.push((row.readUInt8(Math.floor((x * depth) / 8)) >> shift) & (2 ** depth - 1))
    }
    above = row
  }
  return { side, height, palette: [...(chunks.get('PLTE') ?? [])], places }
}

function picture(pixels: Rgb[]): Buffer {
  return Buffer.from(pixels.flatMap((rgb) => [...rgb, 255]))
}

describe('the PNG writer', () => {
  it.each([2, 4, 16, 17, 64])('gives back every pixel of a picture in %i colours', (count) => {
    const rng = randomFrom(`noise in ${count}`)
    const palette = Array.from({ length: count }, (_, at): Rgb => [at * 3, 255 - at, at])
    const places = Uint8Array.from({ length: 13 * 13 }, () => Math.floor(rng.next() * count))
    const got = read(encodePng(palette, places, 13))
    expect(got.side).toBe(13)
    expect(got.palette).toEqual(palette.flat())
    expect(got.places).toEqual([...places])
  })

  it('takes its height from its pixels', () => {
    const places = Uint8Array.from({ length: 6 * 11 }, (_, at) => at % 3)
    const got = read(
      encodePng(
        [
          [0, 0, 0],
          [9, 9, 9],
          [255, 0, 0],
        ],
        places,
        6,
      ),
    )
    expect(got).toMatchObject({ side: 6, height: 11, places: [...places] })
  })
})

describe('reducing the colours', () => {
  const paper: Rgb = [246, 231, 196]
  const rind: Rgb = [200, 40, 60]

  it('keeps the flat tones exactly, however many in-betweens there are', () => {
    const edges = Array.from({ length: 56 }, (_, at): Rgb => [246 - (at >> 1), 231 - at, 196 - at])
    const pixels = [...Array<Rgb>(100).fill(paper), ...Array<Rgb>(100).fill(rind), ...edges]
    const { palette, places } = reduceColours(picture(pixels), 16, 4, 400)
    expect(palette.length).toBeLessThanOrEqual(4)
    expect(palette[places[50] ?? -1]).toEqual(paper)
    expect(palette[places[150] ?? -1]).toEqual(rind)
  })

  it('lets an in-between take its neighbour’s colour only within the slack', () => {
    const near: Rgb = [110, 110, 110]
    const other: Rgb = [120, 120, 120]
    const pixels = [
      ...Array<Rgb>(8).fill(near),
      [117, 117, 117] as Rgb,
      ...Array<Rgb>(7).fill(other),
    ]
    const strict = reduceColours(picture(pixels), 4, 2, 0)
    const loose = reduceColours(picture(pixels), 4, 2, 200)
    expect(strict.palette[strict.places[8] ?? -1]).toEqual(other)
    expect(loose.palette[loose.places[8] ?? -1]).toEqual(near)
    expect(Array.from(loose.places.slice(9), (place) => loose.palette[place])).toEqual(
      Array<Rgb>(7).fill(other),
    )
  })
})

describe('the seeded numbers', () => {
  it('are the same for the same seed, and others for another', () => {
    const three = (seed: string) => {
      const rng = randomFrom(seed)
      return [rng.next(), rng.between(5, 6), rng.around(3)]
    }
    expect(three('WHT')).toEqual(three('WHT'))
    expect(three('WHT')).not.toEqual(three('ONI'))
  })
})
