import { useSuspenseQuery } from '@tanstack/react-query'
import { allRewards, rewards, rewardsByUser } from '@/api/contract/reward'
import { offlineCached } from '@/api/offline/offline-cache'
import { useSignedInUserId } from '@/session/session'
import { readOf } from './of-endpoint'

/** Call 27: the person's totals, with their rewards and referrals. Suspends until known. */
export function useRewards() {
  const userId = useSignedInUserId()
  return useSuspenseQuery({
    ...readOf(['rewards', userId], rewards, { path: { userId } }),
    // As with orders.
    structuralSharing: false,
    ...offlineCached('rewards'),
  }).data
}

/** Call 29: everybody's. Suspends until known. */
export function useAllRewards() {
  const userId = useSignedInUserId()
  return useSuspenseQuery({
    ...readOf(['rewards', userId, 'all'], allRewards, { path: { userId } }),
    structuralSharing: false,
    ...offlineCached('rewards'),
  }).data
}

/** Call 28: the rewards of one referred user. Suspends until known. */
export function useRewardsOf(id: string) {
  const key = ['rewards', useSignedInUserId(), 'byUser', id]
  return useSuspenseQuery({
    ...readOf(key, rewardsByUser, { path: { id } }),
    ...offlineCached('rewardsOfOne'),
  }).data
}
