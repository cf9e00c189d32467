import type { CartLine } from '@/api/contract/cart'
import { isBusy } from '@/api/submission/submission'
import type { SubmissionOptions } from '@/api/submission/use-submission'
import { bill, isSameCart } from '@/domain/cart'
import { paise } from '@/domain/money'
import type { ReportedPayment } from '@/domain/payment'
import { reviewOf } from '@/features/checkout/buyer'
import {
  beginOrderPayment,
  openOrderPayment,
  orderKind,
  reportedItems,
} from '@/features/checkout/order-payment'
import { continuePayment, openPaymentRecord } from '@/features/shared/payment/payment-record'
import type { PaymentReport } from '@/features/shared/payment/payment-submission'
import { readUserId } from '@/session/session'
import { lineOf } from '@tests/api/cart/line'
import { createApp, type Place } from '@tests/support/app'
import type { Device, DeviceOptions } from '@tests/support/device'
import type { World } from '@tests/support/explore'
import { checkStored, entryOf, openPayment, rareEvents, type Typed } from './common-parts'
import {
  buyer,
  checkOrders,
  GIVE_UP,
  idsOf,
  type Intent,
  isOrderOf,
  type Placed,
  words,
} from './order-parts'

export interface OrderWorldOptions {
  install: (device: Device) => void
  rare?: readonly string[]
  people?: readonly string[]
  /** So many different transaction IDs a person types. */
  idCount?: number
  tabs?: 1 | 2
  device?: DeviceOptions
  isSlow?: boolean
  /** Guards to break. */
  options?: Partial<SubmissionOptions<PaymentReport, ReportedPayment[]>>
}

/** Savita, at the end of the checkout in one tab, has tapped Submit. */
export function orderWorld(given: OrderWorldOptions): World {
  const carts: Record<string, readonly CartLine[]> = {
    savita: [lineOf('a', 1)],
    ramesh: [lineOf('r', 1)],
  }
  const orders: Placed[] = []
  const meant: Record<string, number> = { savita: 1, ramesh: 1 }
  const bought = new Set<string>()
  let lags = false
  /** Transaction IDs, since the person last gave up. */
  let typed: Typed[] = []

  const list = (userId: string): ReportedPayment[] =>
    orders
      .filter((order) => order.userId === userId && !(lags && order.isHidden))
      .map(({ transactionId }) => ({ orderId: transactionId, transactionId }))

  function openScreen({ device, network, tab }: Place) {
    const submissions = new Map<string, unknown>()
    let userId: string | undefined
    let intent: Intent | undefined
    /** The visit of the last tap, and the orders whose success was known then. */
    let tapped = { visit: 0, told: [] as string[] }

    /** The record's key; another one begins another payment. */
    let key = ''
    let record = openPaymentRecord('', '')

    const kind = () => {
      const person = userId ?? ''
      return orderKind(key, record, {
        read: () => network.send('the orders', () => list(person)),
        readBuyer: () => Promise.resolve(buyer),
        readCart: () => network.send('the cart', () => carts[person] ?? []),
        place: ({ transactionId, orderItems }) =>
          place(
            person,
            transactionId,
            orderItems.map(({ _id, productQuantity }) => lineOf(_id, productQuantity)),
          ),
        putBack: () => undefined,
        onPlaced: () => undefined,
      })
    }
    const payment = () => openPayment(submissions, userId ?? '', kind(), record, given.options)
    const submission = () => payment().submission

    function enter(transactionId: string, asAgreed: boolean): void {
      if (!intent) return
      intent = { ...intent, transactionId }
      // The first tap comes before anybody has looked who is signed in.
      typed.push({ transactionId, visit: Math.max(app.visit(), 1) })
      continuePayment(userId ?? '', key)
      record.change({
        method: 'upi',
        agreed: { lines: intent.lines },
        reviewed: reviewOf(buyer),
        waiting: { due: paise(1), path: '/checkout?step=3' },
        hasPaid: true,
        isAsAgreed: asAgreed,
        entry: entryOf(transactionId),
      })
    }

    async function place(
      person: string,
      transactionId: string,
      lines: readonly CartLine[],
    ): Promise<void> {
      const parts = { userId: person, transactionId, lines }
      const order = { ...parts, isHidden: false, isTold: false, visit: app.visit() }
      if (readUserId() !== person) throw new Error('an order of somebody who has signed out')
      if (!record.read().isAsAgreed && !isSameCart(carts[person] ?? [], lines))
        throw new Error('an order for a cart that has changed')
      const arrive = () => {
        orders.push(order)
        carts[person] = []
      }
      await network.send(`the order ${transactionId}`, arrive, { isWrite: true })
      order.isHidden = lags
    }

    function tap(transactionId: string, asAgreed: boolean): void {
      if (!intent || userId === undefined) return
      enter(transactionId, asAgreed)
      const told = orders.flatMap((each) => (each.isTold ? [each.transactionId] : []))
      tapped = { visit: app.visit(), told }
      const { lines } = intent
      bought.add(words(lines))
      const amount = bill(lines).totalWithFee
      void payment().submit({ transactionId, method: 'upi', amount, items: reportedItems(lines) })
    }

    const screen = {
      tab,
      show(person: string | undefined): void {
        userId = person
        intent = undefined
        if (userId === undefined) return
        key = openOrderPayment(userId, false)
        record = openPaymentRecord(userId, key)
        void submission().resume()
        const { agreed, entry } = record.read()
        const lines = agreed?.lines ?? carts[userId] ?? []
        if (lines.length === 0 || submission().state().kind === 'done') return
        const { transactionId } = entry
        intent = { lines, ...(transactionId && { transactionId }) }
      },
      submission: () => (userId === undefined ? undefined : submission().state()),
      person: () => userId ?? '',
      intent: () => intent,
      draft: () => JSON.stringify(device.local),
      tapped: () => tapped,
      isOver: () => void (intent = undefined),
      /** Of what has had no answer for long. */
      retry(): void {
        submission().stopWaiting()
        screen.tap(intent?.transactionId ?? '')
      },
      tap: (transactionId: string) => tap(transactionId, record.read().isAsAgreed),

      events(): Record<string, () => void> {
        if (userId === undefined) return {}
        const person = userId
        const state = submission().state()
        if (isBusy(state)) return 'isSlow' in state && state.isSlow ? { Retry: screen.retry } : {}
        if (state.kind === 'done')
          return {
            'purchase more': () => {
              submission().markSeen()
              submission().clearSeen()
              screen.show(userId)
            },
          }
        if (!intent) return {}
        const events: Record<string, () => void> = {}
        if (given.rare?.includes(GIVE_UP))
          events[GIVE_UP] = () => {
            record.clear()
            beginOrderPayment(person)
            typed = []
            screen.show(userId)
          }
        for (const id of (idsOf[person] ?? []).slice(0, given.idCount))
          events[`Submit ${id}`] = () => screen.tap(id)
        if (state.kind === 'blocked' && state.obstacle === 'changed') {
          const { transactionId } = state.request
          events[`"I have paid" ${transactionId}`] = () => {
            meant[person] = (meant[person] ?? 0) + 1
            tap(transactionId, true)
          }
        }
        return events
      },
      state: () => [userId, intent, tapped, key, screen.submission()],
    }
    return screen
  }

  const app = createApp({
    ...given,
    openScreen,
    rare(): Record<string, (() => void) | undefined> {
      const isEmpty = carts.savita?.length === 0
      return rareEvents(app, given.rare, {
        'the list lags behind': () => (lags = true),
        'the list is up to date': lags ? () => (lags = false) : undefined,
        'the cart changes elsewhere': isEmpty ? undefined : () => (carts.savita = [lineOf('a', 2)]),
        'the cart is filled again': isEmpty
          ? () => {
              carts.savita = [lineOf('b', 1)]
              meant.savita = (meant.savita ?? 0) + 1
            }
          : undefined,
      })
    },
  })
  const { device, network, shown, world, mend } = app
  const [first] = shown()
  if (first) device.post(first.tab, () => first.tap('UTR1'))

  const find = (userId: string, { transactionId }: PaymentReport) =>
    orders.find((order) => order.userId === userId && order.transactionId === transactionId)

  function checkScreen(screen: ReturnType<typeof openScreen>): void {
    const state = screen.submission()
    const intent = screen.intent()
    const order = state && 'request' in state ? find(screen.person(), state.request) : undefined
    if (state?.kind === 'done') {
      if (!order) throw new Error('a success that never was')
      if (intent?.transactionId && !isOrderOf(intent.lines, state.request))
        throw new Error('the success of another order than the one that was sent')
      order.isTold = true
      screen.isOver()
    } else if (intent?.transactionId) {
      // Tabs share the record: it holds what the newest form was told, until an order ends it.
      const stored = screen.draft()
      const isEnded = orders.some(({ userId }) => userId === screen.person())
      const isTyped = typed.some(({ transactionId }) => transactionId === intent.transactionId)
      if (isTyped && !isEnded) checkStored(typed, app.visit(), stored)
    }
    const isUsed = state?.kind === 'blocked' && state.obstacle === 'id-used'
    const isSame = isUsed && order && isOrderOf(order.lines, state.request)
    const { visit: since, told } = screen.tapped()
    // Between two purchases, a look for one forgets the other.
    const isNew = since === app.visit() && order?.visit === since && bought.size === 1
    if (isSame && isNew && !told.includes(order.transactionId) && !order.isHidden)
      throw new Error('the ID of the order just sent is called used')
  }

  function check(): void {
    checkOrders(orders, meant)
    app.checkOwner()
    for (const screen of shown()) checkScreen(screen)
  }

  /** One tap looks, one more sends. */
  async function tapUntilDone(screen: ReturnType<typeof openScreen>): Promise<void> {
    const kind = () => screen.submission()?.kind ?? 'idle'
    if (isBusy({ kind: kind() })) throw new Error(`it is ${kind()} for ever`)
    const [usual] = idsOf[screen.person()] ?? []
    for (let taps = 0; taps < 2 && screen.intent() && kind() !== 'done'; taps += 1) {
      device.post(screen.tab, () => screen.tap(screen.intent()?.transactionId ?? usual ?? ''))
      await device.settle()
      await network.mend()
      check()
    }
    const state = screen.submission()
    const intent = screen.intent()
    if (!intent || !state || state.kind === 'done') return
    if (state.kind !== 'blocked') throw new Error(`it is ${state.kind}, however often it is tapped`)
    // Another tab has sent this payment with another ID: the next visit begins another.
    if (state.obstacle === 'paid-otherwise' && orders.length > 0) return
    const isUsed = find(screen.person(), state.request) !== undefined
    const isChanged = !isSameCart(carts[screen.person()] ?? [], intent.lines)
    if (state.obstacle === 'id-used' ? !isUsed : !isChanged)
      throw new Error(`it is not ${state.obstacle}`)
  }

  return {
    ...world,
    check,
    state: () => world.state([carts, orders, meant, lags, [...bought]]),
    async comeToRest() {
      lags = false
      await mend()
      check()
      // What may still arrive is only looked for.
      device.pass(120_000)
      await device.settle()
      for (const screen of shown()) await tapUntilDone(screen)
    },
  }
}
