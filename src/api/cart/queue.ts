import type { CartLine } from '@/api/contract/cart'
import type { Quantity } from '@/domain/quantity'
import {
  type CartEdit,
  createEditedLines,
  type EditedLine,
  isFailed,
  isFailedRemoval,
  isUnsaved,
  latestEdit,
  stopTyping,
} from './edits'
import type { CartGateway } from './gateway'
import { createRequests } from './requests'

/** A quantity is sent this long after the last keystroke (CRT-2). */
const TYPING_PAUSE_MS = 800

export type CartQueue = ReturnType<typeof createCartQueue>

/**
 * The queue of cart edits: none is lost or reordered (CRT-2, CRT-3). An edit of a line passes these
 * states; until it is answered its `SaveState` is `saving`:
 *
 *     typed      pause, blur, Proceed, page hidden    -> due
 *     due        no earlier request of the line runs  -> sent
 *     sent       answered                             -> saved
 *                refused                              -> not-saved
 *                no network                           -> offline
 *                no answer for 15 s                   -> no-answer
 *     not-saved, no-answer
 *                Retry                                -> due
 *     offline    the network is back, or Retry        -> due, in the order of the edits
 *     saved      the cart was read again              -> no longer pending
 *
 * A newer edit of the line replaces one in any state. A line has one request at a time; all lines
 * wait for the one request of Empty Cart.
 */
export function createCartQueue(gateway: CartGateway) {
  const edited = createEditedLines(gateway.remember)
  const { lines, all, maybeGone, newEdit, publish, isEmptyingUnsaved, ...state } = edited
  const requests = createRequests(edited, startDue)
  /** Edits made offline, being sent one after the other. */
  let sendingOffline: Promise<void> | undefined

  function lineOf(productId: string): EditedLine {
    const line = lines.get(productId) ?? {
      isDue: false,
      isEmptied: false,
      request: requests.emptying(),
    }
    lines.set(productId, line)
    return line
  }

  /** Sends an edit as soon as its line is free. Replaces earlier ones of the line. */
  function send(edit: CartEdit, keepalive = false): void {
    const productId = edit.line.product.id
    const line = lineOf(productId)
    stopTyping(line)
    if (line.request?.isOverdue) requests.cancel(line.request)
    Object.assign(line, { edit, isDue: true, isEmptied: false })
    publish()
    start(productId, keepalive)
  }

  function sendTyped(productId: string, keepalive = false): void {
    const edit = lines.get(productId)?.typed?.edit
    if (edit) send(edit, keepalive)
  }

  function sendAllTyped(keepalive = false): void {
    for (const productId of lines.keys()) sendTyped(productId, keepalive)
  }

  function start(productId: string, keepalive = false): void {
    const line = lines.get(productId)
    // The quantity being typed will replace the one that is due.
    if (!line?.isDue || !line.edit || line.typed || line.request) return
    const { id, quantity } = line.edit
    line.isDue = false
    line.edit.state = 'saving'
    const sendEdit = (signal: AbortSignal) =>
      gateway.send(productId, quantity, { id, keepalive, signal })
    requests.start([line], sendEdit, keepalive)
    publish()
  }

  function startDue(): void {
    for (const productId of lines.keys()) start(productId)
    publish()
    void refreshWhenIdle()
  }

  const pending = () => [
    ...requests.pending().map(({ done }) => done),
    ...(sendingOffline ? [sendingOffline] : []),
  ]

  /** Resolves when the line has no pending request, or only an overdue one. */
  async function settled(productId: string): Promise<void> {
    for (;;) {
      const current = lines.get(productId)?.request
      if (!current || current.isOverdue) return
      await current.done
    }
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

  /** Empties the cart with one request. `shown`: the lines on screen. */
  function empty(shown: readonly CartLine[]): void {
    for (const line of all()) if (line.request?.isOverdue) requests.cancel(line.request)
    const earlier = requests.pending()
    const unfinished = all().flatMap((line) => {
      const edit = latestEdit(line)
      return edit && !(edit.quantity === null && edit.state === 'saved') ? [edit.line] : []
    })
    for (const cartLine of [...unfinished, ...shown]) {
      const line = lineOf(cartLine.product.id)
      stopTyping(line)
      Object.assign(line, { edit: newEdit(cartLine, null), isDue: false, isEmptied: true })
    }
    requests.startEmptying(async (signal) => {
      await Promise.all(earlier.map(({ done }) => done))
      signal.throwIfAborted()
      // One without an answer may not have left the device yet: it must not arrive later.
      for (const { isOverdue, controller } of earlier) if (isOverdue) controller.abort()
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
    if (!state.isWaiting()) return
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

  /** Unless the person asks for it, an edit keeps its id: a newer one of another tab stays. */
  function sendFailed(isAsked: boolean): void {
    if (isEmptyingUnsaved()) return empty([])
    for (const { edit, typed } of all())
      if (edit && isFailed(edit) && !typed)
        send(newEdit(edit.line, edit.quantity, isAsked ? undefined : edit.id))
    void sendWaiting()
  }

  /** Proceed takes the cart as it is shown: with the lines whose removal failed. */
  function acceptFailedRemovals(): void {
    for (const [productId, { edit, typed, request }] of lines) {
      if (!edit || typed || !isFailedRemoval(edit)) continue
      if (request) requests.cancel(request)
      lines.delete(productId)
      maybeGone.add(productId)
    }
    if (maybeGone.size > 0) void gateway.refresh().then(() => maybeGone.clear())
    publish()
  }

  return {
    ...state,
    /** A quantity being typed: sent after the pause. */
    type(cartLine: CartLine, quantity: Quantity): void {
      const productId = cartLine.product.id
      const line = lineOf(productId)
      stopTyping(line)
      const timer = setTimeout(() => sendTyped(productId), TYPING_PAUSE_MS)
      line.typed = { edit: newEdit(cartLine, quantity), timer }
      publish()
    },
    /** Drops what is being typed: it is no quantity any more. */
    discardTyped(productId: string): void {
      const line = lines.get(productId)
      if (!line?.typed) return
      stopTyping(line)
      start(productId)
      publish()
      void refreshWhenIdle()
    },
    /** The field was left: what was typed is sent now. */
    send: (productId: string) => sendTyped(productId),
    /** The screen was left: what was typed is sent now. Failed edits wait for Retry. */
    sendAll: () => sendAllTyped(),
    /** Sends a quantity now. Resolves to whether it was saved. */
    async set(line: CartLine, quantity: Quantity): Promise<boolean> {
      const productId = line.product.id
      send(newEdit(line, quantity))
      await settled(productId)
      const edit = lines.get(productId)?.edit
      return !edit || !isUnsaved(edit)
    },
    remove: (line: CartLine) => send(newEdit(line, null)),
    /** Sends an edit that an earlier page stored. */
    resume: (id: string | undefined, line: CartLine, quantity: Quantity | null) =>
      send(newEdit(line, quantity, id)),
    empty,
    /** Sends everything unsaved without a pause. Resolves to whether all of it was saved. */
    async flush(): Promise<boolean> {
      sendAllTyped()
      acceptFailedRemovals()
      sendFailed(false)
      for (;;) {
        sendAllTyped()
        const waiting = pending()
        if (waiting.length === 0) return !state.hasFailed() && !state.isWaiting()
        await Promise.all(waiting)
      }
    },
    retry: () => sendFailed(true),
    sendWaiting,
    /** The page is hidden, and may be discarded: what was typed is sent now. */
    hide: () => sendAllTyped(true),
    /** The page ends: pending requests are sent again as requests that survive it. */
    leave(): void {
      for (const [productId, line] of lines) {
        const { request } = line
        if (
          request &&
          request !== requests.emptying() &&
          !request.keepalive &&
          !request.isOverdue
        ) {
          requests.cancel(request)
          line.isDue = true
        }
        sendTyped(productId, true)
        start(productId, true)
      }
    },
  }
}
