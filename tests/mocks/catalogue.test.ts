import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from '@/mocks/catalogue'

const ofType = (type: string) => catalogue.filter((offer) => offer.type === type)
const margin = (selling: number, purchase: number) => ((selling - purchase) / purchase) * 100

describe('the offers the mocked provider starts with', () => {
  it('fills every deal type', () => {
    expect(ofType('domestic').length).toBeGreaterThanOrEqual(24)
    expect(ofType('international').length).toBeGreaterThanOrEqual(12)
    expect(ofType('stock').length).toBeGreaterThanOrEqual(8)
    expect(catalogue.length).toBe(
      ofType('domestic').length + ofType('international').length + ofType('stock').length,
    )
  })

  it('never repeats an id, a sku or a name', () => {
    for (const key of ['_id', 'sku', 'productName'] as const)
      expect(new Set(catalogue.map((offer) => offer[key])).size).toBe(catalogue.length)
  })

  it.each(catalogue.map((offer) => [offer.sku, offer] as const))(
    '%s is a sound offer',
    (_, offer) => {
      expect(offer._id).toMatch(/^[0-9a-f]{24}$/)
      expect(offer.sku).toMatch(/^[A-Za-z0-9-]+$/)
      expect(offer.purchasePrice).toBeGreaterThan(0)
      expect(offer.sellingPriceMin).toBeLessThanOrEqual(offer.sellingPriceMax)
      expect(offer.purchasePrice).toBeLessThan(offer.sellingPriceMax)
      expect(margin(offer.sellingPriceMin, offer.purchasePrice)).toBeGreaterThanOrEqual(3)
      expect(margin(offer.sellingPriceMax, offer.purchasePrice)).toBeLessThanOrEqual(14)
      expect(offer.dealDurationStart).toBeGreaterThanOrEqual(5)
      expect(offer.dealDurationEnd).toBeGreaterThan(offer.dealDurationStart)
      expect(offer.dealDurationEnd).toBeLessThanOrEqual(30)
      expect(offer.deliveryAfterDays).toBeGreaterThan(0)
      expect(offer.minPurchaseQuantity).toBeGreaterThan(0)
    },
  )

  it('states a net weight on international offers only, and on each of them', () => {
    expect(ofType('international').every((offer) => offer.netWeight)).toBe(true)
    expect(
      catalogue.filter((offer) => offer.type !== 'international' && 'netWeight' in offer),
    ).toEqual([])
  })
})

describe('the pictures of the offers', () => {
  const folder = join(import.meta.dirname, '../../src/mocks/pictures')
  const files = readdirSync(folder)

  it('are one for each offer, and no other', () => {
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

  it('are all different', () => {
    const prints = files.map((file) =>
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    )
    expect(new Set(prints).size).toBe(files.length)
  })
})
