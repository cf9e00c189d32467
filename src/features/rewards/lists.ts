import type { Referral, Reward } from '@/api/contract/reward'
import { newestFirst } from '@/domain/dates'
import { byReferredUser, type ReferredUser } from '@/domain/rewards'

/** A row for each referred user, whoever brought something last first. */
export function rewardRows(rewards: readonly Reward[]): ReferredUser<Reward>[] {
  return byReferredUser(newestFirst(rewards))
}

/** They carry no id: their place is their key. */
export function referralRows(referrals: readonly Referral[]) {
  return newestFirst(referrals).map((referral, index) => ({ referral, key: String(index) }))
}
