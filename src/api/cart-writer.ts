import type { Quantity } from '@/domain/quantity'
import { createCartBoard } from './cart-board'
import { createCartEmptying } from './cart-emptying'
import type { CartGateway } from './cart-gateway'
import {
  isUnsent,
  type Job,
  newJob,
  orLate,
  type Sending,
  stateAfter,
  stopTyping,
} from './cart-job'
import type { CartWish, SaveState } from './cart-wish'
import type { CartLine } from './contract/cart'

/** Edits are sent this long after the last keystroke (part 1, point 9). */
const QUANTITY_PAUSE_MS = 800

export type CartWriter = ReturnType<typeof createCartWriter>

/**
 * Sends the changes of a cart: one request per line at a time, the latest wish wins, nothing is lost or reordered
 * (decisions.md, "Catalogue, address, cart").
 */
export function createCartWriter(gateway: CartGateway) {
  const jobs = new Map<string, Job>()
  const board = createCartBoard(jobs, gateway.remember)
  const { publish, hasFailed, isWaiting } = board
  let decisions = 0
  /** What waited for the network, going out one after the other. */
  let round: Promise<void> | undefined
  const emptying = createCartEmptying({ jobs, jobOf, gateway, underWay, publish, settle })

  function jobOf(productId: string): Job {
    const job = jobs.get(productId) ?? newJob()
    jobs.set(productId, job)
    return job
  }

  function type(line: CartLine, quantity: Quantity): void {
    const productId = line.product.id
    const job = jobOf(productId)
    clearTimeout(job.typed?.timer)
    job.typed = {
      entry: { line, wish: { kind: 'set', quantity }, state: 'waiting', pending: true },
      timer: setTimeout(() => sendTyped(productId, false), QUANTITY_PAUSE_MS),
    }
    publish()
  }

  function takeBack(productId: string): void {
    const job = jobs.get(productId)
    if (!job?.typed) return
    stopTyping(job)
    start(productId, false)
    publish()
    void settle()
  }

  function decide(line: CartLine, wish: CartWish, leaving = false): void {
    const productId = line.product.id
    const job = jobOf(productId)
    stopTyping(job)
    if (job.running?.isLate) giveUp(job)
    job.decided = { line, wish, state: job.running ? 'saving' : 'waiting', pending: true }
    job.order = decisions += 1
    job.due = true
    job.carriedBy = undefined
    if (wish.kind === 'set') emptying.forgetFailure()
    publish()
    start(productId, leaving)
  }

  function sendTyped(productId: string, leaving: boolean): void {
    const entry = jobs.get(productId)?.typed?.entry
    if (entry) decide(entry.line, entry.wish, leaving)
  }

  function sendAllTyped(leaving: boolean): void {
    for (const productId of jobs.keys()) sendTyped(productId, leaving)
  }

  function start(productId: string, leaving: boolean, isSecond = false): void {
    const job = jobs.get(productId)
    // What is being typed will replace what was decided.
    if (!job?.due || !job.decided || job.typed || job.running) return
    const emptied = emptying.underWay()
    if (emptied) {
      void emptied.then(() => start(productId, leaving))
      return
    }
    const { wish } = job.decided
    const sending: Sending = {
      abort: new AbortController(),
      done: Promise.resolve(),
      isLate: false,
      leaving,
    }
    const options = { leaving, signal: sending.abort.signal }
    job.due = false
    job.decided.state = 'saving'
    job.running = sending
    sending.done = orLate(
      (wish.kind === 'set'
        ? gateway.set(productId, wish.quantity, options)
        : gateway.remove(productId, options)
      ).then(
        () => finished(productId, sending, 'saved'),
        (error: unknown) =>
          finished(productId, sending, stateAfter(error), !isSecond && isUnsent(error)),
      ),
      () => late(productId, sending),
    )
    publish()
  }

  /** Nothing has come: the person is told. Their next change, or Retry, takes its place; an answer still counts until then. */
  function late(productId: string, sending: Sending): void {
    const job = jobs.get(productId)
    if (job?.running !== sending || !job.decided) return
    sending.isLate = true
    job.decided.state = 'no-answer'
    publish()
  }

  /** The request under way makes place for another one. */
  function giveUp(job: Job): void {
    job.running?.abort.abort()
    job.running = undefined
  }

  function finished(productId: string, sending: Sending, state: SaveState, again = false): void {
    const job = jobs.get(productId)
    // Otherwise it gave way to a newer wish (`leave`).
    if (job?.running !== sending) return
    job.running = undefined
    if (job.due) start(productId, false)
    else if (job.decided && !job.carriedBy) {
      job.decided.state = state
      if (again) {
        job.due = true
        start(productId, false, true)
      }
    }
    publish()
    void settle()
  }

  function underWay(): Promise<void>[] {
    const requests = [...jobs.values()].map((job) =>
      job.running?.isLate ? undefined : job.running?.done,
    )
    return [...requests, emptying.underWay(), round].filter((done) => done !== undefined)
  }

  /** Once at rest: reads the server's cart; what it then holds need no longer be laid over it. */
  async function settle(): Promise<void> {
    const all = [...jobs.values()]
    if (underWay().length > 0 || all.some((job) => job.due || job.typed)) return
    const confirmed = all
      .map((job) => job.decided)
      .filter((entry) => entry?.state === 'saved' && entry.pending)
    if (confirmed.length === 0) return
    await gateway.refresh()
    for (const [productId, job] of jobs) {
      if (!job.decided || !confirmed.includes(job.decided)) continue
      job.decided = { ...job.decided, pending: false }
      if (job.decided.wish.kind === 'remove' && !job.typed) jobs.delete(productId)
    }
    publish()
  }

  function retry(): void {
    // While one of its lines is being typed into, the others go by themselves.
    if (emptying.hasFailed() && ![...jobs.values()].some(({ typed }) => typed)) {
      emptying.empty([])
      return
    }
    for (const { decided, typed } of jobs.values()) {
      const isOpen = decided?.state === 'not-saved' || decided?.state === 'no-answer'
      if (isOpen && !typed) decide(decided.line, decided.wish)
    }
    void sendWaiting()
  }

  /** What waited for the network goes out, one after the other as it was decided, until the network is away again. */
  function sendWaiting(): Promise<void> {
    round ??= sendInOrder().finally(() => {
      round = undefined
      publish()
      void settle()
    })
    return round
  }

  async function sendInOrder(): Promise<void> {
    if (!isWaiting()) return
    if (emptying.isWaiting()) {
      emptying.empty([])
      return
    }
    const all = [...jobs].sort(([, one], [, other]) => one.order - other.order)
    for (const [productId, job] of all) {
      if (job.decided?.state !== 'offline' || job.typed || job.running) continue
      job.decided = { ...job.decided, state: 'waiting' }
      job.due = true
      publish()
      start(productId, false)
      while (jobs.get(productId)?.running) await jobs.get(productId)?.running?.done
      if (stateOf(productId) === 'offline') return
    }
  }

  const stateOf = (productId: string) => jobs.get(productId)?.decided?.state

  /** What could not be removed stays in the cart, as the provider has it, until somebody removes it again. */
  function acceptGivenBack(): void {
    emptying.forgetFailure()
    let isAccepted = false
    for (const [productId, { decided, running, typed }] of jobs) {
      const isBack =
        decided?.wish.kind === 'remove' && ['not-saved', 'no-answer'].includes(decided.state)
      if (!isBack || typed) continue
      running?.abort.abort()
      jobs.delete(productId)
      isAccepted = true
    }
    if (!isAccepted) return
    publish()
    void gateway.refresh()
  }

  /** Sends every quantity that is not saved, without a pause, and waits for rest. True when all of it is saved. */
  async function flush(): Promise<boolean> {
    sendAllTyped(false)
    acceptGivenBack()
    retry()
    for (;;) {
      sendAllTyped(false)
      const waiting = underWay()
      if (waiting.length === 0) return !hasFailed() && !isWaiting()
      await Promise.all(waiting)
    }
  }

  return {
    /** A quantity being typed: sent after the pause. */
    type,
    /** The typing of this line is over: it is sent now. */
    send: (productId: string) => sendTyped(productId, false),
    /** What is being typed has become nonsense: nothing of it is sent that is not on its way already. */
    takeBack,
    /** A quantity decided: sent now. True when saved. */
    async set(line: CartLine, quantity: Quantity): Promise<boolean> {
      const productId = line.product.id
      decide(line, { kind: 'set', quantity })
      for (;;) {
        const waiting = jobs.get(productId)?.running?.done ?? emptying.underWay()
        if (!waiting || stateOf(productId) === 'no-answer')
          return !['not-saved', 'offline', 'no-answer'].includes(stateOf(productId) ?? 'saved')
        await waiting
      }
    },
    remove: (line: CartLine) => decide(line, { kind: 'remove' }),
    /** `lines`: the cart as shown. */
    empty: emptying.empty,
    flush,
    /** Tries again whatever was not saved. */
    retry,
    sendWaiting,
    /** The page is hidden but alive: what was typed goes out at once, able to outlive the page. */
    hide: () => sendAllTyped(true),
    /** The page is going away: a request in flight gives way to the newer wish of its line. */
    leave(): void {
      for (const [productId, job] of jobs) {
        // A plain request ends with its page, also one begun by the blur with which Firefox closes a tab.
        if (job.running && !job.running.leaving && !job.running.isLate) {
          giveUp(job)
          job.due = true
        }
        sendTyped(productId, true)
        start(productId, true)
      }
    },
    entries: board.entries,
    hasFailed,
    isWaiting,
    subscribe: board.subscribe,
  }
}
