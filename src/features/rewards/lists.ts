import type { Referral, Reward } from '@/api/contract/reward'
import { newestFirst } from '@/domain/dates'
import { byReferredUser, type ReferredUser } from '@/domain/rewards'

/** One row for each referred user, the one with the newest reward first. */
export function rewardRows(rewards: readonly Reward[]): ReferredUser<Reward>[] {
  return byReferredUser(newestFirst(rewards))
}

/** Referrals have no id: their index is their key. */
export function referralRows(referrals: readonly Referral[]) {
  return newestFirst(referrals).map((referral, index) => ({ referral, key: String(index) }))
}
