import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shuffle, shuffleSeed } from '@/domain/shuffle'

const itself = (word: string) => word
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const lists = fc.uniqueArray(fc.string(), { maxLength: 40 })

describe('shuffle', () => {
  it('loses nothing, adds nothing, and leaves the given list alone', () => {
    fc.assert(
      fc.property(lists, seeds, (list, seed) => {
        const before = [...list]
        expect(shuffle(list, itself, seed).sort()).toEqual([...list].sort())
        expect(list).toEqual(before)
      }),
    )
  })

  it('is the same for the same seed, in whatever order the items arrive', () => {
    fc.assert(
      fc.property(lists, seeds, (list, seed) => {
        expect(shuffle([...list].reverse(), itself, seed)).toEqual(shuffle(list, itself, seed))
      }),
    )
  })

  it('keeps the order of all others when one comes or goes', () => {
    fc.assert(
      fc.property(lists, seeds, fc.nat(), (list, seed, position) => {
        const gone = list[position % Math.max(list.length, 1)]
        const rest = list.filter((word) => word !== gone)
        const expected = shuffle(list, itself, seed).filter((word) => word !== gone)
        expect(shuffle(rest, itself, seed)).toEqual(expected)
      }),
    )
  })

  it('gives every item its fair share of the first six places', () => {
    const offers = Array.from({ length: 28 }, (_, index) => `OFFER-${String(index)}-D`)
    const firsts = new Map(offers.map((offer) => [offer, 0]))
    // A fixed walk through the seeds, so that the test says the same every day.
    let random = 0
    for (let visit = 0; visit < 4200; visit += 1) {
      random = (random + 0.618_033_988_749_895) % 1
      for (const offer of shuffle(
        offers,
        itself,
        shuffleSeed(() => random),
      ).slice(0, 6))
        firsts.set(offer, (firsts.get(offer) ?? 0) + 1)
    }
    // 4200 visits × 6 places / 28 offers = 900 each.
    for (const count of firsts.values()) {
      expect(count).toBeGreaterThan(750)
      expect(count).toBeLessThan(1050)
    }
  })

  it('takes its seed from the whole range of 32 bits', () => {
    expect(shuffleSeed(() => 0)).toBe(0)
    expect(shuffleSeed(() => 0.5)).toBe(2 ** 31)
    expect(shuffleSeed(() => 0.999_999_999_9)).toBe(2 ** 32 - 1)
  })
})
