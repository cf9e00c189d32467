import type { QueryClient } from '@tanstack/react-query'
import { applyEdits, asNew, isFailed, isFailedRemoval } from '@/api/cart/edits'
import { createCartGateway } from '@/api/cart/gateway'
import { createCartQueue } from '@/api/cart/queue'
import { pageLock, storedEdits } from '@/api/cart/stored-edits'
import { resumeEdits } from '@/api/cart/use-cart'
import type { CartLine } from '@/api/contract/cart'
import { cartQuery } from '@/api/hooks/cart'
import { quantityFromNumber, quantityToNumber } from '@/domain/quantity'
import { holdLock } from '@/api/lock'
import { createApp, type Place } from '@tests/support/app'
import type { World } from '@tests/support/explore'
import {
  type CartWorldOptions,
  createClient,
  differenceOf,
  ELSEWHERE,
  gone,
  type HeldLine,
  linesOf,
  NO_ANSWER,
  pick,
  PRODUCT,
  TYPED,
  TYPING_PAUSE,
  type WriteOptions,
} from './cart-parts'

/** Savita has a kilo of a product in her cart, and its screen open. */
export function cartWorld(given: CartWorldOptions): World {
  /** The provider's one line of each; its id changes when it is added again. */
  const held: Record<string, HeldLine | undefined> = {
    savita: { id: 1, quantity: 1 },
    ramesh: { id: 2, quantity: 1 },
  }
  /** What they want, since the last change of theirs or of another device. */
  const wanted: Record<string, number | undefined> = { savita: 1, ramesh: 1 }
  /** In which visit: a log-out forgets what was not sent. */
  const wantedIn: Record<string, number> = {}
  /** How often somebody has wanted something new. */
  let wants = 0
  /** What pages have sent, for which want. */
  const sentFor = new Map<string, { tab: object; hasSeenChange: boolean }>()
  /** A removal failed and the line is shown again: the person has seen that it is still there. */
  let isBack = false
  /** By another device, at last. */
  let changedElsewhere: { line: HeldLine | undefined } | undefined
  /** Requests were given up for lack of an answer. */
  let isLate = false
  /** The last want that has arrived, and whether one given up or of a closed page came later. */
  let arrived = 0
  let isOvertaken = false
  const breaches: string[] = []

  function want(userId: string, quantity: number | undefined): void {
    wanted[userId] = quantity
    wantedIn[userId] = app.visit()
    isBack = false
    wants += 1
  }

  function changeElsewhere(line: HeldLine | undefined): void {
    held.savita = line
    changedElsewhere = { line }
  }

  function openScreen({ network, tab }: Place) {
    let userId: string | undefined
    let client: QueryClient | undefined
    let queue: ReturnType<typeof createCartQueue> | undefined
    let release: (() => void) | undefined
    /** What this page has sent, in order, and whether it has read the change of another device. */
    const sent: string[] = []
    let hasSeenChange = false
    /** The last line shown: what Undo puts back. */
    let removed: CartLine | undefined

    const known = () => client?.getQueryData(cartQuery(userId ?? '').queryKey)
    const shown = (lines = known()) => applyEdits(lines ?? [], queue?.edits() ?? new Map())

    function write(what: string, change: () => unknown, options: WriteOptions) {
      const { keepalive = false, signal } = options
      const name = `${what} of tab ${tab.name}`
      const isUnderWay = network.state().some(([each, isOpen]) => isOpen && each === name)
      // After that, the person decides.
      if (isUnderWay && !keepalive && !isLate && !signal.aborted)
        breaches.push(`${what} is sent beside itself`)
      const first = sentFor.get(`${what} ${wants}`)
      const isOlder = first && first.tab !== tab && hasSeenChange && !first.hasSeenChange
      if (isOlder && changedElsewhere && held.savita === changedElsewhere.line)
        breaches.push(`${what} of an earlier page overwrites what another device has changed`)
      sentFor.set(`${what} ${wants}`, first ?? { tab, hasSeenChange })
      sent.push(what)
      const own = wants
      function arrive() {
        if ((isLate && own < arrived) || (!tab.isOpen && own < wants)) isOvertaken = true
        arrived = Math.max(own, arrived)
        change()
      }
      return network.send(what, arrive, { isWrite: true, isKeepalive: keepalive, signal })
    }

    const screen = {
      tab,
      show(person: string | undefined): void {
        userId = person
        client = undefined
        removed = undefined
        release?.()
        queue = undefined
        if (userId === undefined) return
        const own = userId
        client = createClient()
        queue = createCartQueue(
          createCartGateway(client, own, {
            add({ quantity, userId: named, ...options }) {
              const amount = quantityToNumber(quantity)
              const set = () =>
                (held[named] = { id: held[named]?.id ?? wants + 3, quantity: amount })
              return write(`the quantity ${amount}`, set, options)
            },
            remove(options) {
              const take = () => {
                if (`line-${held[own]?.id}` !== options.lineId) throw gone
                held[own] = undefined
              }
              return write('the removal', take, options)
            },
            empty: ({ userId: named, ...options }) =>
              write('the emptying', () => (held[named] = undefined), options),
          }),
        )
        release = holdLock(pageLock(queue.pageId))
        void screen.read()
      },
      /** Reads the cart, and sends what an earlier page has left. */
      async read(): Promise<void> {
        const [own, reader, edits] = [userId, client, queue]
        if (own === undefined || !reader || !edits) return
        // After a failed read the cart stays as it was, and nothing is resumed.
        const [read] = await Promise.allSettled([reader.query({ ...cartQuery(own), staleTime: 0 })])
        if (read.status === 'fulfilled' && queue === edits)
          await resumeEdits(own, edits, read.value)
      },
      readLines(person: string, signal: AbortSignal | undefined) {
        const look = () => {
          hasSeenChange ||= changedElsewhere !== undefined
          return linesOf(held[person])
        }
        return network.send('the cart', look, { signal })
      },
      difference: () => differenceOf(shown(), linesOf(held[userId ?? ''])),
      hasFailedRemoval: () => [...(queue?.edits().values() ?? [])].some(isFailedRemoval),
      isReady: () => known() !== undefined,
      isUnsaved: () => [...(queue?.edits().values() ?? [])].some(({ state }) => state !== 'saved'),
      /** Asks for what was not saved, whatever was wanted since. */
      retry(): void {
        const [failed] = [...(queue?.edits().values() ?? [])].filter(isFailed)
        if (!failed) return
        want(userId ?? '', failed.quantity === null ? undefined : quantityToNumber(failed.quantity))
        queue?.retry()
      },
      sendWaiting: () => void queue?.sendWaiting(),

      events(): Record<string, () => void> {
        const [person, edits, lines] = [userId, queue, known()]
        if (person === undefined || !edits || !lines) return {}
        const [line] = shown(lines)
        return {
          ...(line &&
            wants < (given.typings ?? Infinity) &&
            Object.fromEntries(
              TYPED.map((amount) => [
                `typed ${amount}`,
                () => {
                  want(person, amount)
                  edits.type(line, quantityFromNumber(amount))
                },
              ]),
            )),
          ...(edits.edits().get(PRODUCT)?.state === 'saving' && {
            'the field is left': () => edits.send(PRODUCT),
          }),
          ...(line && {
            deleted() {
              removed = line
              want(person, undefined)
              edits.remove(line)
            },
            emptied() {
              removed = line
              want(person, undefined)
              edits.empty(shown())
            },
          }),
          ...(!line &&
            removed && {
              undone() {
                if (!removed) return
                want(person, quantityToNumber(removed.quantity))
                void edits.set(asNew(removed), removed.quantity)
              },
            }),
          ...(edits.hasFailed() && { Retry: () => screen.retry() }),
          Proceed: () => void edits.flush(),
          'the page hides': () => edits.hide(),
          'the page ends': () => edits.leave(),
        }
      },
      state: () => [
        userId,
        known(),
        [...(queue?.edits() ?? [])].map(([id, { order: _, ...edit }]) => [id, edit]),
        sent,
        hasSeenChange,
        removed?.quantity,
      ],
    }
    return screen
  }

  const app = createApp({
    ...given,
    openScreen,
    rare() {
      const all: Record<string, () => void> = {
        'the network goes': () => (app.device.isOnline = false),
        'the typing pause ends': () => app.device.pass(TYPING_PAUSE),
        'no answer comes'() {
          isLate = true
          app.device.pass(NO_ANSWER)
        },
        'another device changes it': () =>
          changeElsewhere({ id: held.savita?.id ?? 99, quantity: ELSEWHERE }),
        'another device removes it': () => changeElsewhere(undefined),
      }
      return pick(all, (name) => given.rare?.includes(name) === true)
    },
  })
  const { device, shown, world, mend } = app
  given.reads.lines = (userId, signal) => {
    const reader = shown().find(({ tab }) => tab === device.here())
    if (!reader) throw new Error('A tab that is closed reads')
    return reader.readLines(userId, signal)
  }

  function check(): void {
    app.checkOwner()
    const [breach] = breaches
    if (breach) throw new Error(breach)
    isBack ||= shown().some((screen) => screen.hasFailedRemoval())
  }

  return {
    ...world,
    events: () => pick(world.events(), (name) => !given.without?.test(name)),
    check,
    state: () =>
      world.state([
        held,
        [wanted, wantedIn],
        [...sentFor].map(([what, first]) => [what, first.hasSeenChange]),
        isBack,
        changedElsewhere,
        [arrived, isOvertaken],
      ]),
    async comeToRest() {
      await mend()
      for (let round = 0; round < 6; round += 1) {
        for (const screen of shown())
          device.post(screen.tab, () => {
            if (!screen.isReady()) void screen.read()
            screen.retry()
            screen.sendWaiting()
          })
        await device.settle()
        device.pass(NO_ANSWER)
        await device.settle()
        await mend()
        check()
      }
      if (shown().length === 0) return
      for (const screen of shown()) device.post(screen.tab, () => void screen.read())
      await device.settle()
      await mend()
      for (const screen of shown()) {
        if (screen.isUnsaved()) throw new Error('it is never saved')
        const difference = screen.difference()
        if (difference) throw new Error(difference)
      }
      for (const [person, { quantity = 0 } = {}] of Object.entries(held)) {
        if (storedEdits.read(person).length > 0) throw new Error('an edit waits for ever')
        const isFree = changedElsewhere || isBack || isOvertaken
        const isForgotten = (wantedIn[person] ?? app.visit()) !== app.visit()
        if (!isFree && !isForgotten && quantity !== (wanted[person] ?? 0))
          throw new Error(`wanted ${wanted[person] ?? 0}, and the provider has ${quantity}`)
      }
    },
  }
}
