import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { allRewards, rewards, rewardsByUser } from '@/api/contract/reward'
import { ApiError } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'
import { useSignedInUserId } from '@/session/session'

/** As with orders: comparing thousands of them field by field is a longer pause than drawing the few on screen. */
const asTheyCome = { structuralSharing: false } as const

/** Call 27. */
const rewardsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rewards', userId],
    ...asTheyCome,
    queryFn: ({ signal }) => call(rewards, { path: { userId } }, { signal }),
    ...offlineCached('rewards'),
  })

/** The person's totals, and the rewards and referrals behind them. Suspends until known. */
export function useRewards() {
  return useSuspenseQuery(rewardsQuery(useSignedInUserId())).data
}

/** Call 29. */
const allRewardsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rewards', userId, 'all'],
    ...asTheyCome,
    queryFn: ({ signal }) => call(allRewards, { path: { userId } }, { signal }),
    ...offlineCached('rewards'),
  })

/** All there are. Suspends until known. */
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

/** What one referred user brings. Suspends until known. */
export function useRewardsOf(id: string) {
  return useSuspenseQuery(referredUserQuery(useSignedInUserId(), id)).data
}

/** One item a referred user bought, with the reward it belongs to. Throws ApiError `not-found` when there is none. */
export function useRewardItem(id: string, itemId: string) {
  for (const reward of useRewardsOf(id).rewards) {
    const item = reward.items.find((other) => other.id === itemId)
    if (item) return { reward, item }
  }
  throw new ApiError({
    kind: 'not-found',
    call: rewardsByUser.name,
    message: 'the referred user has no such item',
    outcomeUnknown: false,
  })
}
