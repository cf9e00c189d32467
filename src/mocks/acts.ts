/** What the provider's staff do, by name: for the panel, the console, HTTP and tests. */
import type { WireOrder } from '@/api/contract/order'
import type { WireOrderItem } from '@/api/contract/order-item'
import type { WireSupportQuery } from '@/api/contract/support'
import { inDays } from './seed-goods'
import { rejected } from './seed-orders'
import { rewardFor } from './seed-rewards'
import { listOf, nextId, nextNumber, type Person, type World } from './world'

type Given = Readonly<Record<string, string | number>>

interface Entries {
  person: Person
  order: WireOrder
  item: WireOrderItem
  query: WireSupportQuery
}

/** Something that acts can change. */
interface Target<Kind extends keyof Entries = keyof Entries> {
  kind: Kind
  id: string
  /** As people find it in a list. */
  label: string
  entry: Entries[Kind]
  person: Person
  isActive: boolean
}

interface Moment {
  world: World
  now: Date
}

interface Act {
  fits: (target: Target) => unknown
  /** Its fields, with their values where none are given. */
  fields: Given
  apply: (target: Target, given: Given, moment: Moment) => void
}

/** An act that replaces fields of the entries of one kind that it fits. */
function on<Kind extends keyof Entries>(
  kind: Kind,
  fits: (entry: Entries[Kind], target: Target<Kind>) => unknown,
  change: (entry: Entries[Kind], given: Given, moment: Moment & Target<Kind>) => object,
  fields: Given = {},
): Act {
  const isOf = (target: Target): target is Target<Kind> => target.kind === kind
  return {
    fits: (target) => isOf(target) && fits(target.entry, target),
    fields,
    apply: (target, given, moment) =>
      isOf(target) &&
      Object.assign(target.entry, change(target.entry, given, { ...moment, ...target })),
  }
}

const DONE = 'payment done'
const isDone = (word: unknown) => /\b(?:done|paid)\b/i.test(String(word))
const isOnSale = (item: WireOrderItem, { isActive }: Target) => isActive && !item.isSold

type Bid = Person['quotes'][string]['vendors'][number]

/** Replaces the bids for an item. */
function setBids(
  { _id }: WireOrderItem,
  { person, world, now }: Moment & Target,
  change: (bids: Bid[]) => Bid[],
) {
  const { [_id]: before, ...others } = person.quotes
  const vendors = change(before?.vendors ?? [])
  const [best] = vendors.toSorted((a, b) => Number(b.price) - Number(a.price))
  const quote = before ?? { _id: nextId(world), createdAt: now.toISOString() }
  person.quotes = best ? { ...others, [_id]: { ...quote, ...best, vendors } } : others
  return { quotesCount: vendors.length }
}

const acts = {
  verifyPayment: on(
    'order',
    ({ purchasePaymentStatus: word }) => !isDone(word),
    () => ({ status: 'pending', purchasePaymentStatus: DONE, rejectionReason: undefined }),
  ),
  rejectPayment: on(
    'order',
    ({ status }) => status === 'pending',
    (_, { reason }) => ({ ...rejected, rejectionReason: reason }),
    { reason: rejected.rejectionReason },
  ),
  activate: on(
    'order',
    ({ status }) => status === 'pending',
    () => ({ status: 'active', purchasePaymentStatus: DONE }),
  ),
  addBid: on(
    'item',
    isOnSale,
    (item, { vendor, price }, target) =>
      setBids(item, target, (bids) => [
        ...bids,
        { vendorName: String(vendor), price: Number(price), vendorId: nextId(target.world) },
      ]),
    { vendor: 'Deccan Traders', price: 160 },
  ),
  /** The last bid, or this vendor's. */
  withdrawBid: on(
    'item',
    (item, target) => isOnSale(item, target) && target.person.quotes[item._id],
    (item, { vendor }, target) =>
      setBids(item, target, (bids) => {
        const gone = bids.findLast(({ vendorName }) => vendor === '' || vendorName === vendor)
        if (!gone) throw new Error(`vendor: ${String(vendor)} has no bid here`)
        return bids.filter((bid) => bid !== gone)
      }),
    { vendor: '' },
  ),
  closeDeal: on('item', isOnSale, (_, __, { now }) => ({ dealEndDate: now.toISOString() })),
  acceptDelivery: on(
    'item',
    ({ deliveryRequest: asked }) => asked?.requested && !asked.isAccepted,
    ({ deliveryRequest }, { charges, days }, { now }) => {
      const estimatedDeliveryDate = inDays(now, Number(days))
      return {
        deliveryRequest: { ...deliveryRequest, isAccepted: true, charges, estimatedDeliveryDate },
      }
    },
    { charges: 1850.5, days: 6 },
  ),
  rejectDelivery: on(
    'item',
    ({ deliveryRequest: asked }) => asked?.requested && !isDone(asked.status),
    ({ deliveryRequest }) => ({
      deliveryRequest: { ...deliveryRequest, status: 'Payment Rejected' },
    }),
  ),
  verifyDelivery: on(
    'item',
    ({ deliveryRequest: asked }) => asked?.transactionId && !isDone(asked.status),
    ({ deliveryRequest }) => ({ deliveryRequest: { ...deliveryRequest, status: DONE } }),
  ),
  payOut: on(
    'item',
    ({ isSold, salePaymentStatus }) => isSold && !isDone(salePaymentStatus),
    (_, { transactionId }) => ({
      salePaymentStatus: DONE,
      sellPaymentStatus: DONE,
      sellPaymentTransactionId: transactionId,
    }),
    { transactionId: 'DEMOPAYOUT000001' },
  ),
  answerQuery: on(
    'query',
    ({ status }) => !/resolved|closed/i.test(status),
    (_, { status }) => ({ status }),
    { status: 'resolved' },
  ),
  addReward: on(
    'person',
    () => true,
    ({ rewards }, { sku, quantity }, { world, now }) => {
      const items: [string, number][] = [[String(sku), Number(quantity)]]
      const row = { number: nextNumber(world), daysAgo: 0, who: 0, status: 'Active', items }
      return { rewards: [rewardFor(now, row), ...rewards] }
    },
    { sku: 'ONI-NSK-D', quantity: 600 },
  ),
}

export type ActName = keyof typeof acts

export const actNames = Object.keys(acts) as ActName[]

/** The fields of an act, with their values where none are given. */
export const fieldsOf = (name: ActName): Given => acts[name].fields

/** What this act can be done to. */
export function targetsOf({ people }: World, name: ActName): Target[] {
  const all = Object.values(people).flatMap((person): Target[] => {
    const of = { person, isActive: false }
    const { _id, name: who } = person.user
    return [
      { ...of, kind: 'person', entry: person, id: _id, label: who },
      ...person.queries.map((entry): Target => {
        return { ...of, kind: 'query', entry, id: entry.qno, label: entry.subject }
      }),
      ...person.orders.flatMap((order): Target[] => [
        { ...of, kind: 'order', entry: order, id: order._id, label: `${order.orderId}, ${who}` },
        ...listOf(order.orderItems).map((entry): Target => {
          const label = `${entry.productName}, ${order.orderId}, ${who}`
          const isActive = order.status === 'active'
          return { kind: 'item', entry, id: entry._id, label, person, isActive }
        }),
      ]),
    ]
  })
  return all.filter(acts[name].fits)
}

/** Does this to the target with the `id`, or to the first one. */
export function applyAct(moment: Moment, name: ActName, { id, ...given }: Given = {}): void {
  if (!actNames.includes(name)) throw new Error(`${name} is none of ${actNames.join(', ')}`)
  const { fields, apply } = acts[name]
  for (const [field, value] of Object.entries(given))
    if (typeof value !== typeof fields[field])
      throw new Error(`${field}: ${name} takes ${JSON.stringify(fields)}`)
  const targets = targetsOf(moment.world, name)
  const target = id === undefined ? targets[0] : targets.find((one) => one.id === id)
  if (!target)
    throw new Error(`id: ${name} fits ${targets.map((one) => one.id).join(', ') || 'nothing'}`)
  apply(target, { ...fields, ...given }, moment)
}
