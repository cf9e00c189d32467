import type { Bid, Quote } from '@/api/contract/quote'
import { itemKeys } from '@/api/submission/item-writes'
import { isBusy } from '@/api/submission/submission'
import { SLOW_AFTER } from '@/api/submission/waiting'
import { openSubmission } from '@/api/submission/use-submission'
import { now } from '@/clock'
import { deliveryDraft } from '@/features/delivery/delivery-draft'
import {
  deliveryOptions,
  type DeliveryObstacle,
  paymentPlan,
  requestPlan,
} from '@/features/delivery/delivery-submission'
import {
  isSameBid,
  type SaleObstacle,
  saleOptions,
  salePlan,
} from '@/features/quotes/sale-submission'
import { readUserId } from '@/session/session'
import { createApp, type Place } from '@tests/support/app'
import type { Device, DeviceOptions } from '@tests/support/device'
import type { World } from '@tests/support/explore'
import {
  accepted,
  type Accepted,
  address,
  bidOf,
  CHARGES,
  checkHeld,
  type ItemId,
  itemIds,
  ORDER,
  itemOf,
  type Machine,
  NO_ANSWER,
  orderOf,
  retry,
  stateOf,
  tapFirst,
  type WireItem,
  type Write,
} from './item-parts'

type SaleOptions = ReturnType<typeof saleOptions>
type Market = Awaited<ReturnType<SaleOptions['read']>>
type DeliveryOptions = ReturnType<typeof deliveryOptions>['request']
type Fresh = Awaited<ReturnType<DeliveryOptions['read']>>

export interface ItemWorldOptions {
  install: (device: Device) => void
  /** The controls on screen. Savita has used the first of them. */
  writes: readonly [Write, ...Write[]]
  transactionIds?: readonly string[]
  rare?: readonly string[]
  people?: readonly string[]
  tabs?: 1 | 2
  device?: DeviceOptions
  /** Guards to break. */
  options?: { sale?: Partial<SaleOptions>; delivery?: Partial<DeliveryOptions> }
}

/** Savita's order with two items, in one tab or two. */
export function itemWorld(given: ItemWorldOptions): World {
  const { writes, transactionIds = ['UTR1', 'UTR2'], options = {} } = given
  const isDue = (id: ItemId) => writes.includes(`payment of ${id}`)
  let held = itemIds.map((_id): WireItem => {
    const item = { _id, isSold: false }
    return isDue(_id) ? accepted(item) : item
  })
  let bids = [bidOf('A', 10), bidOf('B', 12)]
  const done: Accepted[] = []
  /** For a payment, at last. */
  let typed: { visit: number; transactionId: string } | undefined
  let lags = false
  /** Items as they were before what the device has learned of while the order lags behind. */
  let hidden: Record<string, WireItem> = {}

  const find = (write: Write) => done.filter((each) => each.write === write)
  const view = () => orderOf(held.map((item) => (lags && hidden[item._id]) || item))

  function openScreen({ device, network, tab }: Place) {
    const submissions = new Map<string, unknown>()
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
      const submission = openSubmission<Bid, Market, SaleObstacle>(submissions, userId, key, {
        ...saleOptions({ orderId: ORDER, itemId }, readMarket, () => quote),
        ...options.sale,
      })
      const sell = (bid: Bid) => {
        const isUnknown = submission.state().kind === 'unknown'
        return submission.submit(
          bid,
          salePlan(userId, bid, ({ bid: sent }) => {
            if (isUnknown) throw new Error('a tap that only looks has sent a sale')
            if (!bidsRead.some((each) => isSameBid(each, sent)))
              throw new Error('a sale at a price that the provider did not state')
            const sold = {
              isSold: true,
              soldTo: { name: sent.vendorName },
              soldPrice: sent.priceSent,
            }
            return send({ write: `sale of ${itemId}`, bid: sent }, () => {
              held = held.map((item) => (item._id === itemId ? { ...item, ...sold } : item))
            })
          }),
        )
      }
      const taps = () =>
        bidsRead.map((bid) => [`sell to ${bid.vendorId} at ${bid.priceSent}`, () => sell(bid)])
      return { submission, taps }
    }

    function deliveryOf(itemId: ItemId, kind: 'request' | 'payment') {
      const draft = deliveryDraft(userId, itemId)
      const key = itemKeys[kind](itemId)
      const submission = openSubmission<string, Fresh, DeliveryObstacle>(submissions, userId, key, {
        ...deliveryOptions({ orderId: ORDER, itemId }, readOrder, draft)[kind],
        ...options.delivery,
      })
      const sending = (sent: unknown[]) =>
        send({ write: `${kind} of ${itemId}` }, () => (held = sent as WireItem[]))
      const request = () => {
        const requestedAt = now().toISOString()
        const delivery = { requested: true as const, requestedAt, address }
        return submission.submit(requestedAt, requestPlan(userId, itemId, delivery, sending))
      }
      const pay = (transactionId: string) => {
        draft.change({
          entry: { amount: '500', transactionId, confirmTransactionId: transactionId },
        })
        typed = { visit: app.visit(), transactionId }
        const paid = { transactionId, paidAt: now().toISOString() }
        const context = { agreed: CHARGES, draft, readPayments: () => Promise.resolve([]) }
        const plan = paymentPlan(userId, itemId, paid, context, sending)
        return submission.submit(transactionId, plan)
      }
      const taps = () =>
        kind === 'request'
          ? [[`request ${itemId}`, request]]
          : transactionIds.map((id) => [`pay ${id}`, () => pay(id)])
      return { submission, taps }
    }

    function machineOf(write: Write): Machine {
      const [kind, , itemId] = write.split(' ') as ['sale' | 'request' | 'payment', string, ItemId]
      const machine = kind === 'sale' ? saleOf(itemId) : deliveryOf(itemId, kind)
      return { write, ...machine } as Machine
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
        for (const { submission } of machines) void submission.resume()
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

  const app = createApp({
    ...given,
    openScreen,
    rare() {
      const all: Record<string, (() => void) | undefined> = {
        'the network goes': () => (app.device.isOnline = false),
        [NO_ANSWER]: () => app.device.pass(SLOW_AFTER),
        'the order lags behind': () => (lags = true),
        'the order is up to date': lags ? catchUp : undefined,
        'the clock jumps back': () => app.device.setClockAhead(-86_400_000),
        // The order is up to date by then.
        'the clock jumps ahead': () => {
          app.device.setClockAhead(86_400_000)
          catchUp()
        },
        'a bid changes': () => (bids = [bidOf('A', 11), bidOf('B', 12)]),
      }
      return Object.fromEntries(Object.entries(all).filter(([name]) => given.rare?.includes(name)))
    },
  })
  const { device, network, shown, world, mend } = app
  function catchUp(): void {
    lags = false
    hidden = {}
  }
  const [first] = shown()
  if (first) device.post(first.tab, () => tapFirst(first.machines()[0]))

  const has = (write: Write, request: Bid | string) =>
    find(write).some(({ bid }) => !bid || (typeof request === 'object' && isSameBid(bid, request)))

  function checkScreen(screen: ReturnType<typeof openScreen>): void {
    for (const machine of screen.machines()) {
      const { write } = machine
      const state = stateOf(machine)
      if (state.kind === 'done' && !has(write, state.request))
        throw new Error('a success that never was')
      const isOpen = !isBusy(state) && !['done', 'unknown'].includes(state.kind)
      if (isOpen && screen.hasUntold(write))
        throw new Error(`the ${write} has arrived, and nobody says so`)
    }
  }

  /** What was typed for a payment stays until it has arrived, or the person signs out. */
  function checkTyped(): void {
    if (typed?.visit !== app.visit() || find('payment of i1').length > 0) return
    const stored = device.local.getItem('sauda.draft.device.payment.delivery.i1') ?? ''
    if (!stored.includes(typed.transactionId)) throw new Error('what was typed is lost')
  }

  function check(): void {
    app.checkOwner()
    checkHeld(held, done)
    checkTyped()
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
      const { kind } = stateOf(at)
      if (isBusy({ kind })) throw new Error(`the ${write} is ${kind} for ever`)
      if (kind === 'blocked' && held.find(({ _id }) => _id === itemOf(write))?.isSold) return
      device.post(screen.tab, () => tapFirst(at))
      await device.settle()
      await network.mend()
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
      await mend()
      check()
      for (const screen of shown()) for (const write of writes) await tapUntilDone(screen, write)
    },
  }
}
