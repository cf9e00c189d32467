import { isBusy } from '@/api/submission/submission'
import type { OpenSubmissions } from '@/api/submission/SubmissionsContext'
import { lineOf } from '@tests/api/cart/line'
import { readUserId } from '@/session/session'
import { type AppOptions, createApp, type Events, type Place } from '@tests/support/app'
import type { World } from '@tests/support/explore'
import { type Broken, checkStored, type Typed } from './common-parts'
import { type Machine, openMachine } from './payment-machine'
import { type Accepted, createPaymentProvider, type PaymentName } from './payment-provider'

export interface PaymentWorldOptions extends AppOptions {
  /** On screen. Savita has typed UTR1 for the first of them, and tapped Submit. */
  payments?: readonly PaymentName[]
  /** The transaction IDs that Savita types. */
  ids?: readonly string[]
  storesAsSent?: boolean
  broken?: Broken
}

/** The payments of a person, in one tab or two. */
export function paymentWorld(given: PaymentWorldOptions): World {
  const { payments = ['order'], ids = ['UTR1', 'UTR2'], rare = [] } = given
  const provider = createPaymentProvider(given)
  const { held } = provider
  /** That a person types. Of two payments at once, the second has an ID of its own. */
  const idsOf = (userId: string) => (userId === 'savita' ? ids : ['UTR9'])
  /** So many payments are meant under a key. */
  const meant: Record<string, number> = {}
  /** Until it is given up. */
  let typed: (Typed & { userId: string; key: string })[] = []
  /** The IDs whose success was known when a page was last tapped. */
  const told = new WeakMap<object, string[]>()
  /** Obstacles are true when they are first shown; another tab may send it later. */
  const judged = new WeakSet<object>()

  function openScreen(place: Place) {
    const { network, tab } = place
    const submissions: OpenSubmissions = new Set()
    let userId = ''
    let machines: Machine[] = []

    async function accept(payment: Pick<Accepted, 'name' | 'key' | 'transactionId'>) {
      const { name, transactionId } = payment
      if (readUserId() !== userId) throw new Error('a payment of somebody who has signed out')
      if ((name === 'reverify' && held.isDeleted) || (name === 'delivery' && held.isSold))
        throw new Error('a payment for what can no longer be paid')
      const by = { userId, visit: app.visit(), page: submissions }
      const accepted: Accepted = { ...payment, ...by, isHidden: false, isTold: false }
      const arrive = () => {
        held.accepted.push(accepted)
        if (name === 'order') held.carts[accepted.userId] = []
      }
      await network.send(`the ${name} ${transactionId}`, arrive, { isWrite: true })
      accepted.isHidden = held.lags
    }

    function show(person = ''): void {
      userId = person
      const own = payments.filter((name) => userId === 'savita' || (userId && name === 'order'))
      machines = own.map((name) =>
        openMachine(name, {
          place,
          provider,
          userId,
          submissions,
          accept,
          rare,
          broken: given.broken,
          ids: idsOf(userId),
          onTap(key, transactionId) {
            meant[`${userId} ${key}`] ??= 1
            // The first tap comes before anybody has looked who is signed in.
            typed.push({ userId, key, transactionId, visit: Math.max(app.visit(), 1) })
            const known = held.accepted.filter(({ isTold }) => isTold)
            told.set(
              submissions,
              known.map((each) => each.transactionId),
            )
          },
          onPaidAsAgreed: (key) => void (meant[`${userId} ${key}`] = 2),
          onGivenUp: (key) => (typed = typed.filter((each) => each.key !== key)),
          reopen: () => show(userId),
        }),
      )
      for (const { lookUp } of machines) void lookUp()
    }

    return {
      tab,
      show,
      person: () => userId,
      page: submissions,
      machines: () => machines,
      events: () =>
        Object.assign({}, ...machines.map((each) => each.events())) as Record<string, () => void>,
      state: () => [userId, machines.map((each) => each.state())],
    }
  }

  function rareEvents(): Events {
    const isEmpty = held.carts.savita?.length === 0
    const change = (part: Partial<typeof held>) => () => void Object.assign(held, part)
    const cart =
      (quantity: number, id = 'a') =>
      () =>
        void (held.carts.savita = [lineOf(id, quantity)])
    const paidElsewhere = (name: PaymentName) => () =>
      void held.accepted.push({
        name,
        key: '',
        transactionId: `ELSEWHERE-${name}`,
        userId: 'savita',
        visit: 0,
        page: {},
        isHidden: false,
        isTold: true,
      })
    return {
      'the data lag behind': change({ lags: true }),
      'the data are up to date': held.lags ? change({ lags: false }) : undefined,
      'the cart changes elsewhere': isEmpty ? undefined : cart(2),
      'the cart is filled again': isEmpty ? cart(1, 'b') : undefined,
      'the total changes': change({ total: 120 }),
      'the charges change': change({ charges: 600 }),
      'the item is sold elsewhere': change({ isSold: true }),
      'the order is deleted': change({ isDeleted: true }),
      'it is verified elsewhere': paidElsewhere('reverify'),
      'the delivery is paid elsewhere': paidElsewhere('delivery'),
    }
  }

  const app = createApp(given, openScreen, rareEvents)
  const { device, shown, world, mend, outlast } = app
  const [first] = shown()
  if (first) device.post(first.tab, () => first.machines()[0]?.tap('UTR1'))

  const find = (userId: string, name: PaymentName, transactionId: string) =>
    held.accepted.find(
      (each) =>
        each.userId === userId && each.name === name && each.transactionId === transactionId,
    )

  function checkAccepted(): void {
    const own = held.accepted.filter(({ key }) => key !== '')
    const used = own.map(({ transactionId }) => transactionId)
    if (new Set(used).size < used.length) throw new Error('two payments with one transaction ID')
    for (const [owner, count] of Object.entries(meant))
      if (own.filter(({ userId, key }) => `${userId} ${key}` === owner).length > count)
        throw new Error('one payment is sent twice')
    if (
      own.some(({ userId, transactionId }) => (userId === 'savita') === (transactionId === 'UTR9'))
    )
      throw new Error('a payment with the transaction ID of somebody else')
  }

  /** What was typed for a payment stays until it has arrived. */
  function checkTyped(): void {
    const stored = JSON.stringify(device.local)
    const hasArrived = (each: (typeof typed)[number]) =>
      held.accepted.some(
        ({ userId, key, transactionId }) =>
          userId === each.userId && (key === each.key || transactionId === each.transactionId),
      )
    for (const owner of new Set(typed.map(({ userId, key }) => `${userId} ${key}`))) {
      const own = typed.filter(({ userId, key }) => `${userId} ${key}` === owner)
      if (!own.some(hasArrived)) checkStored(own, app.visit(), stored)
    }
  }

  function checkMachine(userId: string, page: object, machine: Machine): void {
    const { name, key, submission, stage } = machine
    const state = submission.state()
    if (state.kind === 'done') {
      const accepted = find(userId, name, state.request.transactionId)
      if (!accepted) throw new Error('a success that never was')
      accepted.isTold = true
      // The person sees which transaction ID has arrived.
      typed = typed.filter((each) => each.userId !== userId || each.key !== key)
      return
    }
    const isCurrent = ({ visit, isHidden }: Accepted) => visit === app.visit() && !isHidden
    const own = held.accepted.filter((each) => each.key === key && each.userId === userId)
    const isUntold = (each: Accepted) => each.page === page && isCurrent(each) && !each.isTold
    const obstacle = state.kind === 'blocked' ? state.obstacle : undefined
    // Which one has arrived, and that another was not sent, is said then.
    const isOpen = !isBusy(state) && state.kind !== 'unknown' && obstacle !== 'paid-otherwise'
    if (isOpen && !held.isDeleted && own.some(isUntold))
      throw new Error('it has arrived, and nobody says so')
    if (state.kind === 'blocked' && obstacle === 'id-used' && !judged.has(state)) {
      judged.add(state)
      const { transactionId } = state.request
      const isKnown = told.get(page)?.includes(transactionId)
      if (!isKnown && own.some((each) => each.transactionId === transactionId && isCurrent(each)))
        throw new Error('the ID of the order just sent is called used')
    }
    // The provider keeps the rejection of the payment before.
    if (given.storesAsSent && own.some(({ isTold }) => isTold) && stage() === 'rejected')
      throw new Error('what has arrived is called rejected')
  }

  function check(): void {
    checkAccepted()
    app.checkOwner()
    for (const screen of shown())
      for (const machine of screen.machines()) checkMachine(screen.person(), screen.page, machine)
    checkTyped()
  }

  /** One tap looks, one more sends. */
  async function tapUntilDone(screen: ReturnType<typeof openScreen>, index: number): Promise<void> {
    const at = () => screen.machines()[index]
    const isOver = () => {
      const machine = at()
      return !machine || machine.submission.state().kind === 'done' || !machine.isOpen()
    }
    for (let taps = 0; taps < 2 && !isOver(); taps += 1) {
      const machine = at()
      if (machine && isBusy(machine.submission.state())) throw new Error('it is busy for ever')
      const [usual = ''] = idsOf(screen.person())
      device.post(screen.tab, () => machine?.tap(machine.form().transactionId || usual))
      await mend()
      check()
    }
    const machine = at()
    if (!machine || isOver()) return
    const state = machine.submission.state()
    if (state.kind !== 'blocked') throw new Error(`it is ${state.kind}, however often it is tapped`)
    const { name, key } = machine
    const isTrue = {
      'id-used': held.accepted.some((each) => each.transactionId === state.request.transactionId),
      changed: machine.isChanged(),
      'paid-otherwise': held.accepted.some(
        (each) => each.key === key || (!each.key && each.name === name),
      ),
      closed: held.isDeleted || held.isSold,
      'not-reviewed': false,
      behind: false,
    }
    if (!isTrue[state.obstacle]) throw new Error(`it is not ${state.obstacle}`)
  }

  return {
    ...world,
    check,
    state: () =>
      world.state([
        { ...held, accepted: held.accepted.map(({ page: _, ...rest }) => rest) },
        meant,
        typed,
      ]),
    async comeToRest() {
      held.lags = false
      await outlast(check)
      for (const screen of shown())
        for (const index of screen.machines().keys()) await tapUntilDone(screen, index)
    },
  }
}
