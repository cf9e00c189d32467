import type * as z from 'zod/mini'

/** What stands in an answer and not in its schema, or the other way round; never a value. */
export interface Difference {
  kind: 'unknown field' | 'missing field' | 'other type'
  /** `cartItems[].productId.unit` */
  field: string
  /** The type that arrived, and the documented one. */
  types: string
}

/** The parts of a zod schema that are walked. */
interface Node {
  _zod: {
    def: {
      type: string
      shape?: Record<string, Node>
      catchall?: Node
      element?: Node
      innerType?: Node
      in?: Node
      options?: Node[]
    }
  }
}

/** Beside any answer of this provider. */
const envelope = new Set(['success', 'message'])
const plain: Record<string, string> = { string: 'text', number: 'a number', boolean: 'yes or no' }

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return plain[typeof value] ?? 'an object'
}

/** Leaves out a key that could be a person's: a map by mobile number, by address. */
function join(path: string, key: string): string {
  const isName = /^[A-Za-z_$][\w$-]{0,39}$/.test(key) && !/\d{4}/.test(key)
  return `${path && `${path}.`}${isName ? key : '(a key)'}`
}

const isOptional = ({ _zod: { def } }: Node) => /^(?:optional|default|unknown)$/.test(def.type)

function mismatch(path: string, value: unknown, expected: string): Difference[] {
  const types = `${typeOf(value)} instead of ${expected}`
  return [{ kind: 'other type', field: path || 'the answer', types }]
}

function walkObject({ _zod: { def } }: Node, value: unknown, path: string): Difference[] {
  if (typeOf(value) !== 'an object') return mismatch(path, value, 'an object')
  const fields = value as Record<string, unknown>
  const { shape = {}, catchall } = def
  const known = Object.entries(shape).flatMap(([key, inner]): Difference[] => {
    const field = join(path, key)
    if (fields[key] !== undefined) return walk(inner, fields[key], field)
    return isOptional(inner) ? [] : [{ kind: 'missing field', field, types: '' }]
  })
  const unknown = Object.keys(fields).filter(
    (key) => !catchall && !Object.hasOwn(shape, key) && !(path === '' && envelope.has(key)),
  )
  return [
    ...known,
    ...unknown.map((key): Difference => ({
      kind: 'unknown field',
      field: join(path, key),
      types: typeOf(fields[key]),
    })),
  ]
}

/** By the reading that fits best; one whose whole is of another type comes last. */
function walkUnion(options: Node[], value: unknown, path: string): Difference[] {
  const weight = (found: Difference[]) =>
    found.some(({ kind, field }) => kind === 'other type' && field === (path || 'the answer'))
      ? Infinity
      : found.length
  const readings = options.map((option) => walk(option, value, path))
  return readings.toSorted((one, other) => (weight(one) < weight(other) ? -1 : 1))[0] ?? []
}

function walk(schema: Node, value: unknown, path: string): Difference[] {
  const { type, innerType, element, options = [], in: first } = schema._zod.def
  if (type === 'object') return walkObject(schema, value, path)
  if (type === 'array') {
    if (!Array.isArray(value)) return mismatch(path, value, 'a list')
    return element ? value.flatMap((entry) => walk(element, entry, `${path}[]`)) : []
  }
  if (type === 'pipe' && first) return walk(first, value, path)
  if (innerType) return value === null && type === 'nullable' ? [] : walk(innerType, value, path)
  if (type === 'union') return walkUnion(options, value, path)
  const expected = plain[type]
  return expected !== undefined && typeof value !== type ? mismatch(path, value, expected) : []
}

/** Where these answers to one call differ from its schema (made with wire-readers.ts), each once. */
export function differences(schema: z.ZodMiniType, answers: readonly unknown[]): Difference[] {
  const found = answers.flatMap((answer) => walk(schema, answer, ''))
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}
