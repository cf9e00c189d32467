import { expect, it } from 'vitest'
import { answers } from '@/mocks/calls'
import { endpoints } from '@scripts/contract/endpoints'

it('answers every call of the contract, each under its own name', () => {
  const given = Object.entries(answers).map(([name, { endpoint }]) => [name, endpoint.name])
  const names = endpoints.map(({ name }) => name)
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(names.map((name) => [name, name])))
})
