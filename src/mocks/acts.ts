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
  // Some ids are numbers in `odd-words`.
  person.queries.map((entry) => ({ id: String(entry.qno), label: entry.subject, entry, person }))

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

/** Those of the targets that fit. */
const only =
  <Of extends Target<object>>(
    targetsOf: (person: Person) => Of[],
    fits: (entry: Of['entry'], target: Of) => unknown,
  ) =>
  (person: Person) =>
    targetsOf(person).filter((target) => fits(target.entry, target))

const DONE = 'payment done'
const isDone = (word: unknown) => /\b(?:done|paid)\b/i.test(String(word))

type Bid = Person['quotes'][string]['vendors'][number]
const bidsFor = ({ _id }: WireOrderItem, { quotes }: Person) => quotes[_id]?.vendors ?? []

const pending = only(ordersOf, ({ status }) => status === 'pending')
const unverified = only(ordersOf, ({ purchasePaymentStatus: word }) => !isDone(word))
const onSale = only(itemsOf, ({ isSold }, { order }) => order.status === 'active' && !isSold)
const withBids = only(onSale, (item, { person }) => bidsFor(item, person).length > 0)
const unpaid = only(itemsOf, ({ isSold, salePaymentStatus: word }) => isSold && !isDone(word))
const requested = only(itemsOf, ({ deliveryRequest: delivery }) => delivery?.requested)
const unaccepted = only(requested, ({ deliveryRequest: delivery }) => !delivery?.isAccepted)
const undelivered = only(requested, ({ deliveryRequest: delivery }) => !isDone(delivery?.status))
const deliveryPaid = only(undelivered, ({ deliveryRequest }) => deliveryRequest?.transactionId)
const unanswered = only(queriesOf, ({ status }) => !/resolved|closed/i.test(status))

/** An act on these targets, its fields with their values where none are given, and what changes. */
function act<Of extends Target<object>>(
  targetsOf: (person: Person) => Of[],
  fields: Given,
  change: (entry: Of['entry'], given: Given, moment: Moment & Of) => object,
) {
  const targets = ({ people }: World) =>
    Object.values(people).flatMap((person) =>
      targetsOf(person).map((target) => ({
        id: target.id,
        label: target.label,
        apply: (given: Given, moment: Moment) =>
          Object.assign(target.entry, change(target.entry, given, { ...moment, ...target })),
      })),
    )
  return { fields, targets }
}

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

const setDelivery = ({ deliveryRequest }: WireOrderItem, changes: object) => {
  return { deliveryRequest: { ...deliveryRequest, ...changes } }
}

const acts = {
  verifyPayment: act(unverified, {}, () => {
    return { status: 'pending', purchasePaymentStatus: DONE, rejectionReason: undefined }
  }),
  rejectPayment: act(pending, { reason: rejected.rejectionReason }, (_, { reason }) => {
    return { ...rejected, rejectionReason: reason }
  }),
  activate: act(pending, {}, () => ({ status: 'active', purchasePaymentStatus: DONE })),
  addBid: act(onSale, { vendor: 'Deccan Traders', price: 160 }, (item, given, target) => {
    const { vendor, price } = given
    if (!(Number(price) > 0)) throw new Error('price: a bid is above 0')
    const vendorId = nextId(target.world)
    const bid = { vendorName: String(vendor), price: Number(price), vendorId }
    return setBids(item, [...bidsFor(item, target.person), bid], target)
  }),
  /** The last bid, or this vendor's. */
  withdrawBid: act(withBids, { vendor: '' }, (item, { vendor }, target) => {
    const bids = bidsFor(item, target.person)
    const last = bids.findLastIndex(({ vendorName }) => vendor === '' || vendorName === vendor)
    if (last < 0) throw new Error(`vendor: ${String(vendor)} has no bid here`)
    return setBids(item, bids.toSpliced(last, 1), target)
  }),
  closeDeal: act(onSale, {}, (_, __, { now }) => ({ dealEndDate: now.toISOString() })),
  acceptDelivery: act(unaccepted, { charges: 1850.5, days: 6 }, (item, { charges, days }, of) => {
    const estimatedDeliveryDate = inDays(of.now, Number(days))
    return setDelivery(item, { isAccepted: true, charges, estimatedDeliveryDate })
  }),
  rejectDelivery: act(undelivered, {}, (item) => setDelivery(item, { status: 'Payment Rejected' })),
  verifyDelivery: act(deliveryPaid, {}, (item) => setDelivery(item, { status: DONE })),
  payOut: act(unpaid, { transactionId: 'DEMOPAYOUT000001' }, (_, { transactionId }) => {
    const statuses = { salePaymentStatus: DONE, sellPaymentStatus: DONE }
    return { ...statuses, sellPaymentTransactionId: transactionId }
  }),
  answerQuery: act(unanswered, { status: 'resolved' }, (_, { status }) => ({ status })),
  addReward: act(peopleOf, { sku: 'ONI-NSK-D', quantity: 600 }, ({ rewards }, given, of) => {
    const items: [string, number][] = [[String(given.sku), Number(given.quantity)]]
    const row = { number: nextNumber(of.world), daysAgo: 0, who: 0, status: 'Active', items }
    return { rewards: [rewardFor(of.now, row), ...rewards] }
  }),
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
  const target = id === undefined ? targets[0] : targets.find((one) => one.id === String(id))
  if (!target)
    throw new Error(`id: ${name} fits ${targets.map((one) => one.id).join(', ') || 'nothing'}`)
  target.apply({ ...fields, ...given }, moment)
}
