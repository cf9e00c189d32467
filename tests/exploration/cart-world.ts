import type { QueryClient } from '@tanstack/react-query'
import { type Cart, cartOf } from '@/api/cart/cart'
import { applyChanges, isFailedRemoval, isUnsaved } from '@/api/cart/changes'
import { storeChanges } from '@/api/cart/stored-changes'
import { mutationsOf, withState } from '@/api/cart/write'
import type { CartLine } from '@/api/contract/cart'
import { cartQuery } from '@/api/hooks/cart'
import { quantityFromNumber, quantityToNumber } from '@/domain/quantity'
import { readUserId } from '@/session/session'
import { SLOW_AFTER } from '@/api/submission/waiting'
import { createApp, type Events, type Place } from '@tests/support/app'
import type { World } from '@tests/support/explore'
import {
  type CartCall,
  type CartWrite,
  checkWants,
  concerns,
  type CartWorldOptions,
  createClient,
  differenceOf,
  ELSEWHERE,
  GONE,
  type Held,
  isTwoTabs,
  linesOf,
  of,
  PRODUCTS,
  type Provider,
  TYPING_PAUSE,
  type Want,
  writeOf,
} from './cart-parts'

/** Savita has a kilo of each product in her cart, and its screen open. */
export function cartWorld(given: CartWorldOptions, provider: Provider): World {
  const held: Record<string, Held> = {
    savita: { a: { id: 1, quantity: 1 }, b: { id: 2, quantity: 1 } },
    ramesh: { a: { id: 3, quantity: 1 } },
  }
  /** The latest of each tab, oldest first, by person and product. */
  const wants: Record<string, Want[]> = {}
  let count = 0
  let lastId = 3
  const nextId = () => (lastId += 1)
  /** Lines that another device has changed, at last. */
  const changedElsewhere: Record<string, object | undefined> = {}
  /** A removal failed and its line is shown again: the person has seen that it is still there. */
  const seenAgain = new Set<string>()
  /** A request of a closed page has arrived after its person wanted something newer. */
  const overtaken = new Set<string>()
  const breaches: string[] = []

  function openScreen({ network, tab }: Place) {
    let userId = ''
    let client: QueryClient | undefined
    let cart: Cart | undefined
    let stop: (() => void) | undefined
    let timers: Record<string, ReturnType<typeof setTimeout>> = {}
    let hasSeenChange = false
    /** What Undo puts back. */
    let removed: CartLine[] = []
    /** In which visit a line was last sent. */
    const lastSentIn = new Map<string, number>()

    const known = () => client?.getQueryData(cartQuery(userId).queryKey)
    const changes = () => cart?.changes() ?? new Map<string, never>()
    const shown = () => applyChanges(known() ?? [], changes())
    const keyOf = (productId: string) => `${userId} ${productId}`

    function want(productId: string, quantity: number, isTyped = false): void {
      count += 1
      const key = keyOf(productId)
      const others = (wants[key] ?? []).filter((each) => each.tab.name !== tab.name)
      wants[key] = [...others, { quantity, tab, visit: app.visit(), isTyped }]
      seenAgain.delete(key)
    }

    function sendTyped(): void {
      for (const each of Object.values(wants).flat()) if (each.tab === tab) each.isTyped = false
      cart?.sendTyped()
    }

    /** A request for some of this person's lines. */
    function write({ what, products, change }: CartWrite, call: CartCall) {
      const owner = userId
      if (readUserId() !== owner) breaches.push(`${what} is sent after log-out`)
      const latestWants = products.map((product) => {
        const key = keyOf(product)
        const latest = wants[key]?.find((each) => each.tab.name === tab.name)
        const elsewhere = changedElsewhere[key]
        const isResent = latest?.sent && !latest.sent.hasSeenChange && hasSeenChange
        if (isResent && elsewhere === (held[owner]?.[product] ?? GONE))
          breaches.push(`${what} is sent again over what another device has changed`)
        if (latest) latest.sent ??= { hasSeenChange }
        // Not one from before a log-out: nothing of that is known any more.
        const isBeside = network
          .state()
          .some(([each, isOpen]) => isOpen && concerns(each, product, owner, tab))
        if (isBeside && lastSentIn.get(key) === app.visit())
          breaches.push(`${what} is sent beside another request`)
        lastSentIn.set(key, app.visit())
        return [key, wants[key]?.at(-1)] as const
      })
      function arrive() {
        for (const [key, latest] of latestWants)
          if (!tab.isOpen && wants[key]?.at(-1) !== latest) overtaken.add(key)
        return change()
      }
      return network.send(what + of(owner), arrive, {
        isWrite: true,
        isKeepalive: call.keepalive ?? false,
        signal: call.signal,
      })
    }

    const screen = {
      tab,
      show(person: string | undefined): void {
        userId = person ?? ''
        removed = []
        timers = {}
        stop?.()
        client?.clear()
        client = cart = stop = undefined
        if (person === undefined) return
        client = createClient()
        cart = cartOf(client, person)
        stop = storeChanges(client, person, cart.restore)
        void screen.read()
      },
      async read(): Promise<void> {
        const [reader, own] = [client, cart]
        if (!reader || !own) return
        const reading = reader.query({ ...cartQuery(userId), staleTime: 0 })
        const [{ status }] = await Promise.allSettled([reading])
        if (cart !== own || !known()) return
        if (status === 'fulfilled') own.acceptMet()
        await own.sendWaiting()
      },
      answer(call: CartCall): Promise<unknown> {
        const lines = held[call.path?.userId ?? userId] ?? {}
        if (call.name !== 'cart') return write(writeOf(call, lines, known() ?? [], nextId), call)
        const look = () => {
          hasSeenChange ||= Object.keys(changedElsewhere).length > 0
          return { cartItems: linesOf(lines) }
        }
        return network.send('the cart', look, { signal: call.signal })
      },
      difference: () => differenceOf(shown(), linesOf(held[userId])),
      changes,
      keyOf,
      /** Saves what can be saved. Where the person is asked, they take what the cart holds. */
      save(): void {
        if (!known()) void screen.read()
        for (const change of changes().values())
          if (change.state === 'changed') cart?.accept(change)
        void cart?.retry()
        void cart?.sendWaiting()
      },

      events(): Record<string, () => void> {
        const [own, ready] = [cart, known()]
        if (!own || !ready) return {}
        const lines = shown()
        const typing: Record<string, () => void> = {}
        for (const { product } of count < (given.typings ?? Infinity) ? lines : [])
          for (const amount of PRODUCTS[product.id] ?? [])
            typing[`typed ${amount}`] = () => {
              want(product.id, amount, true)
              own.type(product, quantityFromNumber(amount))
              clearTimeout(timers[product.id])
              timers[product.id] = setTimeout(sendTyped, TYPING_PAUSE)
            }
        const [line] = lines
        const remove = (some: CartLine[], work: () => void) => () => {
          removed = [...removed, ...some]
          for (const { product } of some) want(product.id, 0)
          work()
        }
        const undo = removed.filter(
          ({ product }) => !lines.some((each) => each.product.id === product.id),
        )
        return {
          ...typing,
          ...([...changes().values()].some(({ state }) => state === 'saving') && {
            'the field is left': sendTyped,
          }),
          ...(line && { deleted: remove([line], () => own.remove(line)) }),
          ...(line && { emptied: remove(lines, () => own.empty(lines)) }),
          ...(undo.length > 0 && {
            undone() {
              for (const { product, quantity } of undo) {
                want(product.id, quantityToNumber(quantity))
                void own.set(product, quantity)
              }
            },
          }),
          ...([...changes().values()].some(isUnsaved) && { Retry: () => void own.retry() }),
          Proceed() {
            sendTyped()
            void own.flush()
          },
        }
      },
      state: () => [
        userId,
        known(),
        client && mutationsOf(client, userId).map((each) => [withState(each), each.state.isPaused]),
        hasSeenChange,
        removed.map(({ product, quantity }) => [product.id, quantity]),
      ],
    }
    return screen
  }

  function changeElsewhere(product: string, quantity: number | undefined): void {
    const lines = held.savita ?? {}
    lines[product] = quantity ? { id: lines[product]?.id ?? 99, quantity } : undefined
    changedElsewhere[`savita ${product}`] = lines[product] ?? GONE
  }

  const app = createApp(given, openScreen, (): Events => ({
    'the typing pause ends': () => app.device.pass(TYPING_PAUSE),
    'another device changes it': () => changeElsewhere('a', ELSEWHERE),
    'another device removes it': () => changeElsewhere('a', undefined),
  }))
  const { device, shown, world, mend } = app
  provider.answer = (call) => {
    const caller = shown().find(({ tab }) => tab === device.here())
    if (!caller) throw new Error('A tab that is closed sends')
    return caller.answer(call)
  }

  function check(): void {
    app.checkOwner()
    for (const screen of shown())
      for (const [product, change] of screen.changes()) {
        const key = screen.keyOf(product)
        if (isFailedRemoval(change)) seenAgain.add(key)
        if (
          change.state === 'changed' &&
          !(key in changedElsewhere) &&
          !isTwoTabs(wants[key] ?? [])
        )
          breaches.push(`the person is asked about ${key}, which nobody else has changed`)
      }
    const [breach] = breaches
    if (breach) throw new Error(breach)
  }

  return {
    ...world,
    events: () =>
      Object.fromEntries(
        Object.entries(world.events()).filter(([name]) => !given.without?.test(name)),
      ),
    check,
    state: () =>
      world.state([
        held,
        Object.entries(wants).map(([key, list]) => [
          key,
          list.map(({ tab, ...rest }) => [tab.name, tab.isOpen, rest]),
        ]),
        changedElsewhere,
        [...seenAgain],
        [...overtaken],
      ]),
    async comeToRest() {
      // The next page sends what a closed one has left.
      const next: Record<string, (() => void) | undefined> = world.events()
      for (const name of [1, 2]) next[`tab ${name} is opened`]?.()
      await mend()
      for (let round = 0; round < 6; round += 1) {
        for (const screen of shown()) device.post(screen.tab, screen.save)
        await mend()
        device.pass(SLOW_AFTER)
        await mend()
        check()
      }
      for (const screen of shown()) device.post(screen.tab, () => void screen.read())
      await mend()
      for (const screen of shown()) {
        if ([...screen.changes().values()].some(({ state }) => state !== 'saved'))
          throw new Error('it is never saved')
        const difference = screen.difference()
        if (difference) throw new Error(difference)
      }
      if (JSON.stringify(device.local).includes('cart-edits'))
        throw new Error('a change waits for ever')
      const isFree = (key: string) =>
        key in changedElsewhere || seenAgain.has(key) || overtaken.has(key)
      checkWants(wants, held, (key, { visit }) => isFree(key) || visit !== app.visit())
    },
  }
}
