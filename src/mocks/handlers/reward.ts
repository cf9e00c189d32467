import { allRewards, rewards, rewardsByUser, type WireReward } from '@/api/contract/reward'
import { answer } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { rewardInPaise } from '@/mocks/arithmetic'
import { listOf, personOf, type World } from '@/mocks/world'

const rupees = (paise: bigint) => Number(paise) / 100

/** The provider's own totals over these rewards. */
function totalsOf(list: readonly WireReward[]) {
  let [min, max, collected] = [0n, 0n, 0n]
  for (const { orderId, payments: given } of list) {
    const payments = listOf(given)
    for (const { isCollected, reward } of payments)
      if (isCollected) collected += BigInt(Math.round((reward ?? 0) * 100))
    if (!orderId || !/^(active|closed)$/i.test(orderId.status)) continue
    for (const item of orderId.orderItems) {
      const { _id, productId, productQuantity, purchasePrice, sellingPriceMin, sellingPriceMax } =
        item
      const isOfItem = (id: unknown) => id === _id || id === productId
      if (payments.some((payment) => payment.isCollected && isOfItem(payment.productId))) continue
      min += rewardInPaise(productQuantity, purchasePrice, sellingPriceMin)
      max += rewardInPaise(productQuantity, purchasePrice, sellingPriceMax)
    }
  }
  return { rewardCollected: rupees(collected), rewardMin: rupees(min), rewardMax: rupees(max) }
}

function rewardsOf(world: World, userId: string) {
  const { rewards: own, referrals } = personOf(world, userId)
  return {
    ...totalsOf(own),
    rewardsActive: own.filter(({ status }) => status === 'Active').length,
    totalUsers: referrals.length,
    rewards: own,
    users: referrals,
  }
}

export const rewardAnswers = {
  rewards: answer(rewards, ({ params, world }) => rewardsOf(world, params.userId)),

  allRewards: answer(allRewards, ({ params, world }) => rewardsOf(world, params.userId)),

  rewardsByUser: answer(rewardsByUser, ({ params, world }) => {
    const all = Object.values(world.people).flatMap((person) => person.rewards)
    const theirs = all.filter(({ userId }) => userId?._id === params.id)
    const [first] = theirs
    if (!first) refuse(404, 'User not found')
    return {
      userDetails: { name: first.userId?.name ?? '' },
      rewards: theirs,
      ...totalsOf(theirs),
    }
  }),
}
