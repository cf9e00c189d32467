import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { allRewards, rewards, rewardsByUser } from '@/api/contract/reward'
import { offlineCached } from '@/api/offline/offline-cache'
import { useSignedInUserId } from '@/session/session'

/** Call 27. */
const rewardsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rewards', userId],
    // As with orders.
    structuralSharing: false,
    queryFn: ({ signal }) => call(rewards, { path: { userId } }, { signal }),
    ...offlineCached('rewards'),
  })

/** The person's totals, with their rewards and referrals. Suspends until known. */
export function useRewards() {
  return useSuspenseQuery(rewardsQuery(useSignedInUserId())).data
}

/** Call 29. */
const allRewardsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rewards', userId, 'all'],
    structuralSharing: false,
    queryFn: ({ signal }) => call(allRewards, { path: { userId } }, { signal }),
    ...offlineCached('rewards'),
  })

/** Everybody's. Suspends until known. */
export function useAllRewards() {
  return useSuspenseQuery(allRewardsQuery(useSignedInUserId())).data
}

/** Call 28. */
const referredUserQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['rewards', userId, 'byUser', id],
    queryFn: ({ signal }) => call(rewardsByUser, { path: { id } }, { signal }),
    ...offlineCached('rewardsOfOne'),
  })

/** The rewards of one referred user. Suspends until known. */
export function useRewardsOf(id: string) {
  return useSuspenseQuery(referredUserQuery(useSignedInUserId(), id)).data
}
