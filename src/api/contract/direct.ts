/**
 * Schemas of the contract read without zod's machinery. On a phone that has just started, a list of thousands is mostly
 * that: the policy forbids the code zod would write for itself. Reads as zod does (tests/api/direct-reading.test.ts).
 */
import * as z from 'zod/mini'

export class Unreadable extends Error {
  /** Of the field that could not be read: names, never a value. */
  constructor(readonly path: readonly PropertyKey[] = []) {
    super()
  }
}

/** Returns the value, or throws Unreadable; a RangeError means the same. */
export type Read<Output = unknown> = (value: unknown) => Output

/** How schemas read, those of the readers from the beginning. */
export const reads = new WeakMap<z.core.$ZodType, Read>()

/** How this schema reads. */
export function directly<Schema extends z.core.$ZodType>(schema: Schema) {
  const read = reads.get(schema) ?? derived(schema)
  reads.set(schema, read)
  return read as Read<z.core.output<Schema>>
}

function derived(schema: z.core.$ZodType): Read {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (!def.checks) {
    if (def.type === 'object' && !def.catchall) return fieldsOf(def.shape)
    if (def.type === 'transform') return (value) => transformed(def, value)
    if (def.type === 'pipe' && !def.transform) {
      const [first, then] = [directly(def.in), directly(def.out)]
      return (value) => then(first(value))
    }
  }
  return (value) => {
    const { data, error } = z.safeParse(schema, value)
    if (error) throw new Unreadable(error.issues[0]?.path)
    return data
  }
}

function fieldsOf(shape: z.core.$ZodShape): Read {
  const fields = Object.entries(shape).map(([key, schema]) => [key, directly(schema)] as const)
  return (value) => {
    if (!isRecord(value)) throw new Unreadable()
    const read: Record<string, unknown> = {}
    for (const [key, readField] of fields) {
      try {
        read[key] = readField(value[key])
      } catch (error) {
        const { path } = asUnreadable(error)
        throw new Unreadable([key, ...path])
      }
    }
    return read
  }
}

function transformed({ transform }: z.core.$ZodTransformDef, value: unknown): unknown {
  const payload: z.core.ParsePayload = { value, issues: [] }
  const read = transform(value, payload)
  const [issue] = payload.issues
  if (issue) throw new Unreadable(issue.path)
  return read
}

/** What it says of a value that could not be read. Throws what has gone wrong otherwise. */
export function asUnreadable(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error
  if (error instanceof RangeError) return new Unreadable()
  throw error
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
