import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCartIfKnown, useCartQueue, useCartSync } from '@/api/cart/use-cart'
import type { CartLine } from '@/api/contract/cart'
import { ApiError } from '@/api/errors'
import { createQueryClient } from '@/api/query-client'
import { quantityFromNumber } from '@/domain/quantity'
import { lineOf } from '@tests/api/cart/fake-cart'
import { signInAs } from '@tests/visit'
import { LONG, schedules } from './schedules'

type Send = (call: string, args: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>
const wire = vi.hoisted(() => ({ send: (() => Promise.reject(new Error('no wire'))) as Send }))

/** Replaces the network, so that thousands of carts take seconds. */
vi.mock('@/api/call', () => ({
  call: ({ name }: { name: string }, ...rest: [unknown]) => wire.send(name, ...rest),
}))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const products = ['a', 'b', 'c']

/** One request and its answer. */
interface Exchange {
  hasArrived: boolean
  /** It never arrives. */
  isLost: boolean
  /** Reaches the provider, once. */
  arrive(): void
  /** The answer reaches the page, after the request has arrived. */
  answer(): void
  /** The page gets a failure, whether or not it arrived. */
  drop(): void
  isHeard: boolean
}

/** A provider with a cart, behind a network that holds each request until the test decides. */
function provider() {
  let lastId = 0
  const newLine = (productId: string, quantity: number): CartLine => ({
    ...lineOf(productId, quantity),
    id: `line-${(lastId += 1)}`,
  })
  let lines = [newLine('a', 1), newLine('b', 2)]
  const exchanges: Exchange[] = []

  function apply(call: string, args: unknown): unknown {
    const { path = {}, body } = args as {
      path?: { cartItemId?: string }
      body?: { productId: string; productQuantity: number }
    }
    if (call === 'cart') return { cartItems: [...lines] }
    if (call === 'emptyCart') lines = []
    else if (call === 'addToCart' && body) {
      const known = lines.find(({ product }) => product.id === body.productId)
      const line = newLine(body.productId, body.productQuantity)
      if (known) lines = lines.map((each) => (each === known ? { ...line, id: known.id } : each))
      else lines = [...lines, line]
    } else if (call === 'removeCartLine') {
      if (!lines.some(({ id }) => id === path.cartItemId))
        return new ApiError({ kind: 'not-found', call, message: '', outcomeUnknown: false })
      lines = lines.filter(({ id }) => id !== path.cartItemId)
    } else throw new Error(`The cart has no use for ${call}`)
    return undefined
  }

  wire.send = (call, args, options) =>
    new Promise((resolve, reject) => {
      let answer: unknown
      const exchange: Exchange = {
        hasArrived: false,
        isLost: false,
        isHeard: false,
        arrive() {
          if (!exchange.hasArrived) answer = apply(call, args)
          exchange.hasArrived = true
        },
        answer() {
          exchange.arrive()
          exchange.isHeard = true
          if (answer instanceof ApiError) reject(answer)
          else resolve(answer)
        },
        drop() {
          exchange.isHeard = true
          reject(
            new ApiError({
              kind: 'unavailable',
              call,
              message: '',
              outcomeUnknown: true,
              status: 503,
            }),
          )
        },
      }
      options?.signal?.addEventListener('abort', () => {
        exchange.isHeard = true
        reject(new DOMException('aborted', 'AbortError'))
      })
      exchanges.push(exchange)
    })

  return {
    /** In flight to the provider, also those the page has aborted. */
    travelling: () => exchanges.filter(({ hasArrived, isLost }) => !hasArrived && !isLost),
    /** The page waits for their answers. */
    open: () => exchanges.filter(({ isHeard }) => !isHeard),
    /** The page is gone. */
    forgetPage(): void {
      for (const exchange of exchanges) exchange.isHeard = true
    },
    words: () => wordsOf(lines),
  }
}

const oneOf = <Each,>(list: readonly Each[], number: number) => list[number % list.length]

function wordsOf(lines: readonly CartLine[] = []): string[] {
  return lines.map(({ product, quantity }) => `${product.id}=${quantity / 1000}`).toSorted()
}

/** A page of the app, with only its cart. */
function openPage() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const view = renderHook(
    () => ({ queue: useCartQueue(), sync: useCartSync(), lines: useCartIfKnown() }),
    { wrapper },
  )
  return {
    queue: () => view.result.current.queue,
    lines: () => view.result.current.lines,
    failed: () => view.result.current.sync.failed,
    /** Closed or reloaded: `pagehide` fires, and no answer arrives any more. */
    leave(): void {
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      view.unmount()
      client.clear()
    },
    isUnread: () =>
      client.getQueryCache().find({ queryKey: ['cart'], exact: false })?.state.status === 'error',
    /** Refetches, as on coming back to the screen later. */
    look: () => client.invalidateQueries(),
  }
}

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(
      fc.constant('type'),
      fc.constantFrom(...products),
      fc.integer({ min: 1, max: 9 }),
    ),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constant('remove'), fc.constantFrom(...products)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('put back'), fc.constantFrom(...products)) },
  fc.tuple(fc.constant('empty')),
  fc.tuple(fc.constant('retry')),
  fc.tuple(fc.constant('hide')),
  fc.tuple(fc.constant('reload')),
  fc.tuple(fc.constant('look')),
  { weight: 3, arbitrary: fc.tuple(fc.constant('pass'), fc.constantFrom(0, 400, 800)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('arrive'), fc.nat(4)) },
  { weight: 5, arbitrary: fc.tuple(fc.constant('answer'), fc.nat(4)) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('lose', 'lose the answer', 'stray'), fc.nat(4)),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Sequences that once lost an edit. */
const regressions: [Step[]][] = [
  [[['type', 'a', 1], ['empty'], ['put back', 'b'], ['answer', 0], ['empty'], ['put back', 'b']]],
]

/** Takes the steps, lets everything settle, and returns the cart on screen and the provider's. */
async function run(steps: readonly Step[]) {
  const { travelling, open, forgetPage, words } = provider()
  let page = openPage()
  /** Undefined once a request was delayed, since it may overtake later ones. */
  let wanted: Map<string, number> | undefined = new Map([
    ['a', 1],
    ['b', 2],
  ])
  const settle = () => act(() => vi.advanceTimersByTimeAsync(1))
  const lineShown = (id: string) => page.lines()?.find(({ product }) => product.id === id)

  async function take([kind, ...rest]: Step): Promise<void> {
    const [first, second] = rest
    const id = String(first)
    const number = Number(first)
    const line = lineShown(id)
    if (kind === 'type') {
      if (!page.lines()) return
      wanted?.set(id, Number(second))
      page.queue().type(line ?? lineOf(id, 1), quantityFromNumber(Number(second)))
    } else if (kind === 'remove') {
      if (!line) return
      wanted?.delete(id)
      page.queue().remove(line)
    } else if (kind === 'put back') {
      if (!page.lines() || line) return
      wanted?.set(id, 3)
      void page.queue().set(lineOf(id, 3), quantityFromNumber(3))
    } else if (kind === 'empty') {
      const lines = page.lines()
      if (!lines) return
      wanted?.clear()
      page.queue().empty(lines)
    } else if (kind === 'reload') {
      wanted = undefined
      page.leave()
      // Requests of pagehide start in a microtask. The timers of a page end with it.
      await vi.advanceTimersByTimeAsync(0)
      vi.clearAllTimers()
      forgetPage()
      page = openPage()
    } else if (kind === 'retry') page.queue().retry()
    else if (kind === 'hide') page.queue().hide()
    else if (kind === 'look') void page.look()
    else if (kind === 'pass') await vi.advanceTimersByTimeAsync(number)
    else if (kind === 'arrive') oneOf(travelling(), number)?.arrive()
    else if (kind === 'answer') oneOf(open(), number)?.answer()
    else {
      const exchange = oneOf(open(), number)
      if (!exchange) return
      if (kind === 'lose') exchange.isLost = !exchange.hasArrived
      else if (kind === 'lose the answer') exchange.arrive()
      else if (!exchange.hasArrived) wanted = undefined
      exchange.drop()
    }
  }

  await settle()
  await act(async () => open().forEach((exchange) => exchange.answer()))
  for (const one of steps) {
    await act(() => take(one))
    await settle()
  }

  /** The network works again, delayed requests arrive, and Retry is pressed until all is saved. */
  for (const exchange of travelling()) exchange.arrive()
  async function answerAll(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000))
      await act(async () => open().forEach((exchange) => exchange.answer()))
      await settle()
      if (open().length === 0 && page.failed()) await act(async () => page.queue().retry())
    }
  }
  await answerAll(8)
  // Only a refetch shows a delayed request, or a cart that failed to load.
  if (!wanted || page.isUnread()) await act(async () => void page.look())
  await answerAll(5)
  const seen = { shown: wordsOf(page.lines()), held: words(), failed: page.failed(), wanted }
  expect(open()).toEqual([])
  page.leave()
  // Requests of this page's end are not for the next one.
  await settle()
  vi.clearAllTimers()
  localStorage.removeItem('sauda.draft.device.cart-edits')
  return seen
}

it(
  'ends with the provider’s cart on screen, after any edits, losses, delays and reloads',
  async () => {
    signInAs('savita')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
        const { shown, held, failed, wanted } = await run(steps)
        expect({ shown, failed }).toEqual({ shown: held, failed: false })
        if (wanted)
          expect(held).toEqual([...wanted].map(([id, many]) => `${id}=${many}`).toSorted())
      }),
      { ...schedules({ every: 40, nightly: 5_000 }), examples: regressions },
    )
  },
  LONG,
)
