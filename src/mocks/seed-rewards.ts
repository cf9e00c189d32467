import type { WireReferral, WireReward } from '@/api/contract/reward'
import { inDays, type PastOrder, pastOrder, repeat } from './seed-goods'

const names = [
  'Kamal Shinde',
  'Sunita Pawar',
  'Iqbal Shaikh',
  'Vitthal Namdeo Gaikwad-Deshmukh Patil',
  'Lata More',
  'Ganesh Thorat',
  'Shabana Pathan',
]

interface RewardRow {
  number: number
  daysAgo: number
  /** Index into `names`. */
  who: number
  status: string
  orderStatus?: string
  items: PastOrder['items']
  /** The reward paid for the first item, and the field by which the payment names the item. */
  collected?: [reward: number, key: '_id' | 'productId']
}

function person(index: number) {
  const name = names[index % names.length] ?? ''
  const round = Math.floor(index / names.length)
  return {
    _id: `66a1${String(index + 1).padStart(20, '0')}`,
    name: round === 0 ? name : `${name} ${round + 1}`,
  }
}

export function rewardFor(now: Date, row: RewardRow): WireReward {
  const { number, daysAgo, who, status, orderStatus = 'active', items, collected } = row
  const { createdAt, orderItems } = pastOrder(now, { number, daysAgo, items })
  return {
    userId: person(who),
    status,
    type: 'rewards',
    createdAt,
    orderId: { status: orderStatus, orderItems },
    payments: orderItems.map((item, index) => {
      if (!collected || index > 0) return { productId: item._id, isCollected: false, reward: 0 }
      const [reward, key] = collected
      return {
        productId: key === '_id' ? item._id : String(Reflect.get(item, key)),
        isCollected: true,
        reward,
        paymentStatus: 'payment done',
        transactionId: `DEMORWD${String(number * 10).padStart(9, '0')}`,
      }
    }),
  }
}

const closed = { status: 'Closed', orderStatus: 'closed' }
const pending = { status: 'Pending', orderStatus: 'pending' }

// prettier-ignore
const savitaRows: RewardRow[] = [
  { number: 912, daysAgo: 1, who: 0, status: 'Active', items: [['ONI-NSK-D', 600]] },
  { number: 908, daysAgo: 2, who: 2, ...pending, items: [['GRL-MDS-D', 60]] },
  { number: 897, daysAgo: 6, who: 3, status: 'Active',
    items: [['CHN-DSI-D', 150, { sellingPriceMin: 57.5 }], ['MUS-BRT-D', 60.125]] },
  { number: 880, daysAgo: 23, who: 1, status: 'Active', orderStatus: 'Closed',
    items: [['WHT-LOK1-D', 250], ['DAL-TUR-D', 60]], collected: [84.4, 'productId'] },
  { number: 871, daysAgo: 31, who: 0, ...closed, items: [['TRM-SNG-D', 40]], collected: [96.25, '_id'] },
  { number: 844, daysAgo: 52, who: 4, ...closed, items: [['JGR-KLP-D', 180]], collected: [121.5, '_id'] },
]

/** Rewards to come, partly and fully paid, of an unverified order, of a deal that may lose. */
export function savitaRewards(now: Date): WireReward[] {
  return savitaRows.map((row) => rewardFor(now, row))
}

/** One reward for each of `count` people. */
export function manyRewards(now: Date, count: number): WireReward[] {
  // An active, a pending and a closed one.
  const kinds = [0, 1, 4].flatMap((index) => savitaRows[index] ?? [])
  return repeat(kinds, count, (row, index) =>
    rewardFor(now, { ...row, number: 20_000 + count - index, daysAgo: index / 12, who: index }),
  )
}

function referral(now: Date, index: number, daysAgo: number): WireReferral {
  const { name } = person(index)
  return { type: 'users', name, userId: { name }, createdAt: inDays(now, -daysAgo) }
}

/** The users who registered with Savita's code. Two of them have bought nothing yet. */
export function savitaReferrals(now: Date): WireReferral[] {
  const daysAgo = [3, 5, 9, 12, 30, 47, 60]
  return [6, 5, 2, 3, 1, 0, 4].map((who, index) => referral(now, who, daysAgo[index] ?? 90))
}

export function manyReferrals(now: Date, count: number): WireReferral[] {
  return Array.from({ length: count }, (_, index) => referral(now, index, index / 12))
}
