import type { CartLine } from '@/api/contract/cart'
import { isBusy } from '@/api/submission/submission'
import { SLOW_AFTER } from '@/api/submission/waiting'
import { openSubmission, type SubmissionOptions } from '@/api/submission/use-submission'
import { isSameCart } from '@/domain/cart'
import type { ReportedPayment } from '@/domain/payment'
import { reviewOf } from '@/features/checkout/buyer'
import { checkoutDraft } from '@/features/checkout/checkout-draft'
import {
  type OrderObstacle,
  orderOptions,
  orderPlan,
  type OrderSummary,
  orderSummary,
} from '@/features/checkout/order-submission'
import { readUserId } from '@/session/session'
import { lineOf } from '@tests/api/cart/line'
import { createApp, type Place } from '@tests/support/app'
import type { Device, DeviceOptions } from '@tests/support/device'
import type { World } from '@tests/support/explore'
import {
  buyer,
  GIVE_UP,
  idsOf,
  type Intent,
  isOrderOf,
  NO_ANSWER,
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
  /** Guards to break. */
  options?: Partial<SubmissionOptions<OrderSummary, ReportedPayment[]>>
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
  let typedLast = ''

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

    const submission = () => {
      const person = userId ?? ''
      const read = () => network.send('the orders', () => list(person))
      return openSubmission<OrderSummary, ReportedPayment[], OrderObstacle>(
        submissions,
        person,
        'order',
        { ...orderOptions(person, read, () => undefined), ...given.options },
      )
    }
    const isAsAgreed = (person: string) => checkoutDraft(person).read().isAsAgreed

    function enter(transactionId: string, asAgreed: boolean): void {
      if (!intent) return
      intent = { ...intent, transactionId }
      typedLast = transactionId
      checkoutDraft(userId ?? '').change({
        method: 'upi',
        agreed: { lines: intent.lines },
        hasPaid: true,
        isAsAgreed: asAgreed,
        entry: { amount: '1', transactionId, confirmTransactionId: transactionId },
      })
    }

    async function place(parts: Pick<Placed, 'userId' | 'transactionId' | 'lines'>): Promise<void> {
      const order = { ...parts, isHidden: false, isTold: false, visit: app.visit() }
      const { userId: person, transactionId } = order
      if (readUserId() !== person) throw new Error('an order of somebody who has signed out')
      if (!isAsAgreed(person) && !isSameCart(carts[person] ?? [], parts.lines))
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
      const person = userId
      enter(transactionId, asAgreed)
      const told = orders.flatMap((each) => (each.isTold ? [each.transactionId] : []))
      tapped = { visit: app.visit(), told }
      if (submission().state().kind !== 'unknown' && !device.isOnline) return
      const { lines } = intent
      bought.add(words(lines))
      const order = { lines, transactionId, method: 'upi' } as const
      const plan = orderPlan(order, {
        readBuyer: () => Promise.resolve(buyer),
        readCart: () => network.send('the cart', () => carts[person] ?? []),
        isAsAgreed: () => isAsAgreed(person),
        reviewed: () => reviewOf(buyer),
        place: (body) => place({ userId: person, transactionId: body.transactionId, lines }),
      })
      void submission().submit(orderSummary(order), plan)
    }

    const screen = {
      tab,
      show(person: string | undefined): void {
        userId = person
        intent = undefined
        if (userId === undefined) return
        void submission().resume()
        const draft = checkoutDraft(userId).read()
        const lines = draft.agreed?.lines ?? carts[userId] ?? []
        if (lines.length === 0 || submission().state().kind === 'done') return
        const transactionId = draft.entry.transactionId
        intent = { lines, ...(transactionId && { transactionId }) }
      },
      submission: () => (userId === undefined ? undefined : submission().state()),
      person: () => userId ?? '',
      intent: () => intent,
      draft: () => device.local.getItem('sauda.draft.device.payment.checkout') ?? '',
      tapped: () => tapped,
      isOver: () => void (intent = undefined),
      /** Of what has had no answer for long. */
      retry(): void {
        submission().stopWaiting()
        screen.tap(intent?.transactionId ?? '')
      },
      tap: (transactionId: string) => tap(transactionId, isAsAgreed(userId ?? '')),

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
            checkoutDraft(person).clear()
            typedLast = ''
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
      state: () => [userId, intent, tapped, screen.submission()],
    }
    return screen
  }

  const app = createApp({
    ...given,
    openScreen,
    rare() {
      const isEmpty = carts.savita?.length === 0
      const all: Record<string, (() => void) | undefined> = {
        'the network goes': () => (app.device.isOnline = false),
        [NO_ANSWER]: () => app.device.pass(SLOW_AFTER),
        'the list lags behind': () => (lags = true),
        'the list is up to date': lags ? () => (lags = false) : undefined,
        'the clock jumps back': () => app.device.setClockAhead(-86_400_000),
        'the clock jumps ahead': () => app.device.setClockAhead(86_400_000),
        'the cart changes elsewhere': isEmpty ? undefined : () => (carts.savita = [lineOf('a', 2)]),
        'the cart is filled again': isEmpty
          ? () => {
              carts.savita = [lineOf('b', 1)]
              meant.savita = (meant.savita ?? 0) + 1
            }
          : undefined,
      }
      return Object.fromEntries(Object.entries(all).filter(([name]) => given.rare?.includes(name)))
    },
  })
  const { device, network, shown, world, mend } = app
  const [first] = shown()
  if (first) device.post(first.tab, () => first.tap('UTR1'))

  const find = (userId: string, { transactionId }: OrderSummary) =>
    orders.find((order) => order.userId === userId && order.transactionId === transactionId)

  function checkOrders(): void {
    const ids = orders.map(({ transactionId }) => transactionId)
    if (new Set(ids).size < ids.length) throw new Error('two orders for one transaction ID')
    for (const [userId, count] of Object.entries(meant)) {
      const placed = orders.filter((order) => order.userId === userId)
      if (placed.length > count) throw new Error('more orders than were meant')
      if (placed.some(({ transactionId }) => !idsOf[userId]?.includes(transactionId)))
        throw new Error('an order with the transaction ID of somebody else')
    }
  }

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
      // Tabs share the draft: it holds what was typed last, until an order ends it.
      const stored = screen.draft()
      const isEnded = orders.some(({ userId }) => userId === screen.person())
      if (intent.transactionId === typedLast && !isEnded && !stored.includes(typedLast))
        throw new Error('what was typed is lost')
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
    checkOrders()
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
      for (const screen of shown()) await tapUntilDone(screen)
    },
  }
}
