import type { WireReward } from '@/api/contract/reward'
import { savita } from '@tests/provider'

/** The reward of the person of this name, newest first. */
export function rewardOf(name: string): WireReward {
  const reward = savita().rewards.find(({ userId }) => userId?.name === name)
  if (!reward) throw new Error(`nobody is called ${name}`)
  return reward
}

export function idOf(name: string): string {
  return rewardOf(name).userId?._id ?? ''
}

export function detailsUrl(name: string): string {
  return `/profile/referral/rewardDetails/${idOf(name)}`
}

/** Of the item at this place in their order. */
export function itemUrl(name: string, index = 0): string {
  const item = rewardOf(name).orderId?.orderItems[index]
  return `/profile/referral/rewardDetails/single/${idOf(name)}/${item?._id}`
}
