import { expect, it } from 'vitest'
import { login } from '@/api/contract/auth'
import { call } from '@/api/call'
import { ids, provider } from '@tests/provider'

it.each([
  'default',
  // Her number is a number there.
  'odd-words',
] as const)('lets a known pair in, with the id and the selected address: %s', async (world) => {
  provider.scenario(world)
  const body = { mobileNo: '9876543210', password: 'farmer1' }
  await expect(call(login, { body })).resolves.toMatchObject({
    userId: ids.savita,
    address: provider.world.people[ids.savita]?.addresses[0]?._id,
  })
})

it.each([
  ['9876543210', 'farmer2'],
  ['9000000000', 'farmer1'],
])('answers 401 with its words to %s / %s', async (mobileNo, password) => {
  await expect(call(login, { body: { mobileNo, password } })).rejects.toMatchObject({
    status: 401,
    serverMessage: 'Invalid mobile number or password',
  })
})
