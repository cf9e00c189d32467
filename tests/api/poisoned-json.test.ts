import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@/api/call'
import { orderById } from '@/api/contract/order'
import { answers, type CallName } from '@/mocks/calls'
import { draft } from '@/session/drafts'
import { savita } from '@tests/faults/reads'
import { requestTo } from '@tests/faults/requests'
import { readRows } from '@tests/faults/rows'
import { provider } from '@tests/provider'

/** Where in this value something answers to `hurt` that has no such key of its own. */
function hurtPlaces(value: unknown, place = 'answer'): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isHurt = Reflect.get(value, 'hurt') !== undefined && !Object.hasOwn(value, 'hurt')
  const here = isHurt ? [place] : []
  const below = Object.entries(value).flatMap(([key, inside]) =>
    hurtPlaces(inside, `${place}.${key}`),
  )
  return [...here, ...below]
}

const poison = '"__proto__":{"hurt":true},"constructor":{"prototype":{"hurt":true}}'

test.each(Object.keys(readRows) as CallName[])(
  '%s: `__proto__` in the answer is a key like any other',
  async (name) => {
    const args = requestTo(name)(provider.world) as Parameters<typeof call>[1]
    let arrived = ''
    const { parse } = JSON
    JSON.parse = (text: string, ...rest) => {
      arrived = text.replaceAll('{"', `{${poison},"`)
      return parse(arrived, ...rest) as unknown
    }
    let answer: unknown
    try {
      answer = await call(answers[name].endpoint, args)
    } finally {
      JSON.parse = parse
    }
    expect(arrived).toContain(poison)
    expect(hurtPlaces(answer)).toEqual([])
    expect(Reflect.get({}, 'hurt')).toBeUndefined()
  },
)

test('`__proto__` does not make an unsold item sold', async () => {
  provider.reset('hostile')
  const { orderId } = savita(provider.world)
  const { items } = await call(orderById, { path: { orderId } })
  expect(items.map(({ isSold }) => isSold)).toContain(false)
})

test('`__proto__` does not get into a draft', () => {
  sessionStorage.setItem('sauda.draft.tried', '{"__proto__":{"hurt":true},"a":"b"}')
  const saved = draft('tried', z.object({ a: z.string() })).read()
  expect(saved).toEqual({ a: 'b' })
  expect(hurtPlaces(saved)).toEqual([])
})
