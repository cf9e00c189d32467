import type { CartLine } from '@/api/contract/cart'
import type { Quantity } from '@/domain/quantity'
import { type CartEdit, isFailed, isGivenBack, isUnsaved, type SaveState } from './edits'
import type { CartGateway } from './gateway'
import { type CartRequest, startRequest } from './request'
import { createCartStore, editOf, type QueuedLine, setState, stopTyping } from './store'

/** A quantity is sent this long after the last keystroke (CRT-2). */
const TYPING_PAUSE_MS = 800

export type CartQueue = ReturnType<typeof createCartQueue>

/**
 * Sends the edits of a cart: one request per line at a time, the latest edit wins, and nothing is
 * lost or reordered (CRT-2, CRT-3).
 */
export function createCartQueue(gateway: CartGateway) {
  const store = createCartStore(gateway.remember)
  const { lines, all, linesOf, publish, hasFailed, isWaiting } = store
  const tabId = Math.random().toString(36).slice(2)
  let editCount = 0
  /** Empty Cart under way: every line waits for it. */
  let emptying: CartRequest | undefined
  /** Edits made offline, being sent one after the other. */
  let offlineRound: Promise<void> | undefined

  function lineOf(productId: string): QueuedLine {
    const line = lines.get(productId) ?? { isDue: false, isEmptied: false, request: emptying }
    lines.set(productId, line)
    return line
  }

  function newEdit(line: CartLine, quantity: Quantity | null, id?: string): CartEdit {
    editCount += 1
    return {
      id: id ?? `${tabId}-${editCount}`,
      order: editCount,
      line,
      quantity,
      state: 'saving',
      isPending: true,
    }
  }

  function type(cartLine: CartLine, quantity: Quantity): void {
    const productId = cartLine.product.id
    const line = lineOf(productId)
    stopTyping(line)
    line.typed = {
      edit: newEdit(cartLine, quantity),
      timer: setTimeout(() => sendTyped(productId), TYPING_PAUSE_MS),
    }
    publish()
  }

  function sendTyped(productId: string, keepalive = false): void {
    const edit = lines.get(productId)?.typed?.edit
    if (edit) enqueue(edit, keepalive)
  }

  function sendAllTyped(keepalive = false): void {
    for (const productId of lines.keys()) sendTyped(productId, keepalive)
  }

  function enqueue(edit: CartEdit, keepalive = false): void {
    const productId = edit.line.product.id
    const line = lineOf(productId)
    stopTyping(line)
    if (line.request?.isLate) cancel(line.request)
    Object.assign(line, { edit, isDue: true, isEmptied: false })
    publish()
    start(productId, keepalive)
  }

  function start(productId: string, keepalive = false): void {
    const line = lines.get(productId)
    // What is being typed will replace what is due.
    if (!line?.isDue || !line.edit || line.typed || line.request) return
    const { id, quantity } = line.edit
    line.isDue = false
    line.edit.state = 'saving'
    const send = (signal: AbortSignal) =>
      quantity === null
        ? gateway.remove(productId, { id, keepalive, signal })
        : gateway.set(productId, quantity, { id, keepalive, signal })
    request([line], send, keepalive)
    publish()
  }

  /** Sends one request for all of `targets`. */
  function request(
    targets: readonly QueuedLine[],
    send: (signal: AbortSignal) => Promise<unknown>,
    keepalive = false,
  ): CartRequest {
    const started = startRequest({
      send,
      keepalive,
      isWanted: () =>
        started === emptying || linesOf(started).some(({ isDue, typed }) => !isDue && !typed),
      onAnswer: finish,
      onLate(late) {
        setState(linesOf(late), 'no-answer')
        publish()
      },
    })
    for (const line of targets) line.request = started
    return started
  }

  function release(request: CartRequest): void {
    for (const line of linesOf(request)) line.request = undefined
    if (emptying === request) emptying = undefined
  }

  function finish(request: CartRequest, state: SaveState): void {
    for (const line of linesOf(request)) if (!line.isDue) setState([line], state)
    release(request)
    for (const productId of lines.keys()) start(productId)
    publish()
    void refreshWhenIdle()
  }

  /** Gives up a request, to make way for another. */
  function cancel(request: CartRequest): void {
    request.controller.abort()
    release(request)
  }

  function requestsUnderWay(): Promise<void>[] {
    const requests = new Set(all().map((line) => line.request)).add(emptying)
    return [...requests].flatMap((each) => (!each || each.isLate ? [] : [each.done]))
  }

  function pending(): Promise<void>[] {
    return offlineRound ? [...requestsUnderWay(), offlineRound] : requestsUnderWay()
  }

  /** Reads the cart again once nothing is pending: then saved edits need not be applied to it any more. */
  async function refreshWhenIdle(): Promise<void> {
    if (pending().length > 0 || all().some((line) => line.isDue || line.typed)) return
    const saved = all().flatMap(({ edit }) =>
      edit?.state === 'saved' && edit.isPending ? [edit] : [],
    )
    if (saved.length === 0) return
    await gateway.refresh()
    for (const edit of saved) {
      const productId = edit.line.product.id
      const line = lines.get(productId)
      if (line?.edit !== edit) continue
      edit.isPending = false
      if (edit.quantity === null && !line.typed) lines.delete(productId)
    }
    publish()
  }

  /** Empties the cart with one request. `shown`: the lines on screen. */
  function empty(shown: readonly CartLine[]): void {
    for (const line of all()) if (line.request?.isLate) cancel(line.request)
    const earlier = requestsUnderWay()
    const unfinished = all().flatMap((line) => {
      const edit = editOf(line)
      return edit && !(edit.quantity === null && edit.state === 'saved') ? [edit.line] : []
    })
    for (const cartLine of [...unfinished, ...shown]) {
      const line = lineOf(cartLine.product.id)
      stopTyping(line)
      Object.assign(line, { edit: newEdit(cartLine, null), isDue: false, isEmptied: true })
    }
    emptying = request(all(), async (signal) => {
      await Promise.all(earlier)
      signal.throwIfAborted()
      await gateway.empty(signal)
    })
    publish()
  }

  /** Empty Cart failed, and nothing was put into the cart since. */
  function canEmptyAgain(): boolean {
    return (
      all().some(({ isEmptied, edit }) => isEmptied && edit && isUnsaved(edit)) &&
      all().every(({ typed, edit }) => !typed && (edit?.quantity ?? null) === null)
    )
  }

  function retry(): void {
    if (canEmptyAgain()) return empty([])
    for (const { edit, typed } of all()) {
      if (edit && isFailed(edit) && !typed) enqueue(newEdit(edit.line, edit.quantity))
    }
    void sendWaiting()
  }

  /** Sends what was edited offline, in order, until the network is away again. */
  function sendWaiting(): Promise<void> {
    offlineRound ??= sendInOrder().finally(() => {
      offlineRound = undefined
      publish()
      void refreshWhenIdle()
    })
    return offlineRound
  }

  async function sendInOrder(): Promise<void> {
    if (!isWaiting()) return
    if (canEmptyAgain()) return empty([])
    const offline = all().flatMap(({ edit }) => (edit?.state === 'offline' ? [edit] : []))
    for (const edit of offline.sort((a, b) => a.order - b.order)) {
      const productId = edit.line.product.id
      const line = lines.get(productId)
      if (line?.edit !== edit || line.typed || line.request) continue
      line.isDue = true
      start(productId)
      await settled(productId)
      if (lines.get(productId)?.edit?.state === 'offline') return
    }
  }

  /** Resolves when no request of this line is under way, or the last one is late. */
  async function settled(productId: string): Promise<void> {
    for (;;) {
      const current = lines.get(productId)?.request
      if (!current || current.isLate) return
      await current.done
    }
  }

  /** Proceed takes the cart as it is shown: with the lines whose removal failed. */
  function acceptGivenBack(): void {
    const back = [...lines].filter(([, { edit, typed }]) => edit && !typed && isGivenBack(edit))
    for (const [productId, line] of back) {
      if (line.request) cancel(line.request)
      lines.delete(productId)
    }
    if (back.length > 0) void gateway.refresh()
    publish()
  }

  return {
    /** A quantity being typed: sent after the pause. */
    type,
    /** The field was left: what was typed is sent now. */
    send: (productId: string) => sendTyped(productId),
    /** What is being typed is no quantity any more: it is not sent. */
    discardTyped(productId: string): void {
      const line = lines.get(productId)
      if (!line?.typed) return
      stopTyping(line)
      start(productId)
      publish()
      void refreshWhenIdle()
    },
    /** Sends a quantity now. Resolves to whether it was saved. */
    async set(line: CartLine, quantity: Quantity): Promise<boolean> {
      const productId = line.product.id
      enqueue(newEdit(line, quantity))
      await settled(productId)
      const state = lines.get(productId)?.edit?.state ?? 'saved'
      return state === 'saving' || state === 'saved'
    },
    remove: (line: CartLine) => enqueue(newEdit(line, null)),
    /** Sends an edit that an earlier page stored. */
    resume: (id: string | undefined, line: CartLine, quantity: Quantity | null) =>
      enqueue(newEdit(line, quantity, id)),
    empty,
    /** Sends everything unsaved without a pause. Resolves to whether all of it was saved. */
    async flush(): Promise<boolean> {
      sendAllTyped()
      acceptGivenBack()
      retry()
      for (;;) {
        sendAllTyped()
        const waiting = pending()
        if (waiting.length === 0) return !hasFailed() && !isWaiting()
        await Promise.all(waiting)
      }
    },
    retry,
    sendWaiting,
    /** The page is hidden, and may be discarded: what was typed is sent now. */
    hide: () => sendAllTyped(true),
    /** The page ends: pending requests are sent again as requests that survive it. */
    leave(): void {
      for (const [productId, line] of lines) {
        const current = line.request
        if (current && current !== emptying && !current.keepalive && !current.isLate) {
          cancel(current)
          line.isDue = true
        }
        sendTyped(productId, true)
        start(productId, true)
      }
    },
    edits: store.edits,
    hasFailed,
    isWaiting,
    subscribe: store.subscribe,
  }
}
