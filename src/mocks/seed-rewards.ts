import type { WireReferral, WireReward } from '@/api/contract/reward'
import { pastOrder } from './seed-goods'

const DAY = 24 * 60 * 60 * 1000

const names = [
  'Kamal Shinde',
  'Sunita Pawar',
  'Iqbal Shaikh',
  'Vitthal Namdeo Gaikwad-Deshmukh Patil',
  'Lata More',
  'Ganesh Thorat',
  'Shabana Pathan',
]

type Items = Parameters<typeof pastOrder>[1]['items']

interface RewardRow {
  number: number
  daysAgo: number
  /** By their place in `names`. */
  who: number
  status: string
  orderStatus?: string
  items: Items
  /** By the item's place: what was paid out for it, and how the payment names it. */
  collected?: Record<number, [reward: number, names: '_id' | 'productId']>
}

function person(index: number) {
  const name = names[index % names.length] ?? ''
  const round = Math.floor(index / names.length)
  return {
    _id: `66a1${String(index + 1).padStart(20, '0')}`,
    name: round === 0 ? name : `${name} ${String(round + 1)}`,
  }
}

function rewardFor(now: Date, row: RewardRow): WireReward {
  const { number, daysAgo, who, status, orderStatus = 'active', items, collected = {} } = row
  const order = pastOrder(now, { number, daysAgo, status: orderStatus, items })
  return {
    userId: person(who),
    status,
    type: 'rewards',
    createdAt: order.createdAt,
    orderId: { status: orderStatus, orderItems: order.orderItems },
    payments: order.orderItems.map((item, index) => {
      const [reward, key] = collected[index] ?? [0, '_id']
      const productId = key === '_id' ? item._id : String(Reflect.get(item, key))
      const isCollected = collected[index] !== undefined
      return {
        productId,
        isCollected,
        reward,
        ...(isCollected && {
          paymentStatus: 'payment done',
          transactionId: `DEMORWD${String(number * 10 + index).padStart(9, '0')}`,
        }),
      }
    }),
  }
}

/** Rewards in every state: to come, partly and wholly paid out, of an order not verified yet, of a deal that may lose. */
export function savitaRewards(now: Date): WireReward[] {
  const rows: RewardRow[] = [
    { number: 912, daysAgo: 1, who: 0, status: 'Active', items: [['ONI-NSK-D', 600]] },
    {
      number: 908,
      daysAgo: 2,
      who: 2,
      status: 'Pending',
      orderStatus: 'pending',
      items: [['GRL-MDS-D', 60]],
    },
    {
      number: 897,
      daysAgo: 6,
      who: 3,
      status: 'Active',
      items: [
        ['CHN-DSI-D', 150, { sellingPriceMin: 57.5 }],
        ['MUS-BRT-D', 60.125],
      ],
    },
    {
      number: 880,
      daysAgo: 23,
      who: 1,
      status: 'Active',
      orderStatus: 'Closed',
      items: [
        ['WHT-LOK1-D', 250],
        ['DAL-TUR-D', 60],
      ],
      collected: { 0: [84.4, 'productId'] },
    },
    {
      number: 871,
      daysAgo: 31,
      who: 0,
      status: 'Closed',
      orderStatus: 'closed',
      items: [['TRM-SNG-D', 40]],
      collected: { 0: [96.25, '_id'] },
    },
    {
      number: 844,
      daysAgo: 52,
      who: 4,
      status: 'Closed',
      orderStatus: 'closed',
      items: [['JGR-KLP-D', 180]],
      collected: { 0: [121.5, '_id'] },
    },
  ]
  return rows.map((row) => rewardFor(now, row))
}

function referral(now: Date, index: number, daysAgo: number): WireReferral {
  const { name } = person(index)
  return {
    type: 'users',
    name,
    userId: { name },
    createdAt: new Date(now.getTime() - daysAgo * DAY).toISOString(),
  }
}

/** All who registered with Savita's code; two of them have bought nothing yet. */
export function savitaReferrals(now: Date): WireReferral[] {
  const daysAgo = [3, 5, 9, 12, 30, 47, 60]
  return [6, 5, 2, 3, 1, 0, 4].map((who, index) => referral(now, who, daysAgo[index] ?? 90))
}

export function manyReferrals(now: Date, count: number): WireReferral[] {
  return Array.from({ length: count }, (_, index) => referral(now, index, index / 12))
}

/** A busy agent's years: one reward for each of `count` people. */
export function manyRewards(now: Date, count: number): WireReward[] {
  const kinds: Pick<RewardRow, 'status' | 'orderStatus' | 'items' | 'collected'>[] = [
    { status: 'Active', items: [['ONI-NSK-D', 600]] },
    { status: 'Pending', orderStatus: 'pending', items: [['GRL-MDS-D', 60]] },
    {
      status: 'Closed',
      orderStatus: 'closed',
      items: [['TRM-SNG-D', 40]],
      collected: { 0: [96.25, '_id'] },
    },
  ]
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length]
    if (!kind) throw new Error('There is no reward to go by')
    return rewardFor(now, {
      ...kind,
      number: 20_000 + count - index,
      daysAgo: index / 12,
      who: index,
    })
  })
}
