import { expect, it } from 'vitest'
import { call } from '@/api/call'
import { updateBankDetails, updateUser, userDetails } from '@/api/contract/user'
import { ids, provider } from '@tests/provider'

const details = {
  name: 'Ramesh Patidar',
  bankName: 'Malwa Gramin Bank',
  accNo: '000987650002',
  confirmAccNo: '000987650002',
  ifscCode: 'DEMO0003302',
  branchName: 'Sitamau',
}

it('sends the person, the agent who referred them and their selected address', async () => {
  const { userDetails: savita } = await call(userDetails, { path: { userId: ids.savita } })
  expect(savita).toMatchObject({
    name: 'Savita Jadhav',
    agent: { name: 'Prakash Deshmukh', referralCode: 'PRAKASH101' },
    selectedAddressId: provider.world.people[ids.savita]?.addresses[0]?._id,
    bankDetails: { holder: 'Savita Ramdas Jadhav' },
  })
})

it('knows who has nothing', async () => {
  const { userDetails: meena } = await call(userDetails, { path: { userId: ids.meena } })
  expect(meena).toMatchObject({ name: 'Meena Kushwaha', selectedAddressId: '' })
  expect(meena?.bankDetails).toBeUndefined()
})

it('answers 404 for a person it does not know', async () => {
  await expect(call(userDetails, { path: { userId: 'nobody' } })).rejects.toMatchObject({
    status: 404,
    serverMessage: 'User not found',
  })
})

it('saves bank details, the holder sent as `name` and sent back as `userName`', async () => {
  await call(updateBankDetails, { body: { ...details, userId: ids.ramesh } })
  expect(provider.world.people[ids.ramesh]?.user.bankDetails).toEqual({
    userName: 'Ramesh Patidar',
    bankName: 'Malwa Gramin Bank',
    accNo: '000987650002',
    ifscCode: 'DEMO0003302',
    branchName: 'Sitamau',
  })
})

it('refuses two different account numbers and saves nothing', async () => {
  const body = { ...details, confirmAccNo: '000987650003', userId: ids.ramesh }
  await expect(call(updateBankDetails, { body })).rejects.toMatchObject({ status: 422 })
  expect(provider.world.people[ids.ramesh]?.user.bankDetails).toBeUndefined()
})

const profile = { name: 'Meena K', mobileNo: '9876543299', email: '', userId: ids.meena }

it('updates what it is sent, and leaves the rest', async () => {
  await call(updateUser, { body: profile })
  expect(provider.world.people[ids.meena]?.user).toMatchObject({
    _id: ids.meena,
    name: 'Meena K',
    mobileNo: '9876543299',
    referralCode: 'MEENA54212',
  })
})

it('links an agent, once, from the full user sent back as it was sent out', async () => {
  const link = async (agentId: string) => {
    const { userDetails: user } = await call(userDetails, { path: { userId: ids.ramesh } })
    const body = { ...user?.source, _id: ids.ramesh, userId: ids.ramesh, agentId }
    return call(updateUser, { body })
  }
  await link(ids.agent)
  expect(provider.world.people[ids.ramesh]?.user).toMatchObject({
    agentId: { _id: ids.agent, name: 'Prakash Deshmukh', referralCode: 'PRAKASH101' },
    selectedAddress: provider.world.people[ids.ramesh]?.addresses[0]?._id,
  })
  await expect(link(ids.savita)).rejects.toMatchObject({ status: 409 })
  await expect(link(ids.agent)).resolves.toBeUndefined()
})

it.each([
  ['the number of somebody else', { ...profile, mobileNo: '9876543210' }, 409],
  ['an agent nobody knows', { ...profile, agentId: 'nobody' }, 422],
  ['oneself as the agent', { ...profile, agentId: ids.meena }, 422],
])('refuses %s and changes nothing', async (_, body, status) => {
  const before = structuredClone(provider.world.people[ids.meena])
  await expect(call(updateUser, { body })).rejects.toMatchObject({ status })
  expect(provider.world.people[ids.meena]).toEqual(before)
})

it.each([
  ['an object', { _id: 'a1', name: 'A', referralCode: 'AAAAAAAAAA' }, { _id: 'a1', name: 'A' }],
  ['an id', 'a1', { _id: 'a1', name: '' }],
  ['null', null, undefined],
  ['no text', '', undefined],
  ['an object of nothing', { _id: '', name: '', referralCode: '' }, undefined],
])('reads an agent that arrives as %s', async (_, agentId, agent) => {
  provider.update((world) => {
    const person = world.people[ids.meena]
    if (person) person.user.agentId = agentId
  })
  const { userDetails: user } = await call(userDetails, { path: { userId: ids.meena } })
  if (agent) expect(user?.agent).toMatchObject(agent)
  else expect(user?.agent).toBeUndefined()
})
