import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseBeginning, parseLongJson } from '@/api/long-json'

const awkward = [
  '"',
  '\\',
  '\\"',
  '[',
  ']',
  '{',
  '}',
  ',',
  '],[',
  '"orders":[',
  '\n',
  'ज्वार',
  '\u2028',
]
const text = fc.oneof(fc.string(), fc.constantFrom(...awkward), fc.constantFrom('orders', '_id'))
const json = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' })
const entry = fc.oneof(json, fc.dictionary(text, text), fc.array(text), text)

test('whatever the answer holds, it is read as JSON.parse reads it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(text, entry),
      fc.array(entry),
      fc.boolean(),
      async (others, orders, isSpaced) => {
        const sent = JSON.stringify({ ...others, orders, more: others }, null, isSpaced ? 2 : 0)
        expect(await parseLongJson(sent, 'orders')).toEqual(JSON.parse(sent))
      },
    ),
  )
})

test('a bare list is read as JSON.parse reads it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry), fc.boolean(), async (list, isSpaced) => {
      const sent = JSON.stringify(list, null, isSpaced ? 2 : 0)
      expect(await parseLongJson(isSpaced ? ` ${sent} ` : sent, 'orders')).toEqual(JSON.parse(sent))
    }),
  )
})

test.each([
  '{}',
  '[]',
  'null',
  '"orders"',
  '{"orders":null}',
  '{"orders":{"orders":[1]}}',
  '[{"orders":[1]}]',
  '{"data":{"orders":[1,2]}}',
  '{"x":"\\"orders\\":[","orders":[ ]}',
  '{"orders" : [ 1 , [2] ] , "success" : true}',
])('%s', async (sent) => {
  expect(await parseLongJson(sent, 'orders')).toEqual(JSON.parse(sent))
})

test.each([
  '',
  '<html>',
  '{"orders":[1,]}',
  '{"orders":[,1]}',
  '{"orders":[1,,2]}',
  '{"orders":[1 2]}',
  '{"orders":[{]}]}',
  '{"orders":[1}',
  '{"orders":[1]',
  '{"orders":[1]]}',
  '{"orders":["1]}',
  '{"orders":[1],}',
  '{"orders":[1]} x',
])('%j is no JSON', async (sent) => {
  expect(() => JSON.parse(sent) as unknown).toThrow(SyntaxError)
  await expect(parseLongJson(sent, 'orders')).rejects.toThrow(SyntaxError)
})

test.each([
  { as: 'under its name', answerOf: (orders: unknown[]) => ({ success: true, orders }) },
  { as: 'bare', answerOf: (orders: unknown[]) => orders },
])('what a long list begins with is an answer of its own: $as', ({ answerOf }) => {
  const orders = Array.from({ length: 200 }, (_, n) => ({ _id: `o${n}`, note: 'x],'.repeat(400) }))
  const text = JSON.stringify(answerOf(orders))
  const beginning = parseBeginning(text, 'orders') as { orders: unknown[] } | unknown[]
  const entries = Array.isArray(beginning) ? beginning : beginning.orders
  expect(Array.isArray(beginning)).toBe(Array.isArray(answerOf(orders)))
  expect(entries.length).toBeGreaterThan(10)
  expect(entries.length).toBeLessThan(orders.length)
  expect(entries).toEqual(orders.slice(0, entries.length))
  // Whatever has come of the rest.
  const needed = text.indexOf(`"o${entries.length}"`)
  for (const end of [needed, needed + 3, needed + 700, needed + 1203])
    expect(parseBeginning(text.slice(0, end), 'orders')).toEqual(beginning)
})

test.each([
  ['a short list', JSON.stringify({ orders: Array<string>(80).fill('x'.repeat(1200)) })],
  ['one that is hardly there', `{"orders":[{"note":"${'x'.repeat(200_000)}`],
  ['another list', JSON.stringify({ offers: Array<string>(200).fill('x'.repeat(1200)) })],
  ['a web page', `<html>${'x, '.repeat(100_000)}`],
])('%s has no beginning', (_, text) => {
  expect(parseBeginning(text, 'orders')).toBeUndefined()
})

test('12 MB come in parts, between which the page has its turn', async () => {
  const orders = Array.from({ length: 10_000 }, (_, n) => ({
    _id: `o${n}`,
    note: 'x'.repeat(1200),
  }))
  const sent = JSON.stringify({ success: true, orders })
  const parse = vi.spyOn(JSON, 'parse')
  const later = vi.spyOn(globalThis, 'setTimeout')
  const read = await parseLongJson(sent, 'orders')
  const longest = Math.max(...parse.mock.calls.map(([part]) => part.length))
  expect(longest).toBeLessThan(600_000)
  expect(later.mock.calls.length).toBeGreaterThan(20)
  parse.mockRestore()
  expect(read).toEqual(JSON.parse(sent))
})
