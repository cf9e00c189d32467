import { describe, expect, it } from 'vitest'
import { call } from '@/api/call'
import { register } from '@/api/contract/registration'
import { allRewards, rewards, rewardsByUser } from '@/api/contract/reward'
import { rewardInPaise } from '@/mocks/arithmetic'
import { ids, provider } from '@tests/provider'

const kamal = '66a100000000000000000001'

describe('the rewards of a person', () => {
  it('are totalled by the provider itself', async () => {
    const answer = await call(rewards, { path: { userId: ids.savita } })
    // Onion 114 to 270, chana −37.50 to 157.50, mustard 31.57 to 73.65, tur dal 50.40 to 103.20.
    expect(answer).toMatchObject({
      rewardCollected: 302_15,
      rewardMin: 158_47,
      rewardMax: 604_35,
      rewardsActive: 3,
      totalUsers: 7,
    })
    expect(answer.rewards).toHaveLength(6)
    expect(await call(allRewards, { path: { userId: ids.savita } })).toEqual(answer)
  })

  it('are none for who referred nobody', async () => {
    expect(await call(rewards, { path: { userId: ids.meena } })).toMatchObject({
      totalUsers: 0,
      rewards: [],
      users: [],
    })
  })

  it('of one referred user are all of theirs', async () => {
    const answer = await call(rewardsByUser, { path: { id: kamal } })
    expect(answer).toMatchObject({
      userDetails: { name: 'Kamal Shinde' },
      rewardMin: 114_00,
      rewardMax: 270_00,
      rewardCollected: 96_25,
    })
    expect(answer.rewards).toHaveLength(2)
    await expect(call(rewardsByUser, { path: { id: 'nobody' } })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('grow by a referral when somebody registers with the code', async () => {
    const address = { addressLine1: 'a', addressLine2: '', city: 'Nashik', pincode: '422001' }
    const person = { name: 'Asha Kale', mobileNo: '9000000001', email: '' }
    await call(register, {
      body: {
        ...person,
        password: 'secret1',
        confirmPassword: 'secret1',
        agentId: ids.savita,
        addressDetails: { ...person, ...address, firmName: '' },
      },
    })
    const { users, totalUsers } = await call(rewards, { path: { userId: ids.savita } })
    expect(totalUsers).toBe(8)
    expect(users[0]?.name).toBe('Asha Kale')
    expect(provider.world.people[ids.agent]?.referrals).toEqual([])
  })
})

it.each([
  [100, 45, 52, 14_000n],
  [2.5, 33.33, 33.34, 1n],
  [2.5, 33.34, 33.33, -1n],
  [60.125, 58.375, 61, 3157n],
])('the provider reckons %d × 20%% × (%d to %d) as %d paise', (quantity, purchase, selling, is) => {
  expect(rewardInPaise(quantity, purchase, selling)).toBe(is)
})
