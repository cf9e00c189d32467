import type { Bid, Quote } from '@/api/contract/quote'
import { itemKeys, type ItemObstacle, orderLock } from '@/api/submission/item-writes'
import { isBusy } from '@/api/submission/submission'
import type { OpenSubmissions } from '@/api/submission/SubmissionsContext'
import { submissionsOf } from '@/api/submission/use-submission'
import { now } from '@/lib/clock'
import {
  addressToSend,
  chargesKind,
  openRequest,
  requestLookUp,
  requestPlan,
} from '@/features/delivery/delivery-submission'
import { deliveryPaymentKey, openPaymentRecord } from '@/features/shared/payment/payment-record'
import { isSameBid, saleLookUp, salePlan, saleSubmission } from '@/features/quotes/sale-submission'
import { readUserId } from '@/session/session'
import { type AppOptions, createApp, type Events, type Place } from '@tests/support/app'
import type { World } from '@tests/support/explore'
import { checkStored, entryOf, openPayment, type Typed } from './common-parts'
import {
  accepted,
  type Accepted,
  address,
  bidOf,
  CHARGES,
  checkHeld,
  isBid,
  type ItemId,
  itemIds,
  ORDER,
  itemOf,
  type Machine,
  orderOf,
  retry,
  soldBy,
  stateOf,
  type Tap,
  tapFirst,
  type WireItem,
  type Write,
} from './item-parts'

export interface ItemWorldOptions extends AppOptions {
  /** The controls on screen. Savita has used the first of them. */
  writes: readonly [Write, ...Write[]]
  transactionIds?: readonly string[]
  /** Guards to break. */
  sale?: { lockName?: string; findArrived?: () => undefined; sendsAfterLook?: boolean }
}

/** Savita's order with two items, in one tab or two. */
export function itemWorld(given: ItemWorldOptions): World {
  const { writes, transactionIds = ['UTR1', 'UTR2'], sale = {} } = given
  const { lockName = orderLock(ORDER), sendsAfterLook, ...brokenSale } = sale
  const openSale = submissionsOf<Bid, ItemObstacle>({
    ...saleSubmission,
    ...(sendsAfterLook !== undefined && { sendsAfterLook }),
  })
  const isDue = (id: ItemId) => writes.includes(`payment of ${id}`)
  let held = itemIds.map((_id): WireItem => {
    const item = { _id, isSold: false }
    return isDue(_id) ? accepted(item) : item
  })
  let bids = [bidOf('A', 10), bidOf('B', 12)]
  const done: Accepted[] = []
  /** For a payment. */
  const typed: Typed[] = []
  let lags = false
  /** Items as they were before what the device has learned of while the order lags behind. */
  let hidden: Record<string, WireItem> = {}

  const find = (write: Write) => done.filter((each) => each.write === write)
  const view = () => orderOf(held.map((item) => (lags && hidden[item._id]) || item))

  function openScreen({ device, network, tab }: Place) {
    const submissions: OpenSubmissions = new Set()
    let userId = ''
    let machines: Machine[] = []
    let bidsRead: readonly Bid[] = bids
    const readOrder = () => network.send('the order', view)

    /** The provider takes whatever arrives. */
    async function send(accept: Pick<Accepted, 'write' | 'bid'>, apply: () => void): Promise<void> {
      if (readUserId() !== 'savita') throw new Error('a write of somebody who has signed out')
      const before = held.find(({ _id }) => _id === itemOf(accept.write))
      const sent = { ...accept, by: submissions, visit: app.visit(), isTold: false }
      const arrive = () => {
        done.push(sent)
        apply()
      }
      await network.send(`the ${accept.write}`, arrive, { isWrite: true })
      if (lags && before) hidden[before._id] ??= before
    }

    function saleOf(itemId: ItemId) {
      let quote: Promise<Quote>
      // Its two reads are one event.
      const readMarket = () => {
        const read = network.send('the order and its bids', () => ({ order: view(), bids }))
        quote = read.then((market) => {
          bidsRead = market.bids
          return { id: 'q', createdAt: '', bids: market.bids }
        })
        return read.then(({ order }) => order)
      }
      const key = itemKeys.sale(ORDER, itemId)
      const submission = openSale(submissions, userId, key, lockName)
      const look = { ...saleLookUp(itemId, readMarket, () => quote), ...brokenSale }
      const sell = (bid: Bid) => {
        const isUnknown = submission.state().kind === 'unknown'
        return submission.submit(bid, {
          ...look,
          plan: salePlan(userId, bid, ({ bid: sent }) => {
            if (isUnknown) throw new Error('a tap that only looks has sent a sale')
            if (!bidsRead.some((each) => isSameBid(each, sent)))
              throw new Error('a sale at a price that the provider did not state')
            return send({ write: `sale of ${itemId}`, bid: sent }, () => {
              held = held.map((item) => (item._id === itemId ? { ...item, ...soldBy(sent) } : item))
            })
          }),
        })
      }
      const taps = (): Tap[] =>
        bidsRead.map((bid) => [`sell to ${bid.vendorId} at ${bid.priceSent}`, () => sell(bid)])
      return { submission, lookUp: () => submission.lookUp(look), taps }
    }

    const sending = (write: Write) => (sent: unknown[]) =>
      send({ write }, () => (held = sent as WireItem[]))

    function requestOf(itemId: ItemId) {
      const key = itemKeys.request(itemId)
      const ids = { orderId: ORDER, itemId }
      const look = requestLookUp(ids, readOrder)
      const submission = openRequest(submissions, userId, key, orderLock(ORDER))
      const request = () => {
        const requestedAt = now().toISOString()
        const delivery = { requested: true as const, requestedAt, address: addressToSend(address) }
        const plan = requestPlan(userId, itemId, delivery, sending(`request of ${itemId}`))
        return submission.submit(requestedAt, { ...look, plan })
      }
      const lookUp = () => submission.lookUp(look)
      return { submission, lookUp, taps: (): Tap[] => [[`request ${itemId}`, request]] }
    }

    function paymentOf(itemId: ItemId) {
      const record = openPaymentRecord(userId, deliveryPaymentKey(itemId))
      const kind = chargesKind(userId, { orderId: ORDER, itemId }, record, {
        readOrder,
        readPayments: () => Promise.resolve([]),
        send: sending(`payment of ${itemId}`),
        paidAt: () => now().toISOString(),
      })
      const { submission, lookUp, submit } = openPayment(submissions, userId, kind, record)
      const pay = (transactionId: string) => {
        record.change({ entry: entryOf(transactionId) })
        typed.push({ visit: app.visit(), transactionId })
        return submit({ transactionId, method: 'upi', amount: CHARGES, items: [] })
      }
      return {
        submission,
        lookUp,
        taps: (): Tap[] => transactionIds.map((id) => [`pay ${id}`, () => pay(id)]),
      }
    }

    function machineOf(write: Write): Machine {
      const [kind, , itemId] = write.split(' ') as ['sale' | 'request' | 'payment', string, ItemId]
      const machine = { sale: saleOf, request: requestOf, payment: paymentOf }[kind](itemId)
      return { write, ...machine }
    }

    return {
      tab,
      machines: () => machines,
      /** This page has sent it, it has arrived, and nobody knows. */
      hasUntold: (write: Write) =>
        find(write).some(
          ({ by, visit, isTold }) => by === submissions && visit === app.visit() && !isTold,
        ),
      show(person: string | undefined): void {
        userId = person ?? ''
        bidsRead = bids
        machines = userId === 'savita' ? writes.map(machineOf) : []
        for (const { lookUp } of machines) void lookUp()
      },
      events(): Record<string, () => void> {
        const events: Record<string, () => void> = {}
        for (const machine of machines) {
          const { submission, taps, write } = machine
          const state = submission.state()
          const { kind } = state
          if ('isSlow' in state && state.isSlow) events[`Retry the ${write}`] = () => retry(machine)
          // Without a network a tap is refused, unless it only looks.
          const isOpen = kind === 'unknown' || device.isOnline
          if (!isBusy({ kind }) && kind !== 'done' && isOpen)
            for (const [name, tap] of taps()) events[name] = () => void tap()
        }
        return events
      },
      state: () => [userId, bidsRead, machines.map(stateOf)],
    }
  }

  const app = createApp(given, openScreen, (): Events => ({
    'the order lags behind': () => (lags = true),
    'the order is up to date': lags ? catchUp : undefined,
    // The order is up to date by then.
    'the clock jumps ahead': () => {
      app.device.setClockAhead(86_400_000)
      catchUp()
    },
    'a bid changes': () => (bids = [bidOf('A', 11), bidOf('B', 12)]),
  }))
  const { device, shown, world, mend, outlast } = app
  function catchUp(): void {
    ;[lags, hidden] = [false, {}]
  }
  for (const { tab, machines } of shown().slice(0, 1))
    device.post(tab, () => tapFirst(machines()[0]))

  function checkScreen(screen: ReturnType<typeof openScreen>): void {
    for (const machine of screen.machines()) {
      const { write } = machine
      const state = stateOf(machine)
      if (
        state.kind === 'done' &&
        !find(write).some(({ bid }) => !bid || isBid(state.request, bid))
      )
        throw new Error('a success that never was')
      const isOpen = !isBusy(state) && !['done', 'unknown'].includes(state.kind)
      if (isOpen && screen.hasUntold(write))
        throw new Error(`the ${write} has arrived, and nobody says so`)
    }
  }

  function check(): void {
    app.checkOwner()
    checkHeld(held, done)
    // What was typed for a payment stays until it has arrived.
    if (find('payment of i1').length === 0)
      checkStored(typed, app.visit(), JSON.stringify(device.local))
    for (const machine of shown().flatMap(({ machines }) => machines()))
      if (stateOf(machine).kind === 'done')
        for (const each of find(machine.write)) each.isTold = true
    for (const screen of shown()) checkScreen(screen)
  }

  /** One tap looks, one more sends. */
  async function tapUntilDone(screen: ReturnType<typeof openScreen>, write: Write): Promise<void> {
    const machine = () => screen.machines().find((each) => each.write === write)
    for (let taps = 0; taps < 4; taps += 1) {
      const at = machine()
      if (!at || stateOf(at).kind === 'done') return
      const state = stateOf(at)
      const { kind } = state
      // The other tab has paid it with another ID.
      if ('obstacle' in state && state.obstacle === 'paid-otherwise' && find(write)[0]) return
      if (isBusy({ kind })) throw new Error(`the ${write} is ${kind} for ever`)
      if (kind === 'blocked' && held.find(({ _id }) => _id === itemOf(write))?.isSold) return
      device.post(screen.tab, () => tapFirst(at))
      await mend()
      check()
    }
    throw new Error(`the ${write} is not done, however often it is tapped`)
  }

  return {
    ...world,
    check,
    state: () =>
      world.state([held, bids, done.map(({ by: _, ...rest }) => rest), typed, lags, hidden]),
    async comeToRest() {
      catchUp()
      await outlast(check)
      for (const screen of shown()) for (const write of writes) await tapUntilDone(screen, write)
    },
  }
}
