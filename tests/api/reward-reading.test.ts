import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { rewards, rewardsByUser } from '@/api/contract/reward'

const item = {
  _id: 'item-1',
  productId: 'onion',
  sku: 'ONI',
  productName: 'Onion',
  productQuantity: '100',
  unit: 'kg',
  purchasePrice: '45',
  sellingPriceMin: 50,
  sellingPriceMax: 52,
}
const record = {
  userId: { _id: 'u1', name: ' Kamal ' },
  status: 'Active',
  type: 'rewards',
  createdAt: '2026-09-05',
  orderId: { status: 'active', orderItems: [item] },
  payments: [] as unknown[],
}

function read(change: object) {
  const answer = z.parse(rewardsByUser.response, { rewards: [{ ...record, ...change }] })
  const [reward] = answer.rewards
  if (!reward) throw new Error('left out')
  return reward
}

/** With these fields on its item, and these payments of the item. */
function readWith(onItem: object, ...payments: object[]) {
  const orderId = { status: 'active', orderItems: [{ ...item, ...onItem }] }
  const ofItem = payments.map((payment) => ({ productId: 'item-1', ...payment }))
  return read({ orderId, payments: ofItem })
}

describe('a reward', () => {
  it('is read with its payment folded into the item', () => {
    const payments = [
      { productId: 'item-1', isCollected: 'true', reward: '140.50', transactionId: ' T1 ' },
      { productId: 'garlic', isCollected: true, reward: 3 },
      { productId: 'item-1', isCollected: false, reward: 900 },
    ]
    const reward = read({ payments })
    expect(reward).toMatchObject({ userId: 'u1', name: 'Kamal', collected: 14_350 })
    expect(reward.items[0]).toMatchObject({
      quantity: 100_000,
      purchasePrice: 45_000_000,
      isCollected: true,
      reward: 14_050,
      paymentStatus: 'payment done',
      transactionId: 'T1',
    })
  })

  // "Reward item: reward, rewardMin, rewardMax, paymentStatus, transactionId."
  it.each([
    ['its item', { rewardMin: 12, rewardMax: '34.5' }, { rewardMin: 1, rewardMax: 2 }],
    ['its payment', {}, { rewardMin: 12, rewardMax: '34.5' }],
    ['both', { rewardMin: 12 }, { rewardMax: 34.5 }],
  ])('is stated by %s, whose range wins over the formula', (_, onItem, onPayment) => {
    const reward = readWith(onItem, onPayment)
    expect(reward.items[0]?.stated).toEqual({ min: 1200, max: 3450 })
  })

  // Which payments are of an item: tests/domain/rewards.test.ts.
  it.each<[string, object, ...object[]]>([
    ['its payment', {}, { isCollected: true, reward: 7 }],
    ['one of its product', {}, { productId: { _id: 'onion' }, isCollected: true, reward: 7 }],
    ['the word of its payment', {}, { paymentStatus: 'done', reward: 7 }],
    ['its own word', { paymentStatus: 'Payment Done', reward: 7 }],
    ['its own word beside a payment', { paymentStatus: 'Done' }, { isCollected: false, reward: 7 }],
  ])('is collected and counted by %s', (_, ...parts) => {
    const reward = readWith(...parts)
    expect(reward.items[0]).toMatchObject({ isCollected: true, reward: 700 })
    expect(reward.collected).toBe(700)
  })

  it('has no collected sum where the amount of one payment is unknown', () => {
    const payments = [
      { productId: 'item-1', isCollected: true, reward: '1,140.50' },
      { productId: 'garlic', isCollected: true, reward: 'soon' },
    ]
    expect(read({ payments }).collected).toBeUndefined()
    expect(read({ payments: payments.slice(0, 1) }).collected).toBe(1140_50)
  })

  it.each([
    [true, 'payment pending', 'payment done'],
    [true, '', 'payment done'],
    [false, '', 'payment pending'],
    [false, 'Held back', 'Held back'],
  ])('collected %s with the word "%s" reads "%s"', (isCollected, paymentStatus, shown) => {
    const [read] = readWith({}, { isCollected, paymentStatus }).items
    expect(read).toMatchObject({ isCollected, paymentStatus: shown })
  })

  it.each([
    { orderId: '66d' },
    { orderId: null },
    { userId: 'u1' },
    { userId: null },
    { payments: null },
  ])('survives %j', (change) => {
    expect(read(change).collected).toBe(0)
  })

  it('finds items beside the order ("rewards (with orderItems)"), and their order’s status', () => {
    const reward = read({ orderId: undefined, orderItems: [item], status: 'Closed' })
    expect(reward.items).toHaveLength(1)
    expect(reward.orderStatus).toBe('Closed')
  })

  it.each([
    ['rewards', 1],
    [null, 1],
    ['users', 0],
  ])('of the type %j is left out unless it is "rewards" or nothing', (type, count) => {
    const answer = { rewards: [{ ...record, type }], users: [] }
    expect(z.parse(rewards.response, answer).rewards).toHaveLength(count)
    expect(z.parse(rewardsByUser.response, answer).rewards).toHaveLength(count)
  })

  it('drops a broken item, not the reward', () => {
    const orderItems = [{ ...item, _id: null }, item, { ...item, productQuantity: 1e300 }]
    expect(read({ orderId: { status: 'active', orderItems } }).items).toHaveLength(1)
  })
})

it('totals missing or as text are read, lists of null are empty', () => {
  const answer = { rewardMin: '12.345', totalUsers: '3', rewards: null, users: null }
  expect(z.parse(rewards.response, answer)).toEqual({
    rewardCollected: undefined,
    rewardMin: 1235,
    rewardMax: undefined,
    rewardsActive: undefined,
    totalUsers: 3,
    rewards: [],
    users: [],
  })
})
