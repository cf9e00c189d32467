/** The building blocks of readers: a function of the received value, as a zod schema. */
import * as z from 'zod/mini'

export type Reader<Output, Wire = Output> = z.ZodMiniType<Output, Wire>
/** May be left out by the provider; reads as a fallback then. */
export type FallbackReader<Output, Wire = Output> = z.ZodMiniDefault<Reader<Output, Wire | null>>
/** May be left out by the provider; reads as undefined then. */
type OptionalReader<Output, Wire = Output> = z.ZodMiniOptional<Reader<Output, Wire | null>>

/** An object with keys: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Thrown by a reader that cannot use what arrived. */
export class Unreadable extends Error {
  /** Of the field that could not be read: names, never a value. */
  constructor(readonly path: readonly PropertyKey[] = []) {
    super()
  }
}

/** A RangeError of the money and quantity types also means unreadable. Rethrows anything else. */
export function asUnreadable(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error
  if (error instanceof RangeError) return new Unreadable()
  throw error
}

/** Parses with zod inside a reader. Throws Unreadable. */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const { data, error } = z.safeParse(schema, value)
  if (error) throw new Unreadable(error.issues[0]?.path)
  return data
}

/** `read` gets whatever arrived, undefined when missing. */
export function reader<Output, Wire>(read: (value: unknown) => Output): Reader<Output, Wire> {
  const schema = z.transform((value, context) => {
    try {
      return read(value)
    } catch (error) {
      const path = [...asUnreadable(error).path]
      context.issues.push({ code: 'custom', path, input: undefined })
      return z.NEVER
    }
  })
  return schema as unknown as Reader<Output, Wire>
}

export function fallbackReader<Output, Wire>(read: (value: unknown) => Output) {
  return reader(read) as unknown as FallbackReader<Output, Wire>
}

export function optionalReader<Output, Wire>(read: (value: unknown) => Output | undefined) {
  return reader(read) as unknown as OptionalReader<Output, Wire>
}
