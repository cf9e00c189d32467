import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from '@/mocks/catalogue'

describe('the pictures of the offers', () => {
  const folder = join(import.meta.dirname, '../../src/mocks/pictures')
  const files = readdirSync(folder)

  it('exist for each offer, and no other', () => {
    expect(files.toSorted()).toEqual(catalogue.map((offer) => `${offer.sku}.png`).toSorted())
  })

  it.each(files)('%s is a square PNG of at most 12 kB', (file) => {
    const png = readFileSync(join(folder, file))
    expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
    expect(png.subarray(12, 16).toString('latin1')).toBe('IHDR')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([320, 320])
    expect(png.subarray(-8, -4).toString('latin1')).toBe('IEND')
    expect(png.length).toBeLessThanOrEqual(12_000)
  })
})
