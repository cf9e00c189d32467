/**
 * Liberal readers: from what the provider may send to what the app relies on. The declared input is
 * what the provider documents, and what mocks are typed against; at run time a reader also takes
 * null, a missing field or a numeric string (API-38).
 */
import * as z from 'zod/mini'
import { isDayCount } from '@/domain/dates'
import { readWrittenNumber } from '@/domain/decimal'
import type { Maskable } from '@/domain/masked'
import {
  type Paise,
  paiseFromRupees,
  type UnitPrice,
  unitPrice,
  unitPriceFromRupees,
} from '@/domain/money'
import { type Quantity, quantityFromNumber } from '@/domain/quantity'

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

/** `read` gets the received value, undefined when missing. */
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

export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' ? readWrittenNumber(value) : undefined
}

/** Undefined for what is no number, and for more than the app can count. */
function readRupees<Value>(value: unknown, convert: (rupees: number) => Value): Value | undefined {
  const rupees = readNumber(value)
  try {
    return rupees === undefined ? undefined : convert(rupees)
  } catch (error) {
    asUnreadable(error)
    return undefined
  }
}

const readAmount = (value: unknown) => readRupees(value, paiseFromRupees)

const readPrice = (value: unknown) =>
  readRupees(value, (rupees) => unitPriceFromRupees(Math.max(rupees, 0)))

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

/** A number of days; missing is 0. Undefined when it is nonsense, or longer than any deal. */
export const days = () =>
  reader<number | undefined, number>((value) => {
    const count = readNumber(value ?? 0)
    return count !== undefined && isDayCount(count) ? count : undefined
  })

/** A number; missing or nonsense is 0. For a field the provider may leave out. */
export const optionalNumber = () =>
  fallbackReader<number, number>((value) => readNumber(value) ?? 0)

/** A count that people are told; undefined when missing or nonsense: unknown is not zero. */
export const count = () => reader<number | undefined, number>(readNumber)

/** An amount in rupees, read into paise; undefined when missing or nonsense, as a count is. */
export const amount = () => reader<Paise | undefined, number>(readAmount)

/** As `amount`, for a field the provider may leave out. */
export const optionalAmount = () => optionalReader<Paise, number>(readAmount)

/**
 * A price per unit in rupees, read into its exact form. 0 is unknown: missing, nonsense or below
 * zero reads so.
 */
export const price = () => reader<UnitPrice, number>((value) => readPrice(value) ?? unitPrice(0))

/** As `price`, but undefined when missing. */
export const optionalPrice = () => optionalReader<UnitPrice, number>(readPrice)

/** As `optionalPrice`, with the received number, which is sent back. */
export const rateAsReceived = () =>
  optionalReader<{ rate: UnitPrice; received: number }, number>((value) => {
    const [rate, received] = [readPrice(value), readNumber(value)]
    return rate === undefined || received === undefined ? undefined : { rate, received }
  })

/** A quantity in units. 0 is unknown: missing, nonsense or below zero reads so. */
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

/** An id that arrives as text or as an object whose `_id` is the id; '' when there is none. */
export const idOrObject = () =>
  fallbackReader<string, string | { _id: string }>((value) =>
    readText(isRecord(value) ? value._id : value),
  )

/** As `idOrObject`, for an answer that is none without it. */
export const requiredIdOrObject = () =>
  reader<string, string | { _id: string }>((value) =>
    parse(id(), isRecord(value) ? value._id : value),
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

/** The display id of a placed order, bare or wrapped; '' when it has only another id. */
export const placedOrderId = () =>
  reader<string, { orderId: string } | { order: { orderId: string } }>((value) => {
    const order = isRecord(value) ? (value.order ?? value.data ?? value) : undefined
    const displayId = isRecord(order) ? readText(order.orderId) : ''
    if (displayId === '' && !(isRecord(order) && readText(order._id))) throw new Unreadable()
    return displayId
  })
