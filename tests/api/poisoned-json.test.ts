/** Every object that this provider sends has a key `__proto__`, which sells what is not sold. */
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@/api/call'
import { orderById } from '@/api/contract/order'
import { answers, type CallName } from '@/mocks/calls'
import { draft } from '@/session/drafts'
import { savita } from '@tests/faults/reads'
import { requestTo } from '@tests/faults/requests'
import { readRows } from '@tests/faults/rows'
import { provider } from '@tests/provider'

beforeEach(() => provider.reset('hostile'))

/** Where in this value something answers to `hurt` that has no such key of its own. */
function hurtPlaces(value: unknown, place = 'answer'): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isHurt = Reflect.get(value, 'hurt') !== undefined && !Object.hasOwn(value, 'hurt')
  const below = Object.entries(value).map(([key, inside]) => hurtPlaces(inside, `${place}.${key}`))
  return [...(isHurt ? [place] : []), ...below.flat()]
}

test.each(Object.keys(readRows) as CallName[])('%s: it is a key like any other', async (name) => {
  const args = requestTo(name)(provider.world) as Parameters<typeof call>[1]
  const parse = vi.spyOn(JSON, 'parse')
  expect(hurtPlaces(await call(answers[name].endpoint, args))).toEqual([])
  expect(parse.mock.calls.join()).toContain('"__proto__":{"hurt":true')
  expect(Reflect.get({}, 'hurt')).toBeUndefined()
})

test('an unsold item stays unsold', async () => {
  const { orderId } = savita(provider.world)
  const { items } = await call(orderById, { path: { orderId } })
  expect(items.map(({ isSold }) => isSold)).toContain(false)
})

test('a draft does not take it over', () => {
  sessionStorage.setItem('sauda.draft.tried', '{"__proto__":{"hurt":true},"a":"b"}')
  const saved = draft('tried', z.object({ a: z.string() })).read()
  expect(saved).toEqual({ a: 'b' })
  expect(hurtPlaces(saved)).toEqual([])
})
