/** Liberal readers of lists and objects, made of those of readers.ts. */
import type * as z from 'zod/mini'
import { log } from '@/lib/log'
import {
  asUnreadable,
  type FallbackReader,
  isRecord,
  optionalReader,
  parse,
  reader,
  Unreadable,
} from './readers'

/**
 * A list without its unreadable elements, which are logged. Null is empty. A missing list is
 * unreadable: to read "nothing" then could allow a second order.
 */
export function list<Element extends z.ZodMiniType>(element: Element, name: string) {
  return reader<z.output<Element>[], z.input<Element>[]>((value) => {
    if (value === null) return []
    if (!Array.isArray(value)) throw new Unreadable()
    const read: z.output<Element>[] = []
    value.forEach((entry: unknown, index) => {
      try {
        read.push(parse(element, entry))
      } catch (error) {
        const field = asUnreadable(error).path.join('.')
        log.warn('left out an unreadable entry', { list: name, index, field })
      }
    })
    return read
  })
}

/** For a list inside an entity, where missing means none. */
export function emptyIfMissing<List extends z.ZodMiniType>(entries: List) {
  return reader<z.output<List>, z.input<List>>((value) => parse(entries, value ?? null))
}

/** The same for a field that is documented as optional. */
export function optionalList<Element extends z.ZodMiniType>(element: Element, name: string) {
  type Entries = FallbackReader<z.output<Element>[], z.input<Element>[]>
  return emptyIfMissing(list(element, name)) as unknown as Entries
}

/** As `list`, with all entries as they arrived: some calls send all of them back. */
export function listWithSources<Element extends z.ZodMiniType>(element: Element, name: string) {
  const entryList = list(element, name)
  return reader<{ entries: z.output<Element>[]; sources: readonly unknown[] }, z.input<Element>[]>(
    (value) => ({ entries: parse(entryList, value), sources: Array.isArray(value) ? value : [] }),
  )
}

/** The path of the first field that could not be read: a name, never a value. */
export function fieldOf(error: z.core.$ZodError): string {
  return error.issues[0]?.path.map(String).join('.') ?? ''
}

/** An object read by `schema`; undefined when missing, null, or unreadable as a whole. */
export function optionalObject<Schema extends z.ZodMiniType>(schema: Schema) {
  return optionalReader<z.output<Schema>, z.input<Schema>>((value) => {
    if (value === undefined || value === null) return undefined
    try {
      return parse(schema, value)
    } catch (error) {
      asUnreadable(error)
      return undefined
    }
  })
}

/** An object read by `schema`; undefined when missing, empty or no object. Throws Unreadable. */
export function objectIfPresent<Schema extends z.ZodMiniType>(schema: Schema) {
  return optionalReader<z.output<Schema>, z.input<Schema>>((value) =>
    isRecord(value) && Object.keys(value).length > 0 ? parse(schema, value) : undefined,
  )
}

/** An answer that may come bare or inside one of `keys`. Documented (and mocked) as bare. */
export function bareOrWrapped<Schema extends z.ZodMiniType>(schema: Schema, ...keys: string[]) {
  return reader<z.output<Schema>, z.input<Schema>>((value) => parse(schema, unwrap(value, keys)))
}

function unwrap(value: unknown, keys: string[]): unknown {
  if (!isRecord(value)) {
    if (Array.isArray(value)) return value
    throw new Unreadable()
  }
  const key = keys.find((name) => value[name] !== undefined && value[name] !== null)
  if (key !== undefined) return value[key]
  return keys.some((name) => value[name] === null) ? null : value
}

/** Fields of the provider that are sent back unchanged. */
export type Source = Readonly<Record<string, unknown>>

/**
 * Reads by `schema` and keeps the provider's own object beside it as `source`,
 * for the calls that must send all of its fields back.
 */
export function withSource<Schema extends z.ZodMiniType<object>>(schema: Schema) {
  return reader<z.output<Schema> & { source: Source }, z.input<Schema>>((value) => {
    if (!isRecord(value)) throw new Unreadable()
    return Object.assign(parse(schema, value), { source: value })
  })
}
