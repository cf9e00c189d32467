import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@/api/call'
import { agentByCode, register, userExists } from '@/api/contract/registration'
import { userDetails } from '@/api/contract/user'
import { ids, provider } from '@tests/provider'

it.each([
  ['`id` instead of `userId`', { exist: true, id: 'a1', name: 'Asha' }, { id: 'a1', name: 'Asha' }],
  ['an agent object', { exist: 'true', userId: { _id: 'a1' } }, { id: 'a1', name: '' }],
  ['a refusal in other words', { exist: 0, userId: null, name: null }, undefined],
])('reads the agent of a code from %s', (_, answer, agent) => {
  expect(z.parse(agentByCode.response, answer)).toEqual(agent)
})

it.each([
  ['an agent without an id', agentByCode, { exist: true, name: 'Asha' }],
  ['neither yes nor no about an agent', agentByCode, { message: 'hello' }],
  ['neither yes nor no about a person', userExists, { message: 'hello' }],
  ['a registration without an id', register, { address: 'a1' }],
])('rejects %s as an answer', (_, { response }, answer) => {
  expect(z.safeParse(response, answer).success).toBe(false)
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
