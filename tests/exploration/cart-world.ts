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
import { lineOf } from '@tests/api/cart/fake-cart'
import { createApp, type Place } from '@tests/support/app'
import type { World } from '@tests/support/explore'
import {
  type CartWorldOptions,
  createClient,
  ELSEWHERE,
  gone,
  NO_ANSWER,
  PRODUCT,
  TYPED,
  TYPING_PAUSE,
} from './cart-parts'

/** Savita has a kilo of a product in her cart, and its screen open. */
export function cartWorld(given: CartWorldOptions): World {
  /** The provider's one line; its id changes when it is added again. */
  let line: { id: number; quantity: number } | undefined = { id: 1, quantity: 1 }
  /** What the person wants, since the last change of theirs or of another device. */
  let wanted: number | undefined = 1
  /** How often the person has wanted something new. */
  let wants = 0
  /** What pages have sent, for which want. */
  const sentFor = new Map<string, { tab: object; hasSeenChange: boolean }>()
  /** A removal failed and the line is shown again: the person has seen that it is still there. */
  let isBack = false
  let isChangedElsewhere = false
  /** Requests were given up for lack of an answer. */
  let isLate = false
  /** The last want that has arrived, and whether one given up or of a closed page came later. */
  let arrived = 0
  let isOvertaken = false
  const breaches: string[] = []

  const lines = (): CartLine[] => {
    if (!line) return []
    return [{ ...lineOf(PRODUCT, line.quantity), id: `line-${line.id}` }]
  }

  function want(quantity: number | undefined): void {
    wanted = quantity
    isBack = false
    wants += 1
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

    const cached = () => userId && client?.getQueryData(cartQuery(userId).queryKey)
    const known = () => cached() || undefined
    const shown = () => applyEdits(known() ?? [], queue?.edits() ?? new Map())
    const first = () => shown()[0]

    function write(
      what: string,
      change: () => unknown,
      options: { keepalive?: boolean; signal: AbortSignal },
    ) {
      const { keepalive = false, signal } = options
      const name = `${what} of tab ${tab.name}`
      const isUnderWay = network.state().some(([each, isOpen]) => isOpen && each === name)
      // After that, the person decides.
      if (isUnderWay && !keepalive && !isLate && !signal.aborted)
        breaches.push(`${what} is sent beside itself`)
      const first = sentFor.get(`${what} ${wants}`)
      const isOlder = first && first.tab !== tab && hasSeenChange && !first.hasSeenChange
      if (isOlder && line?.quantity === ELSEWHERE)
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
        release?.()
        queue = undefined
        if (userId === undefined) return
        const own = userId
        client = createClient()
        queue = createCartQueue(
          createCartGateway(client, own, {
            add({ quantity, ...options }) {
              const amount = quantityToNumber(quantity)
              const set = () => (line = { id: line?.id ?? wants + 2, quantity: amount })
              return write(`the quantity ${amount}`, set, options)
            },
            remove: (options) =>
              write(
                'the removal',
                () => {
                  if (`line-${line?.id}` !== options.lineId) throw gone
                  line = undefined
                },
                options,
              ),
            empty: (options) => write('the emptying', () => (line = undefined), options),
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
      readLines: (signal: AbortSignal | undefined) =>
        network.send(
          'the cart',
          () => {
            hasSeenChange ||= isChangedElsewhere
            return lines()
          },
          { signal },
        ),
      shown: () =>
        userId === undefined
          ? undefined
          : shown().map(({ quantity }) => quantityToNumber(quantity)),
      hasFailedRemoval: () => [...(queue?.edits().values() ?? [])].some(isFailedRemoval),
      isReady: () => known() !== undefined,
      isUnsaved: () => queue !== undefined && (queue.hasFailed() || queue.isWaiting()),
      /** Asks for what was not saved, whatever was wanted since. */
      retry(): void {
        const [failed] = [...(queue?.edits().values() ?? [])].filter(isFailed)
        if (!failed) return
        want(failed.quantity === null ? undefined : quantityToNumber(failed.quantity))
        queue?.retry()
      },
      sendWaiting: () => void queue?.sendWaiting(),

      events(): Record<string, () => void> {
        const [edits, line] = [queue, first()]
        if (!edits || !known()) return {}
        const isTyping = edits.edits().get(PRODUCT)?.state === 'saving'
        return {
          ...(line &&
            wants < (given.typings ?? Infinity) &&
            Object.fromEntries(
              TYPED.map((amount) => [
                `typed ${amount}`,
                () => {
                  want(amount)
                  edits.type(line, quantityFromNumber(amount))
                },
              ]),
            )),
          ...(isTyping && { 'the field is left': () => edits.send(PRODUCT) }),
          ...(line && {
            deleted() {
              removed = line
              want(undefined)
              edits.remove(line)
            },
            emptied() {
              removed = line
              want(undefined)
              edits.empty(shown())
            },
          }),
          ...(!line &&
            removed && {
              undone() {
                if (!removed) return
                want(quantityToNumber(removed.quantity))
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
        'another device changes it': () => {
          line = { id: line?.id ?? 99, quantity: ELSEWHERE }
          isChangedElsewhere = true
        },
      }
      return Object.fromEntries(Object.entries(all).filter(([name]) => given.rare?.includes(name)))
    },
  })
  const { device, shown, world, mend } = app
  given.reads.lines = (signal) => {
    const reader = shown().find(({ tab }) => tab === device.here())
    if (!reader) throw new Error('A tab that is closed reads')
    return reader.readLines(signal)
  }

  function check(): void {
    app.checkOwner()
    const [breach] = breaches
    if (breach) throw new Error(breach)
    isBack ||= shown().some((screen) => screen.hasFailedRemoval())
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
        line,
        wanted,
        [...sentFor].map(([what, first]) => [what, first.hasSeenChange]),
        isBack,
        isChangedElsewhere,
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
        const seen = screen.shown()
        if (seen && JSON.stringify(seen) !== JSON.stringify(line ? [line.quantity] : []))
          throw new Error(
            `the screen shows ${seen.join()}, the provider has ${line?.quantity ?? 0}`,
          )
      }
      if (storedEdits.read('savita').length > 0) throw new Error('an edit waits for ever')
      if (!isChangedElsewhere && !isBack && !isOvertaken && line?.quantity !== wanted)
        throw new Error(`wanted ${wanted ?? 0}, and the provider has ${line?.quantity ?? 0}`)
    },
  }
}
