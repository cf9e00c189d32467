import { expect, it } from 'vitest'
import { login } from '@/api/contract/auth'
import { cart } from '@/api/contract/cart'
import { productBySku, products } from '@/api/contract/product'
import { answer } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { answers } from '@/mocks/calls'
import { endpoints } from '@scripts/contract/endpoints'

/** Checked by the compiler: each expected error must be one, or `npm run types` fails. */
export const compileTimeProofs = [
  // @ts-expect-error an answer without the user's id
  answer(login, () => ({ address: 'a' })),

  // @ts-expect-error an id that is no text
  answer(login, () => ({ userId: 1, address: 'a' })),

  // @ts-expect-error no answer at all
  answer(cart, () => undefined),

  // @ts-expect-error an offer without a price
  answer(products, ({ world }) => world.products.map(({ purchasePrice: _, ...rest }) => rest)),

  // @ts-expect-error a path parameter this call does not have
  answer(productBySku, ({ params, world }) => world.products[Number(params.id)] ?? refuse(404, '')),

  // @ts-expect-error a body field this call does not have
  answer(login, ({ body }) => ({ userId: body.email, address: '' })),

  // @ts-expect-error an answer that comes later: a request is applied at once
  answer(login, () => Promise.resolve({ userId: '1', address: 'a' })),

  // @ts-expect-error a status the provider does not use
  () => refuse(418, ''),

  answer(login, () => ({ userId: '1', address: { _id: 'a' } })),
  answer(login, () => refuse(401, 'no')),
]

it('answers every call of the contract, each under its own name', () => {
  const given = Object.entries(answers).map(([name, { endpoint }]) => [name, endpoint.name])
  const names = endpoints.map(({ name }) => name)
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(names.map((name) => [name, name])))
})
