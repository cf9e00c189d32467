/**
 * Replaces readers.ts and structures.ts of src/api/contract (import-source.mjs): those take
 * nearly anything, these are the documented types. Each must have the wire type of its namesake.
 */
import * as z from 'zod/mini'
import type * as liberal from '@/api/contract/readers'

type Wire<Reader extends () => z.ZodMiniType> = () => z.ZodMiniType<
  unknown,
  z.input<ReturnType<Reader>>
>

function maybe<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema))
}

export const id: Wire<typeof liberal.id> = () => z.string()
export const text: Wire<typeof liberal.text> = () => z.string()
export const days: Wire<typeof liberal.days> = () => z.number()
export const count: Wire<typeof liberal.count> = () => z.number()
export const amount: Wire<typeof liberal.amount> = () => z.number()
export const price: Wire<typeof liberal.price> = () => z.number()
export const quantity: Wire<typeof liberal.quantity> = () => z.number()
export const requiredFlag: Wire<typeof liberal.requiredFlag> = () => z.boolean()

export const optionalText: Wire<typeof liberal.optionalText> = () => maybe(z.string())
export const maskableText: Wire<typeof liberal.maskableText> = () => maybe(z.string())
export const rateAsReceived: Wire<typeof liberal.rateAsReceived> = () => maybe(z.number())
export const optionalNumber: Wire<typeof liberal.optionalNumber> = () => maybe(z.number())
export const optionalAmount: Wire<typeof liberal.optionalAmount> = () => maybe(z.number())
export const optionalPrice: Wire<typeof liberal.optionalPrice> = () => maybe(z.number())
export const flag: Wire<typeof liberal.flag> = () => maybe(z.boolean())
export const idOrObject: Wire<typeof liberal.idOrObject> = () =>
  maybe(z.union([z.string(), z.looseObject({ _id: z.string() })]))
export const requiredIdOrObject: Wire<typeof liberal.requiredIdOrObject> = () =>
  z.union([z.string(), z.looseObject({ _id: z.string() })])
export const nameOrObject: Wire<typeof liberal.nameOrObject> = () =>
  maybe(z.union([z.string(), z.looseObject({ name: z.string() })]))

export const list = <Element extends z.ZodMiniType>(element: Element) => z.array(element)
export const listWithSources = <Element extends z.ZodMiniType>(element: Element) => list(element)
export const emptyIfMissing = <Schema extends z.ZodMiniType>(schema: Schema) => schema
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
