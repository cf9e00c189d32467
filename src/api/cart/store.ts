import type { CartLine } from '@/api/contract/cart'
import type { Quantity } from '@/domain/quantity'
import { createStore } from '@/store'
import {
  asNew,
  type CartEdit,
  isFailed,
  isFailedRemoval,
  isNew,
  isUnsaved,
  type SaveState,
} from './edits'
import type { CartGateway } from './gateway'
import type { CartRequest } from './request'

/** One line in the queue. */
export interface QueuedLine {
  /** Within the typing pause. */
  typed?: { edit: CartEdit; timer: ReturnType<typeof setTimeout> } | undefined
  /** The latest edit that is not being typed any more. */
  edit?: CartEdit
  /** `edit` is still to be sent. */
  isDue: boolean
  /** `edit` came from Empty Cart. */
  isEmptied: boolean
  request: CartRequest | undefined
}

export const latestEdit = (line: QueuedLine): CartEdit | undefined => line.typed?.edit ?? line.edit

export function stopTyping(line: QueuedLine): void {
  clearTimeout(line.typed?.timer)
  line.typed = undefined
}

export function setState(lines: readonly QueuedLine[], state: SaveState): void {
  // Empty Cart also holds back lines that were saved before it.
  for (const { edit } of lines) if (edit && edit.state !== 'saved') edit.state = state
}

export type CartStore = ReturnType<typeof createCartStore>

/** The queued lines by product id, and what the app sees of them. */
export function createCartStore(remember: CartGateway['remember']) {
  const lines = new Map<string, QueuedLine>()
  const { get: edits, set, subscribe } = createStore<ReadonlyMap<string, CartEdit>>(new Map())
  const all = () => [...lines.values()]
  const pageId = Math.random().toString(36).slice(2)
  let editCount = 0

  return {
    lines,
    all,
    linesOf: (request: CartRequest) => all().filter((line) => line.request === request),
    newEdit(line: CartLine, quantity: Quantity | null, id?: string): CartEdit {
      editCount += 1
      const earlier = lines.get(line.product.id)?.edit
      const mayBeGone =
        quantity !== null &&
        earlier?.isPending &&
        (earlier.quantity === null || isNew(earlier.line))
      return {
        id: id ?? `${pageId}-${editCount}`,
        order: editCount,
        line: mayBeGone ? asNew(line) : line,
        quantity,
        state: 'saving',
        isPending: true,
      }
    },
    pageId,
    /** Call it after every change of the lines. */
    publish(): void {
      const next = new Map(
        [...lines].flatMap(([productId, line]) => {
          const edit = latestEdit(line)
          return edit ? [[productId, { ...edit }]] : []
        }),
      )
      // A later page must not resend what the provider has, nor remove a line that is shown again.
      remember(
        [...next.values()].filter(
          (edit) => edit.isPending && edit.state !== 'saved' && !isFailedRemoval(edit),
        ),
      )
      set(next)
    },
    /** By product id; a new map after every change. */
    edits,
    hasFailed: () => [...edits().values()].some(isFailed),
    /** Whether anything is sent once the network is back. */
    isWaiting: () => [...edits().values()].some(({ state }) => state === 'offline'),
    /** Empty Cart is unsaved, and nothing was put into the cart since. */
    isEmptyingUnsaved: () =>
      all().some(({ isEmptied, edit }) => isEmptied && edit && isUnsaved(edit)) &&
      all().every(({ typed, edit }) => !typed && (edit?.quantity ?? null) === null),
    subscribe,
  }
}
