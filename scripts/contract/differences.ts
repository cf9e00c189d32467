import type * as z from 'zod/mini'

type Kind = 'unknown field' | 'missing field' | 'other type'

/** What stands in an answer and not in its schema, or the other way round: names and types, never a value. */
export interface Difference {
  kind: Kind
  /** `cartItems[].productId.unit` */
  field: string
  /** The type that arrived, and the documented one. */
  types: string
  /** How often, of how many that were looked at. */
  count: number
  of: number
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

interface Found {
  kind: Kind
  field: string
  types: string
  parent: string
}

/** What was found in one value, and how often each place was looked at. */
interface Notes {
  found: Found[]
  visits: string[]
}

/** Beside any answer of this provider. */
const envelope = new Set(['success', 'message'])
const plain: Record<string, string> = { string: 'text', number: 'a number', boolean: 'yes or no' }

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return plain[typeof value] ?? 'an object'
}

/** A field's name; what could be a person's (a map by mobile number, by address) is left out. */
function nameOf(key: string): string {
  return /^[A-Za-z_$][\w$-]{0,39}$/.test(key) && !/\d{4}/.test(key) ? key : '(a key)'
}

function isOptional({ _zod: { def } }: Node): boolean {
  return def.type === 'optional' || def.type === 'default' || def.type === 'unknown'
}

function join(path: string, key: string): string {
  return path === '' ? nameOf(key) : `${path}.${nameOf(key)}`
}

function mismatch(notes: Notes, path: string, value: unknown, expected: string): void {
  notes.found.push({
    kind: 'other type',
    field: path || 'the answer',
    types: `${typeOf(value)} instead of ${expected}`,
    parent: path,
  })
}

function walkObject(schema: Node, value: unknown, path: string, notes: Notes): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    mismatch(notes, path, value, 'an object')
    return
  }
  const { shape = {}, catchall } = schema._zod.def
  const fields = value as Record<string, unknown>
  for (const [key, inner] of Object.entries(shape)) {
    const field = join(path, key)
    if (fields[key] !== undefined) walk(inner, fields[key], field, notes)
    else if (!isOptional(inner))
      notes.found.push({ kind: 'missing field', field, types: '', parent: path })
  }
  if (catchall) return
  for (const [key, inside] of Object.entries(fields)) {
    if (Object.hasOwn(shape, key) || (path === '' && envelope.has(key))) continue
    const field = join(path, key)
    notes.found.push({ kind: 'unknown field', field, types: typeOf(inside), parent: path })
  }
}

/** The reading that fits best. */
function walkUnion(options: Node[], value: unknown, path: string, notes: Notes): void {
  const readings = options.map((option) => {
    const reading: Notes = { found: [], visits: [] }
    walk(option, value, path, reading)
    return reading
  })
  // A whole that is of another type says less than its fields would: it comes last.
  const weight = ({ found }: Notes) =>
    found.length +
    (found.some(({ kind, parent }) => kind === 'other type' && parent === path) ? 1e6 : 0)
  const best = readings.toSorted((one, other) => weight(one) - weight(other))[0]
  if (!best) return
  for (const one of best.found) notes.found.push(one)
  for (const one of best.visits) notes.visits.push(one)
}

function walk(schema: Node, value: unknown, path: string, notes: Notes): void {
  const { type, innerType, element, options = [], in: first } = schema._zod.def
  notes.visits.push(path)
  if (type === 'object') walkObject(schema, value, path, notes)
  else if (type === 'array') {
    if (!Array.isArray(value)) mismatch(notes, path, value, 'a list')
    else if (element) for (const entry of value) walk(element, entry, `${path}[]`, notes)
  } else if (type === 'pipe' && first) {
    notes.visits.pop()
    walk(first, value, path, notes)
  } else if (innerType) {
    notes.visits.pop()
    if (value === null && type === 'nullable') notes.visits.push(path)
    else walk(innerType, value, path, notes)
  } else if (type === 'union') {
    notes.visits.pop()
    walkUnion(options, value, path, notes)
  } else if (plain[type] !== undefined && typeof value !== type)
    mismatch(notes, path, value, plain[type])
}

/** What differs between these answers to one call and its schema, made with wire-readers.ts. */
export function differences(schema: z.ZodMiniType, answers: readonly unknown[]): Difference[] {
  const notes: Notes = { found: [], visits: [] }
  for (const answer of answers) walk(schema, answer, '', notes)
  const counts = new Map<string, Difference>()
  const visits = new Map<string, number>()
  for (const path of notes.visits) visits.set(path, (visits.get(path) ?? 0) + 1)
  for (const { kind, field, types, parent } of notes.found) {
    const key = `${kind} ${field} ${types}`
    const known = counts.get(key)
    const of = visits.get(parent) ?? 0
    counts.set(key, { kind, field, types, of, count: (known?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}
