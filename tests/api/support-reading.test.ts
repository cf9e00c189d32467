import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { queriesOfUser, queryByNumber } from '@/api/contract/support'

const query = {
  qno: 'Q1',
  type: 'general',
  subject: 'S',
  message: 'M',
  status: 'pending',
  createdAt: '2026-09-05T10:00:00.000Z',
}

test.each([
  ['bare', [query]],
  ['wrapped', { success: true, queries: [query] }],
])('a list of queries, %s', (_, body) => {
  expect(z.parse(queriesOfUser.response, body)).toEqual([query])
})

test.each([
  ['bare', query],
  ['wrapped', { query }],
])('one query, %s', (_, body) => {
  expect(z.parse(queryByNumber.response, body)).toEqual(query)
})

test('what is missing or null reads as empty, a number as its digits; one without a number is left out', () => {
  const bad = { qno: 7, subject: null, extra: [1] }
  expect(z.parse(queriesOfUser.response, [bad, { ...query, qno: '' }, null])).toEqual([
    { qno: '7', type: '', subject: '', message: '', status: '', createdAt: '' },
  ])
})

test('no list at all is a failure, not an empty list', () => {
  expect(z.safeParse(queriesOfUser.response, 'sign in').success).toBe(false)
  expect(z.safeParse(queriesOfUser.response, null).success).toBe(false)
})
