/**
 * Replaces readers.ts and structures.ts of src/api/contract (documented-readers.mjs): those take
 * nearly anything, these are the documented types. Each must have the wire type of its namesake.
 */
import * as z from 'zod/mini'
import type * as liberal from '@/api/contract/readers'

type Wire<
  Name extends 'id' | 'text' | 'number' | 'amount' | 'price' | 'quantity' | 'requiredFlag',
> = () => z.ZodMiniType<unknown, z.input<ReturnType<(typeof liberal)[Name]>>>
type OptionalWire<
  Name extends
    | 'optionalText'
    | 'maskableText'
    | 'rateAsSent'
    | 'optionalNumber'
    | 'optionalAmount'
    | 'optionalPrice'
    | 'flag'
    | 'idOrObject'
    | 'nameOrObject',
> = () => z.ZodMiniType<unknown, z.input<ReturnType<(typeof liberal)[Name]>>>

function maybe<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema))
}

export const id: Wire<'id'> = () => z.string()
export const text: Wire<'text'> = () => z.string()
export const number: Wire<'number'> = () => z.number()
export const amount: Wire<'amount'> = () => z.number()
export const price: Wire<'price'> = () => z.number()
export const quantity: Wire<'quantity'> = () => z.number()
export const requiredFlag: Wire<'requiredFlag'> = () => z.boolean()

export const optionalText: OptionalWire<'optionalText'> = () => maybe(z.string())
export const maskableText: OptionalWire<'maskableText'> = () => maybe(z.string())
export const rateAsSent: OptionalWire<'rateAsSent'> = () => maybe(z.number())
export const optionalNumber: OptionalWire<'optionalNumber'> = () => maybe(z.number())
export const optionalAmount: OptionalWire<'optionalAmount'> = () => maybe(z.number())
export const optionalPrice: OptionalWire<'optionalPrice'> = () => maybe(z.number())
export const flag: OptionalWire<'flag'> = () => maybe(z.boolean())
export const idOrObject: OptionalWire<'idOrObject'> = () =>
  maybe(z.union([z.string(), z.looseObject({ _id: z.string() })]))
export const nameOrObject: OptionalWire<'nameOrObject'> = () =>
  maybe(z.union([z.string(), z.looseObject({ name: z.string() })]))

export const list = <Element extends z.ZodMiniType>(element: Element) => z.array(element)
export const listWithSources = <Element extends z.ZodMiniType>(element: Element) => list(element)
export const optionalList = <Element extends z.ZodMiniType>(element: Element) =>
  maybe(z.array(element))
export const optionalObject = maybe
export const objectIfPresent = maybe
export const withSource = <Schema extends z.ZodMiniType>(schema: Schema) => schema

export const bareOrWrapped = <Schema extends z.ZodMiniType>(schema: Schema, ...keys: string[]) =>
  z.union([schema, ...keys.map((key) => z.object({ [key]: schema }))])

/** The app reads `success` only: anything else may follow. */
export const done = () =>
  z.looseObject({ success: z.optional(z.boolean()), message: z.optional(z.string()) })
export const file = () =>
  z.unknown().register(z.globalRegistry, { contentMediaType: 'application/pdf' })

const order = z.looseObject({ orderId: z.string() })
export const placedOrderId = () => z.union([order, z.looseObject({ order })])
