/** What the provider's staff do, by name: for the panel, the console, HTTP and tests. */
import type { WireOrder } from '@/api/contract/order'
import type { WireOrderItem } from '@/api/contract/order-item'
import { inDays } from './seed-goods'
import { rejected } from './seed-orders'
import { rewardFor } from './seed-rewards'
import { listOf, nextId, nextNumber, type Person, type World } from './world'

export type Given = Readonly<Record<string, string | number>>

interface Moment {
  world: World
  now: Date
}

/** Something that acts can change. */
interface Target<Entry> {
  id: string
  /** As people find it in a list. */
  label: string
  entry: Entry
  person: Person
}

const peopleOf = (person: Person): Target<Person>[] => [
  { id: person.user._id, label: person.user.name, entry: person, person },
]

const queriesOf = (person: Person) =>
  person.queries.map((entry) => ({ id: entry.qno, label: entry.subject, entry, person }))

const ordersOf = (person: Person): Target<WireOrder>[] =>
  person.orders.map((entry) => {
    return { id: entry._id, label: `${entry.orderId}, ${person.user.name}`, entry, person }
  })

const itemsOf = (person: Person): (Target<WireOrderItem> & { order: WireOrder })[] =>
  ordersOf(person).flatMap(({ entry: order, label }) =>
    listOf(order.orderItems).map((entry) => {
      return { id: entry._id, label: `${entry.productName}, ${label}`, entry, person, order }
    }),
  )

/** An act that replaces fields of the entries that it fits. */
function on<Of extends Target<object>>(
  targetsOf: (person: Person) => Of[],
  fits: (entry: Of['entry'], target: Of) => unknown,
  change: (entry: Of['entry'], given: Given, moment: Moment & Of) => object,
  /** Its fields, with their values where none are given. */
  fields: Given = {},
) {
  const targets = ({ people }: World) =>
    Object.values(people)
      .flatMap(targetsOf)
      .filter((target) => fits(target.entry, target))
      .map((target) => ({
        id: target.id,
        label: target.label,
        apply: (given: Given, moment: Moment) =>
          Object.assign(target.entry, change(target.entry, given, { ...moment, ...target })),
      }))
  return { fields, targets }
}

const DONE = 'payment done'
const isDone = (word: unknown) => /\b(?:done|paid)\b/i.test(String(word))
const isPending = ({ status }: WireOrder) => status === 'pending'
const isOnSale = (item: WireOrderItem, { order }: { order: WireOrder }) =>
  order.status === 'active' && !item.isSold

type Bid = Person['quotes'][string]['vendors'][number]
const bidsFor = ({ _id }: WireOrderItem, { quotes }: Person) => quotes[_id]?.vendors ?? []

/** Replaces the bids for an item, whose quote names the best one. */
function setBids(
  { _id }: WireOrderItem,
  vendors: Bid[],
  { person, world, now }: Moment & { person: Person },
) {
  const { [_id]: before, ...others } = person.quotes
  const [best] = vendors.toSorted((a, b) => Number(b.price) - Number(a.price))
  const quote = before ?? { _id: nextId(world), createdAt: now.toISOString() }
  person.quotes = best ? { ...others, [_id]: { ...quote, ...best, vendors } } : others
  return { quotesCount: vendors.length }
}

/** An act on a requested delivery. */
const onDelivery = (
  fits: (delivery: NonNullable<WireOrderItem['deliveryRequest']>) => unknown,
  change: (given: Given, now: Date) => object,
  fields?: Given,
) =>
  on(
    itemsOf,
    ({ deliveryRequest: delivery }) => delivery?.requested && fits(delivery),
    ({ deliveryRequest }, given, { now }) => {
      return { deliveryRequest: { ...deliveryRequest, ...change(given, now) } }
    },
    fields,
  )

const acts = {
  verifyPayment: on(
    ordersOf,
    ({ purchasePaymentStatus: word }) => !isDone(word),
    () => ({ status: 'pending', purchasePaymentStatus: DONE, rejectionReason: undefined }),
  ),
  rejectPayment: on(
    ordersOf,
    isPending,
    (_, { reason }) => ({ ...rejected, rejectionReason: reason }),
    { reason: rejected.rejectionReason },
  ),
  activate: on(ordersOf, isPending, () => ({ status: 'active', purchasePaymentStatus: DONE })),
  addBid: on(
    itemsOf,
    isOnSale,
    (item, { vendor, price }, target) => {
      const vendorId = nextId(target.world)
      const bid = { vendorName: String(vendor), price: Number(price), vendorId }
      return setBids(item, [...bidsFor(item, target.person), bid], target)
    },
    { vendor: 'Deccan Traders', price: 160 },
  ),
  /** The last bid, or this vendor's. */
  withdrawBid: on(
    itemsOf,
    (item, target) => isOnSale(item, target) && bidsFor(item, target.person).length > 0,
    (item, { vendor }, target) => {
      const bids = bidsFor(item, target.person)
      const gone = bids.findLast(({ vendorName }) => vendor === '' || vendorName === vendor)
      if (!gone) throw new Error(`vendor: ${String(vendor)} has no bid here`)
      return setBids(
        item,
        bids.filter((bid) => bid !== gone),
        target,
      )
    },
    { vendor: '' },
  ),
  closeDeal: on(itemsOf, isOnSale, (_, __, { now }) => ({ dealEndDate: now.toISOString() })),
  acceptDelivery: onDelivery(
    ({ isAccepted }) => !isAccepted,
    ({ charges, days }, now) => {
      return { isAccepted: true, charges, estimatedDeliveryDate: inDays(now, Number(days)) }
    },
    { charges: 1850.5, days: 6 },
  ),
  rejectDelivery: onDelivery(
    ({ status }) => !isDone(status),
    () => ({ status: 'Payment Rejected' }),
  ),
  verifyDelivery: onDelivery(
    ({ transactionId, status }) => transactionId && !isDone(status),
    () => ({ status: DONE }),
  ),
  payOut: on(
    itemsOf,
    ({ isSold, salePaymentStatus }) => isSold && !isDone(salePaymentStatus),
    (_, { transactionId }) => {
      const statuses = { salePaymentStatus: DONE, sellPaymentStatus: DONE }
      return { ...statuses, sellPaymentTransactionId: transactionId }
    },
    { transactionId: 'DEMOPAYOUT000001' },
  ),
  answerQuery: on(
    queriesOf,
    ({ status }) => !/resolved|closed/i.test(status),
    (_, { status }) => ({ status }),
    { status: 'resolved' },
  ),
  addReward: on(
    peopleOf,
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

const names = Object.keys(acts) as ActName[]

/** Each act, its fields with their values where none are given, and what it can be done to. */
export const listActs = (world: World) =>
  names.map((name) => {
    const to = acts[name].targets(world).map(({ id, label }) => ({ id, label }))
    return { name, fields: acts[name].fields, to }
  })

/** Does this to the target with the `id`, or to the first one. */
export function applyAct(moment: Moment, name: ActName, { id, ...given }: Given = {}): void {
  if (!names.includes(name)) throw new Error(`name: the act must be one of ${names.join(', ')}`)
  const { fields, targets: targetsIn } = acts[name]
  for (const [field, value] of Object.entries(given))
    if (typeof value !== typeof fields[field])
      throw new Error(`${field}: ${name} takes ${JSON.stringify(fields)}`)
  const targets = targetsIn(moment.world)
  const target = id === undefined ? targets[0] : targets.find((one) => one.id === id)
  if (!target)
    throw new Error(`id: ${name} fits ${targets.map((one) => one.id).join(', ') || 'nothing'}`)
  target.apply({ ...fields, ...given }, moment)
}
