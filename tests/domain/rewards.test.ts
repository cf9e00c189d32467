import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise, unitPrice } from '@/domain/money'
import type { Quantity } from '@/domain/quantity'
import {
  byReferredUser,
  isRewardType,
  paymentsOf,
  rewardEstimate,
  rewardRange,
  totalUpcoming,
  upcomingReward,
} from '@/domain/rewards'
import { type Goods, goods } from './goods'
import { halfAwayFromZero } from './model'

interface Stated {
  min?: number
  max?: number
}

interface Facts extends Goods {
  isCollected?: boolean
  stated?: Stated
}

const bound = (amount: number | undefined) => (amount === undefined ? undefined : paise(amount))
const bounds = ({ min, max }: Stated) => ({ min: bound(min), max: bound(max) })

function item({ isCollected = false, stated, ...facts }: Facts = {}) {
  const bought = goods({ quantity: 100, purchase: 45, min: 50, max: 52, ...facts })
  return { ...bought, isCollected, stated: stated && bounds(stated) }
}

function order(orderStatus: string, ...items: ReturnType<typeof item>[]) {
  return { orderStatus, items }
}

describe('"(selling price min or max minus purchase price) times 20 percent times quantity, rounded to 2 decimals"', () => {
  it.each<[Facts, string, number, number]>([
    [{}, '(50 − 45) × 20% × 100 = 100, (52 − 45) × 20% × 100 = 140', 10_000, 14_000],
    [{ quantity: 1, purchase: 10, min: 10.07, max: 10.08 }, '0.014 and 0.016', 1, 2],
    [{ quantity: 0.001, purchase: 1, min: 25.999, max: 26 }, '0.0049998 and 0.005', 0, 1],
    [{ quantity: 2.5, purchase: 33.34, min: 33.33, max: 33.32 }, '-0.005 and -0.01', -1, -1],
  ])('%j: %s', (facts, _, min, max) => {
    expect(rewardEstimate(item(facts))).toEqual({ min, max })
  })

  it.each<[string, Facts]>([
    ['no purchase price', { purchase: 0 }],
    ['no quantity', { quantity: 0 }],
    ['neither selling price', { min: 0, max: 0 }],
    ['a thousand crore rupees', { quantity: 5_000_000_000, purchase: 1, max: 11, min: 11 }],
  ])('%s: not known', (_, facts) => {
    expect(rewardEstimate(item(facts))).toEqual({ min: undefined, max: undefined })
    const both = [order('active', item(facts))]
    expect(upcomingReward(both)).toEqual({ min: undefined, max: undefined })
  })

  // "an item adds to the lower end of Upcoming Profit (and of a reward) only with a minimum price,
  // to the upper end only with a maximum"
  it('counts the end whose price is known', () => {
    const [noMin, noMax] = [item({ min: 0 }), item({ max: 0 })]
    expect(rewardEstimate(noMin)).toEqual({ min: undefined, max: 14_000 })
    expect(rewardEstimate(noMax)).toEqual({ min: 10_000, max: undefined })
    expect(upcomingReward([order('active', noMin, item())])).toEqual({ min: 10_000, max: 28_000 })
    expect(upcomingReward([order('active', noMax, item())])).toEqual({ min: 20_000, max: 14_000 })
  })

  it('is exact for any prices and quantity that can be told', () => {
    const anyQuantity = fc.integer({ min: 1, max: 9e12 }).map((n) => n as Quantity)
    const rate = fc.integer({ min: 1, max: 800_000_000_000 }).map(unitPrice)
    fc.assert(
      fc.property(anyQuantity, rate, rate, (quantity, purchasePrice, selling) => {
        const prices = { purchasePrice, sellingPriceMin: selling, sellingPriceMax: selling }
        const { min, max } = rewardEstimate({ quantity, ...prices })
        expect(min).toBe(max)
        const fifths = BigInt(quantity) * BigInt(selling - purchasePrice) * 20n
        const reward = halfAwayFromZero(fifths, 1_000_000_000n)
        const size = reward < 0n ? -reward : reward
        // Only what rounds up to the bound may be left out below it.
        if (min === undefined) expect(size).toBeGreaterThan(999_999_999_998n)
        else expect([BigInt(min), size < 1_000_000_000_000n]).toEqual([reward, true])
      }),
    )
  })
})

it.each([
  ['active', true],
  ['Closed', true],
  ['pending', false],
])('"counted only when the order\'s status is active or Closed": %j, %s', (status, counts) => {
  expect(upcomingReward([order(status, item())]).max).toBe(counts ? 14_000 : 0)
})

describe('"per item not yet collected […] and summed"', () => {
  it('rounds each item before it is added', () => {
    // Three times 0.005 is 0.015, which would be 0.02; per item it is 0.01 + 0.01 + 0.01.
    const third = item({ quantity: 2.5, purchase: 33.33, min: 33.34, max: 33.34 })
    expect(upcomingReward([order('active', third, third), order('Closed', third)])).toEqual({
      min: 3,
      max: 3,
    })
  })

  it('leaves out what is collected, and sets an expected loss off', () => {
    const items = [item(), item({ isCollected: true, max: 500 }), item({ min: 42.5, max: 44 })]
    expect(upcomingReward([order('active', ...items)])).toEqual({ min: 5_000, max: 12_000 })
  })

  // RWD-5
  it.each<[string, Stated, Stated]>([
    ['both', { min: 700, max: 900 }, { min: 700, max: 900 }],
    ['nothing to earn', { min: 0, max: 0 }, { min: 0, max: 0 }],
    ['the lower end', { min: 700 }, { min: 700, max: 14_000 }],
    ['the higher end', { max: 90_000 }, { min: 10_000, max: 90_000 }],
  ])('takes what the provider states, for an item and for the total: %s', (_, stated, range) => {
    expect(rewardRange(item({ stated }))).toEqual(range)
    expect(upcomingReward([order('active', item({ stated }))])).toEqual(range)
    expect(totalUpcoming(bounds(stated), [order('active', item())])).toEqual(range)
  })
})

it.each([
  [' Rewards ', true],
  ['', true],
  ['users', false],
])('"type (rewards or other)": %j is a reward: %s', (type, isReward) => {
  expect(isRewardType(type)).toBe(isReward)
})

const payments = [
  { productId: 'item-1', reward: 1 },
  { productId: 'onion', reward: 2 },
  { productId: '', reward: 3 },
]

it.each([
  ['by the item’s own id', { id: 'item-1', productId: 'onion' }, [1]],
  ['by its product’s id', { id: 'item-2', productId: 'onion' }, [2]],
  ['with another id: to nobody’s', { id: 'item-3', productId: 'garlic' }, []],
  ['without a product: by its own id alone', { id: 'item-3', productId: '' }, []],
])('a payment belongs to an item %s', (_, ids, rewards) => {
  expect(paymentsOf(ids, payments).map(({ reward }) => reward)).toEqual(rewards)
})

describe('one row for each referred user', () => {
  const reward = (userId: string, status: string, collected = 0) => ({
    ...order('active', item()),
    userId,
    name: userId && `Name of ${userId}`,
    status,
    createdAt: '',
    collected: paise(collected),
  })

  it('in the order they first come, their rewards summed, its word Active as soon as one is', () => {
    const rows = byReferredUser([
      reward('b', 'Closed', 500),
      reward('a', 'Pending'),
      reward('b', ' ACTIVE ', 25),
    ])
    expect(rows).toMatchObject([
      {
        userId: 'b',
        name: 'Name of b',
        status: ' ACTIVE ',
        isActive: true,
        collected: 525,
        upcoming: { min: 20_000, max: 28_000 },
      },
      { userId: 'a', status: 'Pending', isActive: false, collected: 0 },
    ])
  })

  it('has the name of the first that has one, and the date of the first', () => {
    const rows = byReferredUser([
      { ...reward('a', 'Pending'), name: '', createdAt: '2026-09-05' },
      { ...reward('a', 'Closed'), name: 'Asha', createdAt: '2026-09-01' },
      { ...reward('a', 'Closed'), name: 'Ravi', createdAt: '2026-09-02' },
    ])
    expect(rows).toMatchObject([{ name: 'Asha', createdAt: '2026-09-05', status: 'Pending' }])
    expect(rows[0]?.rewards.map(({ name }) => name)).toEqual(['', 'Asha', 'Ravi'])
    expect(byReferredUser([{ ...reward('a', 'Pending'), name: '' }])).toMatchObject([{ name: '' }])
  })

  it('those without an id stay apart', () => {
    expect(byReferredUser([reward('', 'Active'), reward('', 'Closed')])).toHaveLength(2)
  })
})
