import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@/api/call'
import { addresses } from '@/api/contract/address'
import { login } from '@/api/contract/auth'
import { agentByCode, register, userExists } from '@/api/contract/registration'
import { userDetails } from '@/api/contract/user'
import { ids, provider } from '@tests/provider'

const personal = {
  name: 'Lakshmi Bai Gond',
  mobileNo: '9123456780',
  email: '',
  password: 'secret1',
  confirmPassword: 'secret1',
}

const addressDetails = {
  name: 'Lakshmi Bai Gond',
  mobileNo: '9123456780',
  email: '',
  addressLine1: 'House 3',
  addressLine2: '',
  city: 'Betul',
  pincode: '460001',
  firmName: '',
}

const body = { ...personal, addressDetails }

it('knows which mobile numbers are registered', async () => {
  await expect(
    call(userExists, { body: { ...personal, mobileNo: '9876543210' } }),
  ).resolves.toMatchObject({ exist: true, message: 'Mobile number already registered' })
  await expect(call(userExists, { body: personal })).resolves.toMatchObject({ exist: false })
})

it.each([
  ['SAVITA4210', 'Savita Jadhav', ids.savita],
  ['PRAKASH101', 'Prakash Deshmukh', ids.agent],
])('finds the owner of the code %s: %s', async (referralCode, name, id) => {
  await expect(call(agentByCode, { body: { referralCode } })).resolves.toEqual({ id, name })
})

it('finds nobody for a code that was never given', async () => {
  await expect(call(agentByCode, { body: { referralCode: 'NOBODY0000' } })).resolves.toBeUndefined()
})

it('registers a person who can then log in, has the address, and was referred', async () => {
  const answer = await call(register, { body: { ...body, agentId: ids.agent } })
  const credentials = { mobileNo: '9123456780', password: 'secret1' }
  await expect(call(login, { body: credentials })).resolves.toMatchObject(answer)
  const path = { userId: answer.userId }
  await expect(call(addresses, { path })).resolves.toMatchObject([
    { id: answer.address, city: 'Betul', pincode: '460001' },
  ])
  const { userDetails: user } = await call(userDetails, { path })
  expect(user).toMatchObject({
    name: 'Lakshmi Bai Gond',
    referralCode: 'LAKSHM6780',
    agent: { _id: ids.agent, name: 'Prakash Deshmukh', referralCode: 'PRAKASH101' },
  })
  expect(user?.bankDetails).toBeUndefined()
})

it('gives every person a code of their own', async () => {
  await call(register, { body })
  await call(register, { body: { ...body, mobileNo: '9223456780' } })
  const codes = Object.values(provider.world.people).map(({ user }) => user.referralCode)
  expect(codes).toContain('LAKSHM6781')
  expect(new Set(codes).size).toBe(codes.length)
})

it('registers without an agent', async () => {
  const { userId } = await call(register, { body })
  expect(provider.world.people[userId]?.user.agentId).toBeUndefined()
})

it.each([
  [409, 'Mobile number already registered', { mobileNo: '9876543210' }],
  [422, 'Passwords do not match', { confirmPassword: 'secret2' }],
  [422, 'Unknown agent', { agentId: 'nobody' }],
])('answers %s "%s" and adds nobody', async (status, serverMessage, wrong) => {
  const before = Object.keys(provider.world.people)
  await expect(call(register, { body: { ...body, ...wrong } })).rejects.toMatchObject({
    status,
    serverMessage,
  })
  expect(Object.keys(provider.world.people)).toEqual(before)
})

it.each([
  ['`id` instead of `userId`', { exist: true, id: 'a1', name: 'Asha' }, { id: 'a1', name: 'Asha' }],
  ['an agent object', { exist: 'true', userId: { _id: 'a1' } }, { id: 'a1', name: '' }],
  ['a refusal in other words', { exist: 0, userId: null, name: null }, undefined],
])('the agent is read liberally: %s', (_, answer, agent) => {
  expect(z.parse(agentByCode.response, answer)).toEqual(agent)
})

it.each([
  ['an agent without an id', agentByCode, { exist: true, name: 'Asha' }],
  ['neither yes nor no about an agent', agentByCode, { message: 'hello' }],
  ['neither yes nor no about a person', userExists, { message: 'hello' }],
  ['a registration without an id', register, { address: 'a1' }],
])('%s is no answer', (_, { response }, answer) => {
  expect(z.safeParse(response, answer).success).toBe(false)
})
