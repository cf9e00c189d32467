import type { CartLine } from '@/api/contract/cart'
import type { CartEdit, SaveState } from './edits'
import type { CartGateway } from './gateway'
import { type CartRequest, startRequest } from './request'
import { type CartStore, latestEdit, type QueuedLine, setState, stopTyping } from './store'

/**
 * Sends edits that are due: one request per line at a time, the latest edit wins (CRT-2). All lines
 * wait for the one request of Empty Cart. Edits made offline are sent in order (CRT-3).
 */
export function createCartSender(store: CartStore, gateway: CartGateway) {
  const { lines, all, linesOf, newEdit, publish, isWaiting, isEmptyingUnsaved } = store
  /** Empty Cart under way. */
  let emptying: CartRequest | undefined
  /** Edits made offline, being sent one after the other. */
  let sendingOffline: Promise<void> | undefined

  function lineOf(productId: string): QueuedLine {
    const line = lines.get(productId) ?? { isDue: false, isEmptied: false, request: emptying }
    lines.set(productId, line)
    return line
  }

  /** Sends an edit as soon as its line is free. Replaces earlier ones of the line. */
  function send(edit: CartEdit, keepalive = false): void {
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
    // The quantity being typed will replace the one that is due.
    if (!line?.isDue || !line.edit || line.typed || line.request) return
    const { id, quantity } = line.edit
    line.isDue = false
    line.edit.state = 'saving'
    const sendEdit = (signal: AbortSignal) =>
      quantity === null
        ? gateway.remove(productId, { id, keepalive, signal })
        : gateway.set(productId, quantity, { id, keepalive, signal })
    requestFor([line], sendEdit, keepalive)
    publish()
  }

  /** Sends one request for all of `targets`. */
  function requestFor(
    targets: readonly QueuedLine[],
    sendRequest: (signal: AbortSignal) => Promise<unknown>,
    keepalive = false,
  ): CartRequest {
    const started = startRequest({
      send: sendRequest,
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

  /** Aborts a request, so that another can start. */
  function cancel(request: CartRequest): void {
    request.controller.abort()
    release(request)
  }

  function requestsUnderWay(): Promise<void>[] {
    const requests = new Set(all().map((line) => line.request)).add(emptying)
    return [...requests].flatMap((each) => (!each || each.isLate ? [] : [each.done]))
  }

  function pending(): Promise<void>[] {
    return sendingOffline ? [...requestsUnderWay(), sendingOffline] : requestsUnderWay()
  }

  /** Reads the cart again once nothing is pending: saved edits need not be applied to it then. */
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

  /** Resolves when the line has no pending request, or only a late one. */
  async function settled(productId: string): Promise<void> {
    for (;;) {
      const current = lines.get(productId)?.request
      if (!current || current.isLate) return
      await current.done
    }
  }

  /** Empties the cart with one request. `shown`: the lines on screen. */
  function empty(shown: readonly CartLine[]): void {
    for (const line of all()) if (line.request?.isLate) cancel(line.request)
    const earlier = requestsUnderWay()
    const unfinished = all().flatMap((line) => {
      const edit = latestEdit(line)
      return edit && !(edit.quantity === null && edit.state === 'saved') ? [edit.line] : []
    })
    for (const cartLine of [...unfinished, ...shown]) {
      const line = lineOf(cartLine.product.id)
      stopTyping(line)
      Object.assign(line, { edit: newEdit(cartLine, null), isDue: false, isEmptied: true })
    }
    emptying = requestFor(all(), async (signal) => {
      await Promise.all(earlier)
      signal.throwIfAborted()
      await gateway.empty(signal)
    })
    publish()
  }

  /** Sends edits made offline, in order, until the network fails again. */
  function sendWaiting(): Promise<void> {
    sendingOffline ??= sendInOrder().finally(() => {
      sendingOffline = undefined
      publish()
      void refreshWhenIdle()
    })
    return sendingOffline
  }

  async function sendInOrder(): Promise<void> {
    if (!isWaiting()) return
    if (isEmptyingUnsaved()) return empty([])
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

  return {
    lineOf,
    send,
    start,
    cancel,
    /** Aborts a request that would end with the page, and makes its edit due again. */
    requeue(productId: string): void {
      const line = lines.get(productId)
      const current = line?.request
      if (!line || !current || current === emptying || current.keepalive || current.isLate) return
      cancel(current)
      line.isDue = true
    },
    pending,
    refreshWhenIdle,
    settled,
    empty,
    sendWaiting,
  }
}
