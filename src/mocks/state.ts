/** A provider's state as JSON: for a link, a file or another machine. */
import * as z from 'zod/mini'
import { AddressSchema } from '@/api/contract/address'
import { CartItemSchema } from '@/api/contract/cart'
import { OrderSchema } from '@/api/contract/order'
import { OrderItemSchema } from '@/api/contract/order-item'
import { ProductSchema } from '@/api/contract/product'
import { BidSchema, QuoteSchema } from '@/api/contract/quote'
import { RecordSchema, ReferralSchema } from '@/api/contract/reward'
import { SupportQuerySchema } from '@/api/contract/support'
import { UserSchema } from '@/api/contract/user'
import { type Fault, FaultSchema } from './faults'
import { parse } from './refusal'
import { type ScenarioName, ScenarioNameSchema } from './scenarios'
import type { World } from './world'

/** How the provider is arranged. */
export interface Settings {
  scenario: ScenarioName
  /** ISO time. The scenario is rebuilt for the same moment. */
  startedAt: string
  /** How far the clock is ahead of the true one (ms). */
  clock: number
  delay: number
  faults: Fault[]
}

/** An object that this reader of the contract takes, with these fields in it. */
function readable(reader: z.ZodMiniType, fields: Record<string, z.ZodMiniType> = {}) {
  return z.looseObject(fields).check(({ value, issues }) => {
    for (const { path } of z.safeParse(reader, value).error?.issues ?? [])
      issues.push({ code: 'custom', path, message: 'the contract cannot read it', input: value })
  })
}
const list = (...of: Parameters<typeof readable>) => z.array(readable(...of))

const PersonSchema = z.looseObject({
  user: readable(UserSchema),
  password: z.string(),
  addresses: list(AddressSchema),
  cart: list(CartItemSchema),
  orders: list(OrderSchema, { orderItems: z.nullish(list(OrderItemSchema)) }),
  quotes: z.record(z.string(), readable(QuoteSchema, { vendors: list(BidSchema) })),
  queries: list(SupportQuerySchema),
  rewards: list(RecordSchema),
  referrals: list(ReferralSchema),
})

const StateSchema = z.strictObject({
  version: z.literal(1, 'must be 1'),
  /** Where it came from. */
  scenario: ScenarioNameSchema,
  /** The provider's time, which comes back with it: dates stay as far away as they were. */
  now: z.iso.datetime('must be an ISO time'),
  delay: z.number().check(z.nonnegative()),
  faults: z.array(FaultSchema),
  world: z.strictObject({
    products: list(ProductSchema),
    people: z.record(z.string(), PersonSchema),
    visitorQueries: list(SupportQuerySchema),
    lastNumber: z.int(),
    storesAsSent: z.optional(z.boolean()),
  }),
})
export type State = Omit<z.output<typeof StateSchema>, 'world'> & { world: World }

/** Reads a state, or its JSON. Throws an Error that names the first wrong field. */
export function readState(value: unknown): State {
  const state: unknown = JSON.parse(typeof value === 'string' ? value : JSON.stringify(value))
  parse(StateSchema, state)
  return state as State
}

const through = (part: BlobPart, change: ReadableWritablePair<Uint8Array, BufferSource>) =>
  new Response(new Blob([part]).stream().pipeThrough(change))

/** Short enough for an address. */
export async function packState(state: State): Promise<string> {
  const packed = through(JSON.stringify(state), new CompressionStream('deflate-raw'))
  const bytes = Array.from(new Uint8Array(await packed.arrayBuffer()))
  const text = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Reads what `packState` made. */
export async function unpackState(text: string): Promise<State> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const packed = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
  return readState(await through(packed, new DecompressionStream('deflate-raw')).text())
}
