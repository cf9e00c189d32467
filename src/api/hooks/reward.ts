import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { allRewards, rewards, rewardsByUser } from '@/api/contract/reward'
import { notFound } from '@/api/errors'
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

/** An item that a referred user bought, and its reward. Throws ApiError `not-found`. */
export function useRewardItem(id: string, itemId: string) {
  for (const reward of useRewardsOf(id).rewards) {
    const item = reward.items.find((other) => other.id === itemId)
    if (item) return { reward, item }
  }
  throw notFound(rewardsByUser)
}
