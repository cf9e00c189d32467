// @ts-check
import { constants, crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * @param {string} type Four letters.
 * @param {Buffer} data
 */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/**
 * The rows as PNG packs them: 8, 4, 2 or 1 pixels to a byte, each row starting a new one.
 * @param {Uint8Array} places
 * @param {number} width
 * @param {number} depth Bits for a pixel.
 */
function packedRows(places, width, depth) {
  const perByte = 8 / depth
  return Array.from({ length: places.length / width }, (_, y) => {
    const row = Buffer.alloc(Math.ceil(width / perByte))
    for (const [x, place] of places.subarray(y * width, (y + 1) * width).entries()) {
      const byte = Math.floor(x / perByte)
      const shift = 8 - depth - (x % perByte) * depth
      row.writeUInt8(row.readUInt8(byte) | (place << shift), byte)
    }
    return row
  })
}

/**
 * Rows under PNG's filter 0 (as they are), 1 (less the byte to the left) or 2 (less the byte above); the others never win on a palette.
 * @param {Buffer[]} rows
 * @param {0 | 1 | 2} filter
 */
function filtered(rows, filter) {
  const lines = rows.map((row, y) => {
    const above = rows[y - 1]
    const line = row.map((byte, x) => {
      if (filter === 1) return byte - (row[x - 1] ?? 0)
      if (filter === 2) return byte - (above?.[x] ?? 0)
      return byte
    })
    return Buffer.concat([Buffer.from([filter]), line])
  })
  return Buffer.concat(lines)
}

/**
 * A palette PNG; of all filters and strategies the smallest.
 * @param {import('./palette.mjs').Rgb[]} palette At most 256 colours.
 * @param {Uint8Array} places Every pixel's place in the palette.
 * @param {number} width Its height follows from its pixels.
 */
export function encodePng(palette, places, width) {
  const depth = [1, 2, 4].find((bits) => palette.length <= 2 ** bits) ?? 8
  const rows = packedRows(places, width, depth)
  const filters = /** @type {const} */ ([0, 1, 2])
  const packings = filters.flatMap((filter) =>
    [constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED].map((strategy) =>
      deflateSync(filtered(rows, filter), { level: 9, memLevel: 9, strategy }),
    ),
  )
  const smallest = packings.reduce((best, data) => (data.length < best.length ? data : best))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(places.length / width, 4)
  header.set([depth, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', smallest),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
