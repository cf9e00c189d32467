// @vitest-environment node
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { quantityFromNumber } from '@/domain/quantity'
import { isFailedRemoval } from '@/api/cart/edits'
import { fakeCart, lineOf, type SentRequest } from '@tests/api/cart/fake-cart'
import { LONG, schedules } from './schedules'

const product = fc.constantFrom('a', 'b', 'c')
const quantity = fc.integer({ min: 1, max: 9 })

const outcomes = ['ok', 'failed', 'unsent'] as const
type Outcome = (typeof outcomes)[number]

/** Actions of the person, the network and the provider. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant('type'), product, quantity) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('set'), product, quantity) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('remove'), product) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('undo'), product) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('blur'), product) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('nonsense'), product) },
  fc.tuple(fc.constant('empty')),
  fc.tuple(fc.constant('retry')),
  fc.tuple(fc.constant('flush')),
  fc.tuple(fc.constant('hide')),
  fc.tuple(fc.constant('leave')),
  fc.tuple(fc.constant('readable'), fc.boolean()),
  { weight: 4, arbitrary: fc.tuple(fc.constant('pass'), fc.constantFrom(0, 1, 400, 800)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('apply'), fc.nat(3)) },
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constant('answer'), fc.nat(3), fc.constantFrom(...outcomes)),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A model of the wanted cart, and checks of what is sent at a time. */
function watched() {
  const wanted = new Map([
    ['a', 1],
    ['b', 2],
  ])
  /** What an Undo puts back. */
  const before = new Map(wanted)
  const edits = new Map<string, number>()
  /** Lines being typed, with the quantity before. */
  const typing = new Map<string, { since: number; edit: number; amount: number | undefined }>()
  const carried = new Map<string, { edit: number; request: SentRequest; failed: boolean }>()
  const breaches: string[] = []
  const cart = fakeCart({ a: 1, b: 2 }, check)
  let flushing = 0
  let lastEdit = 0
  const nextEdit = () => (lastEdit += 1)

  function want(productId: string, amount: number | undefined): void {
    before.set(productId, wanted.get(productId) ?? before.get(productId) ?? 1)
    if (amount === undefined) wanted.delete(productId)
    else wanted.set(productId, amount)
  }

  function check(request: SentRequest): void {
    const others = cart.open()
    const { productId, what } = request
    if (productId === undefined) {
      if (others.length > 0) breaches.push('emptied while something else was on its way')
      return
    }
    if (others.some((other) => (other.productId ?? productId) === productId)) {
      breaches.push(`${what}: a second request of its line`)
    }
    const amount = wanted.get(productId)
    if (what !== (amount === undefined ? `${productId} removed` : `${productId}=${amount}`)) {
      breaches.push(`${what}: not the latest edit`)
    }
    if (isTyping(productId) && flushing === 0) breaches.push(`${what}: within the typing pause`)
    const last = carried.get(productId)
    const number = edits.get(productId) ?? 0
    if (last?.edit === number && !last.failed && !last.request.isAborted())
      breaches.push(`${what}: sent twice`)
    carried.set(productId, { edit: number, request, failed: false })
  }

  function isTyping(productId: string): boolean {
    const begun = typing.get(productId)
    return begun !== undefined && Date.now() - begun.since < 800
  }

  return {
    cart,
    wanted,
    before,
    breaches,
    decide(productId: string, amount: number | undefined): void {
      typing.delete(productId)
      want(productId, amount)
      edits.set(productId, nextEdit())
    },
    type(productId: string, amount: number): void {
      const begun = isTyping(productId) ? typing.get(productId) : undefined
      const start = begun ?? { edit: edits.get(productId) ?? 0, amount: wanted.get(productId) }
      // While somebody waits for rest there is no pause.
      if (flushing === 0) typing.set(productId, { ...start, since: Date.now() })
      want(productId, amount)
      edits.set(productId, nextEdit())
    },
    /** False when nothing was being typed. */
    nonsense(productId: string): boolean {
      const begun = typing.get(productId)
      if (!begun || !isTyping(productId)) return false
      typing.delete(productId)
      want(productId, begun.amount)
      edits.set(productId, begun.edit)
      return true
    },
    /** The typing of this line, or of all, is over. */
    stopTyping(productId?: string): void {
      if (productId === undefined) typing.clear()
      else typing.delete(productId)
    },
    async flush(): Promise<void> {
      flushing += 1
      typing.clear()
      // A line whose removal failed is back in the cart, and Proceed takes the cart as shown.
      const back = failedRemovals(cart.queue)
      // The screen shows what was read last, until the cart can be read.
      if (back.length > 0) cart.setReadable(true)
      for (const id of back) {
        want(id, cart.server.get(id))
        edits.set(id, nextEdit())
      }
      await cart.queue.flush()
      typing.clear()
      flushing -= 1
    },
    answer(request: SentRequest, outcome: Outcome): void {
      for (const last of carried.values()) {
        if (last.request === request) last.failed = outcome !== 'ok'
      }
      request.answer(outcome)
    },
  }
}

type Watched = ReturnType<typeof watched>

async function take(world: Watched, [kind, ...rest]: Step): Promise<void> {
  const { cart, wanted, before } = world
  const { queue } = cart
  const [first, second] = rest
  const id = String(first)
  const amount = Number(second)
  const line = lineOf(id, wanted.get(id) ?? 1)
  if (kind === 'type') {
    world.type(id, amount)
    queue.type(line, quantityFromNumber(amount))
  } else if (kind === 'set') {
    world.decide(id, amount)
    void queue.set(line, quantityFromNumber(amount))
  } else if (kind === 'nonsense') {
    if (world.nonsense(id)) queue.discardTyped(id)
  } else if (kind === 'blur') {
    world.stopTyping(id)
    queue.send(id)
  } else if (kind === 'remove') {
    if (!cart.shown().some(({ product: { id: shownId } }) => shownId === id)) return
    world.decide(id, undefined)
    queue.remove(line)
  } else if (kind === 'undo') {
    const old = before.get(id)
    if (wanted.has(id) || old === undefined) return
    world.decide(id, old)
    void queue.set(line, quantityFromNumber(old))
  } else if (kind === 'empty') {
    const shown = cart.shown()
    for (const productId of ['a', 'b', 'c']) world.decide(productId, undefined)
    queue.empty(shown)
  } else if (kind === 'hide' || kind === 'leave') {
    world.stopTyping()
    queue[kind]()
  } else if (kind === 'retry') queue.retry()
  else if (kind === 'flush') void world.flush()
  else if (kind === 'readable') cart.setReadable(first === true)
  else if (kind === 'pass') await vi.advanceTimersByTimeAsync(Number(first))
  else {
    const request = cart.open()[Number(first)]
    if (!request) return
    if (kind === 'apply') request.apply()
    else world.answer(request, outcomes.find((outcome) => outcome === second) ?? 'ok')
  }
}

function asWanted({ wanted }: Watched): string[] {
  return [...wanted].map(([id, amount]) => `${id}=${amount}`).toSorted()
}

/** Lines whose removal failed, or was not answered. */
function failedRemovals(queue: Watched['cart']['queue']): string[] {
  return [...queue.edits()].flatMap(([id, edit]) => (isFailedRemoval(edit) ? [id] : []))
}

/** The screen always shows the wanted cart; a line whose removal failed is shown again. */
function expectWantedInSight(world: Watched): void {
  const failed = failedRemovals(world.cart.queue)
  const seen = world.cart.shownWords().filter((words) => !failed.some((id) => words.startsWith(id)))
  expect(seen.toSorted()).toEqual(asWanted(world))
}

/** The network works again, and Retry is pressed until all is saved. */
async function comeToRest(world: Watched): Promise<void> {
  const { cart } = world
  cart.setReadable(true)
  for (let round = 0; round < 20; round += 1) {
    await vi.advanceTimersByTimeAsync(800)
    for (const request of cart.open()) world.answer(request, 'ok')
    await vi.advanceTimersByTimeAsync(0)
    if (cart.open().length === 0) cart.queue.retry()
  }
  expect(cart.open()).toEqual([])
}

it(
  'sends the latest edits: one request per line at a time, in order, none twice',
  async () => {
    vi.useFakeTimers()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        vi.clearAllTimers()
        const world = watched()
        for (const one of steps) {
          await take(world, one)
          expectWantedInSight(world)
          // Each user action is its own task: promises settle in between.
          await vi.advanceTimersByTimeAsync(0)
        }
        await comeToRest(world)
        expect(world.breaches).toEqual([])
        const atProvider = [...world.cart.server].map(([id, amount]) => `${id}=${amount}`)
        expect(atProvider.toSorted()).toEqual(asWanted(world))
        expect(world.cart.shownWords().toSorted()).toEqual(asWanted(world))
        expect(world.cart.queue.hasFailed()).toBe(false)
        expect(world.cart.remembered()).toEqual([])
      }),
      schedules({ every: 300, nightly: 5_000 }),
    )
    vi.useRealTimers()
  },
  LONG,
)
