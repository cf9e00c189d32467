/**
 * Liberal readers: from what the provider may send to what the app relies on. The declared input is
 * what the provider documents, and what mocks are typed against; at run time a reader also takes
 * null, a missing field or a numeric string (API-38).
 */
import * as z from 'zod/mini'
import type { Maskable } from '@/domain/masked'
import {
  type Paise,
  paise,
  paiseFromRupees,
  type UnitPrice,
  unitPrice,
  unitPriceFromRupees,
} from '@/domain/money'
import { type Quantity, quantityFromNumber } from '@/domain/quantity'
import { log } from '@/log'

type Reader<Output, Wire = Output> = z.ZodMiniType<Output, Wire>
/** May be left out by the provider; reads as a fallback then. */
type FallbackReader<Output, Wire = Output> = z.ZodMiniDefault<Reader<Output, Wire | null>>
/** May be left out by the provider; reads as undefined then. */
type OptionalReader<Output, Wire = Output> = z.ZodMiniOptional<Reader<Output, Wire | null>>

/** An object with keys: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Thrown by a reader that cannot use what arrived. */
class Unreadable extends Error {
  /** Of the field that could not be read: names, never a value. */
  constructor(readonly path: readonly PropertyKey[] = []) {
    super()
  }
}

/** A RangeError of the money and quantity types also means unreadable. Rethrows anything else. */
function asUnreadable(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error
  if (error instanceof RangeError) return new Unreadable()
  throw error
}

/** Parses with zod inside a reader. Throws Unreadable. */
function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = z.safeParse(schema, value)
  if (error) throw new Unreadable(error.issues[0]?.path)
  return data
}

/** `read` gets whatever arrived, undefined when missing. */
function reader<Output, Wire>(read: (value: unknown) => Output): Reader<Output, Wire> {
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

function fallbackReader<Output, Wire>(read: (value: unknown) => Output) {
  return reader(read) as unknown as FallbackReader<Output, Wire>
}

function optionalReader<Output, Wire>(read: (value: unknown) => Output | undefined) {
  return reader(read) as unknown as OptionalReader<Output, Wire>
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function readNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

function readAmount(value: unknown): Paise | undefined {
  const rupees = readNumber(value)
  return rupees === undefined ? undefined : paiseFromRupees(rupees)
}

function readPrice(value: unknown): UnitPrice | undefined {
  const rupees = readNumber(value)
  return rupees === undefined ? undefined : unitPriceFromRupees(Math.max(rupees, 0))
}

/** An id that the screen cannot do without. */
export const id = () =>
  reader<string, string>((value) => {
    const text = readText(value).trim()
    if (text === '') throw new Unreadable()
    return text
  })

/** Text; missing, null or no text at all is ''. */
export const text = () => reader<string, string>(readText)

/** As `text`, for a field the provider may leave out. */
export const optionalText = () => fallbackReader<string, string>(readText)

/** As `optionalText`, for what the offline cache stores a mask of. */
export const maskableText = () => fallbackReader<Maskable, string>(readText)

/** A number of days, or any other plain number; missing or nonsense is 0. */
export const number = () => reader<number, number>((value) => readNumber(value) ?? 0)

/** As `number`, for a field the provider may leave out. */
export const optionalNumber = () =>
  fallbackReader<number, number>((value) => readNumber(value) ?? 0)

/** An amount in rupees, read into paise; missing or nonsense is 0. */
export const amount = () => reader<Paise, number>((value) => readAmount(value) ?? paise(0))

/** As `amount`, but undefined when missing. */
export const optionalAmount = () => optionalReader<Paise, number>(readAmount)

/** A price per unit in rupees, read into its exact form; missing, nonsense or below zero is 0. */
export const price = () => reader<UnitPrice, number>((value) => readPrice(value) ?? unitPrice(0))

/** As `price`, but undefined when missing. */
export const optionalPrice = () => optionalReader<UnitPrice, number>(readPrice)

/** As `optionalPrice`, with the number as it came: that is what is sent back. */
export const rateAsSent = () =>
  optionalReader<{ rate: UnitPrice; sent: number }, number>((value) => {
    const [rate, sent] = [readPrice(value), readNumber(value)]
    return rate === undefined || sent === undefined ? undefined : { rate, sent }
  })

/** A quantity in units; missing, nonsense or below zero is 0. */
export const quantity = () =>
  reader<Quantity, number>((value) => quantityFromNumber(Math.max(readNumber(value) ?? 0, 0)))

/** true/false, also as a word or a number; missing is false. */
export const flag = () => fallbackReader<boolean, boolean>(readFlag)

/** As `flag`, for a yes or no that the screen cannot do without. */
export const requiredFlag = () =>
  reader<boolean, boolean>((value) => {
    const yes = readFlag(value)
    if (!yes && !/^(false|no|0)$/i.test(readText(value).trim())) throw new Unreadable()
    return yes
  })

function readFlag(value: unknown): boolean {
  return value === true || value === 1 || /^(true|yes|1)$/i.test(readText(value).trim())
}

/** A list without its unreadable elements, which are logged; missing or null is empty. */
export function list<Element extends z.ZodMiniType>(element: Element, name: string) {
  return reader<z.output<Element>[], z.input<Element>[]>((value) => {
    if (value === undefined || value === null) return []
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

/** As `list`, for a field the provider may leave out. */
export function optionalList<Element extends z.ZodMiniType>(element: Element, name: string) {
  return list(element, name) as unknown as FallbackReader<z.output<Element>[], z.input<Element>[]>
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
  return key === undefined ? value : value[key]
}

/** Fields of the provider that we send back untouched, whatever they are. */
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

/** An id that arrives as text or as an object whose `_id` is the id; '' when there is none. */
export const idOrObject = () =>
  fallbackReader<string, string | { _id: string }>((value) =>
    readText(isRecord(value) ? value._id : value),
  )

/** A name that arrives as text or as an object that holds it; '' when there is none. */
export const nameOrObject = () =>
  fallbackReader<string, string | { name: string }>((value) =>
    readText(isRecord(value) ? value.name : value),
  )

/** A file, as `download` gets it. Mocked as its bytes. */
export const file = () =>
  reader<Blob, Uint8Array<ArrayBuffer>>((value) => {
    if (value instanceof Blob) return value
    throw new Unreadable()
  })

/** For calls of which only success matters: takes anything. */
export const done = () => reader<undefined, { success: boolean; message?: string }>(() => undefined)

/** The display id of a placed order, bare or wrapped; '' when there is none. */
export const placedOrderId = () =>
  reader<string, { orderId: string } | { order: { orderId: string } }>((value) => {
    const order = isRecord(value) ? (value.order ?? value.data ?? value) : undefined
    return isRecord(order) ? readText(order.orderId) : ''
  })
