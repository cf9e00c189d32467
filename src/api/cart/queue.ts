import type { CartLine } from '@/api/contract/cart'
import type { Quantity } from '@/domain/quantity'
import { isFailed, isFailedRemoval } from './edits'
import type { CartGateway } from './gateway'
import { createCartSender } from './sender'
import { createCartStore, stopTyping } from './store'

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
 * A newer edit of the line replaces one in any state. sender.ts does all after `typed`, store.ts
 * holds the lines, gateway.ts calls the provider.
 */
export function createCartQueue(gateway: CartGateway) {
  const store = createCartStore(gateway.remember)
  const { lines, all, newEdit, publish, hasFailed, isWaiting } = store
  const sender = createCartSender(store, gateway)

  function sendTyped(productId: string, keepalive = false): void {
    const edit = lines.get(productId)?.typed?.edit
    if (edit) sender.send(edit, keepalive)
  }

  function sendAllTyped(keepalive = false): void {
    for (const productId of lines.keys()) sendTyped(productId, keepalive)
  }

  /** Unless the person asks for it, an edit keeps its id: a newer one of another tab stays. */
  function sendFailed(isAsked: boolean): void {
    if (store.isEmptyingUnsaved()) return sender.empty([])
    for (const { edit, typed } of all()) {
      if (edit && isFailed(edit) && !typed)
        sender.send(newEdit(edit.line, edit.quantity, isAsked ? undefined : edit.id))
    }
    void sender.sendWaiting()
  }

  /** Proceed takes the cart as it is shown: with the lines whose removal failed. */
  function acceptFailedRemovals(): void {
    const failed = [...lines].filter(
      ([, { edit, typed }]) => edit && !typed && isFailedRemoval(edit),
    )
    for (const [productId, line] of failed) {
      if (line.request) sender.cancel(line.request)
      lines.delete(productId)
    }
    if (failed.length > 0) void gateway.refresh()
    publish()
  }

  return {
    /** A quantity being typed: sent after the pause. */
    type(cartLine: CartLine, quantity: Quantity): void {
      const productId = cartLine.product.id
      const line = sender.lineOf(productId)
      stopTyping(line)
      line.typed = {
        edit: newEdit(cartLine, quantity),
        timer: setTimeout(() => sendTyped(productId), TYPING_PAUSE_MS),
      }
      publish()
    },
    /** The field was left: what was typed is sent now. */
    send: (productId: string) => sendTyped(productId),
    /** The screen was left: what was typed is sent now. Failed edits wait for Retry. */
    sendAll: () => sendAllTyped(),
    /** Drops what is being typed: it is no quantity any more. */
    discardTyped(productId: string): void {
      const line = lines.get(productId)
      if (!line?.typed) return
      stopTyping(line)
      sender.start(productId)
      publish()
      void sender.refreshWhenIdle()
    },
    /** Sends a quantity now. Resolves to whether it was saved. */
    async set(line: CartLine, quantity: Quantity): Promise<boolean> {
      const productId = line.product.id
      sender.send(newEdit(line, quantity))
      await sender.settled(productId)
      const state = lines.get(productId)?.edit?.state ?? 'saved'
      return state === 'saving' || state === 'saved'
    },
    remove: (line: CartLine) => sender.send(newEdit(line, null)),
    /** Sends an edit that an earlier page stored. */
    resume: (id: string | undefined, line: CartLine, quantity: Quantity | null) =>
      sender.send(newEdit(line, quantity, id)),
    empty: sender.empty,
    /** Sends everything unsaved without a pause. Resolves to whether all of it was saved. */
    async flush(): Promise<boolean> {
      sendAllTyped()
      acceptFailedRemovals()
      sendFailed(false)
      for (;;) {
        sendAllTyped()
        const waiting = sender.pending()
        if (waiting.length === 0) return !hasFailed() && !isWaiting()
        await Promise.all(waiting)
      }
    },
    retry: () => sendFailed(true),
    sendWaiting: sender.sendWaiting,
    /** The page is hidden, and may be discarded: what was typed is sent now. */
    hide: () => sendAllTyped(true),
    /** The page ends: pending requests are sent again as requests that survive it. */
    leave(): void {
      for (const productId of lines.keys()) {
        sender.requeue(productId)
        sendTyped(productId, true)
        sender.start(productId, true)
      }
    },
    pageId: store.pageId,
    edits: store.edits,
    hasFailed,
    isWaiting,
    subscribe: store.subscribe,
  }
}
