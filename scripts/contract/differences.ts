import * as z from 'zod/mini'

/** A difference between a response and its schema, without any value. */
export interface Difference {
  kind: 'unknown field' | 'missing field' | 'other type'
  /** `cartItems[].productId.unit` */
  field: string
  /** The type that arrived, and the documented one. */
  types: string
}

type Schema = z.core.JSONSchema.BaseSchema

/** Fields that any response may have. */
const envelope = new Set(['success', 'message'])

const words: Record<string, string> = {
  array: 'a list',
  boolean: 'yes or no',
  integer: 'a number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
}

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** Hides a key that may be personal, as in a map by mobile number. */
function join(path: string, key: string): string {
  const isName = /^[A-Za-z_$][\w$-]{0,39}$/.test(key) && !/\d{4}/.test(key)
  return `${path && `${path}.`}${isName ? key : '(a key)'}`
}

function walkObject(schema: Schema, value: object, path: string): Difference[] {
  const { properties = {}, required = [], additionalProperties } = schema
  const missing = required.filter((key) => !Object.hasOwn(value, key))
  const known = Object.entries(value).flatMap(([key, inner]): Difference[] => {
    const field = join(path, key)
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (property) return walk(property as Schema, inner, field)
    if (additionalProperties || (path === '' && envelope.has(key))) return []
    return [{ kind: 'unknown field', field, types: words[typeOf(inner)] ?? '' }]
  })
  return [
    ...missing.map((key) => ({
      kind: 'missing field' as const,
      field: join(path, key),
      types: '',
    })),
    ...known,
  ]
}

function walk(schema: Schema, value: unknown, path: string): Difference[] {
  const { type, items, anyOf } = schema
  if (anyOf) {
    // The alternative with the fewest differences; one of another type comes last.
    const readings = anyOf.map((option) => walk(option, value, path))
    const weight = (found: Difference[]) =>
      found.some(({ kind, field }) => kind === 'other type' && field === (path || 'the answer'))
        ? Infinity
        : found.length
    return readings.toSorted((one, other) => (weight(one) < weight(other) ? -1 : 1))[0] ?? []
  }
  const [documented, ...orElse] = [type ?? []].flat().map((name) => words[name])
  if (documented === undefined) return []
  const arrived = words[typeOf(value)] ?? ''
  if (arrived !== documented && !orElse.includes(arrived))
    return [
      {
        kind: 'other type',
        field: path || 'the answer',
        types: `${arrived} instead of ${documented}`,
      },
    ]
  if (Array.isArray(value))
    return value.flatMap((entry) => walk((items ?? {}) as Schema, entry, `${path}[]`))
  return typeof value === 'object' && value ? walkObject(schema, value, path) : []
}

/** The differences between responses and their schema (made with wire-readers.ts), each once. */
export function differences(schema: z.ZodMiniType, answers: readonly unknown[]): Difference[] {
  const documented = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const found = answers.flatMap((answer) => walk(documented, answer, ''))
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}
