import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asUnreadable, directly } from '@/api/contract/direct'
import { id, list, price, text, withSource } from '@/api/contract/readers'

const upper = z.transform((value, context) => {
  if (typeof value === 'string') return value.toUpperCase()
  context.issues.push({ code: 'custom', message: 'not a text', input: value })
  return z.NEVER
})

const schemas = {
  object: z.object({ a: upper, b: z.object({ c: upper }) }),
  'object of whom more is asked': z
    .object({ a: upper })
    .check(z.refine(({ a }) => a !== 'NO', 'it says no')),
  'object that keeps everything': z.looseObject({ a: upper }),
  'object with what may be left out': z.object({
    a: z.optional(upper),
    b: z.nullable(z.string()),
    c: z._default(z.number(), 5),
  }),
  'renamed object': z.pipe(
    z.object({ a: upper }),
    z.transform(({ a }) => ({ b: a })),
  ),
  'object refused after it was read': z.pipe(
    z.object({ a: upper }),
    z.transform((value, context) => {
      if (value.a !== 'NO') return value
      context.issues.push({ code: 'custom', message: 'it says no', input: value })
      return z.NEVER
    }),
  ),
  choice: z.object({ a: z.union([z.string(), z.object({ c: upper })]) }),
  readers: z.object({ a: id(), b: price(), c: text() }),
}

const value = fc.oneof(
  fc.constantFrom('', 'no', 'x', '1.005', 7, -3, 1e300, Number.NaN, null, undefined, true, []),
  fc.record({ c: fc.constantFrom('x', 4, null) }, { requiredKeys: [] }),
)
const body = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ a: value, b: value, c: value, d: value }, { requiredKeys: [] }),
  },
  { weight: 1, arbitrary: value },
)

/** What was read, or the path of the first field that was not. */
function throughZod(schema: z.ZodMiniType, sent: unknown) {
  const { data, error } = z.safeParse(schema, sent)
  return error ? { unreadable: error.issues[0]?.path } : { data }
}

function straight(schema: z.ZodMiniType, sent: unknown) {
  try {
    return { data: directly(schema)(sent) }
  } catch (error) {
    return { unreadable: asUnreadable(error).path }
  }
}

test.each(Object.entries(schemas))(
  '%s: reads what zod reads, and refuses what it refuses',
  (_, schema) => {
    fc.assert(
      fc.property(body, (sent) => {
        expect(straight(schema, sent)).toEqual(throughZod(schema, sent))
      }),
      { numRuns: 1000 },
    )
  },
)

describe('what went wrong otherwise', () => {
  const broken = z.object({
    a: z.transform(() => {
      throw new TypeError('a mistake of ours')
    }),
  })

  test('is no unreadable answer', () => {
    expect(() => directly(broken)({ a: 1 })).toThrow(TypeError)
    expect(() => directly(list(broken, 'broken'))([{ a: 1 }])).toThrow(TypeError)
  })
})

test('what the provider sent is kept as it came, and is not changed by its reading', () => {
  const sent = Object.freeze({ _id: 7, more: Object.freeze({ deep: true }) })
  const read = directly(withSource(z.object({ _id: id() })))(sent)
  expect(read).toEqual({ _id: '7', source: sent })
  expect(read.source).toBe(sent)
})
