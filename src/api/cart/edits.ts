import type { CartLine } from '@/api/contract/cart'
import type { Quantity } from '@/domain/quantity'
import { createStore } from '@/store'

/** A line that the provider's cart does not hold, as far as we know: its edit adds the product. */
export const isNew = ({ id }: CartLine): boolean => id === ''

export const asNew = (line: CartLine): CartLine => ({ ...line, id: '' })

/**
 * - saving: typed, due or sent, and not answered yet
 * - offline: not sent; sent automatically once the network is back
 * - no-answer: sent, but unanswered for so long that the person decides what happens
 */
export type SaveState = 'saving' | 'saved' | 'not-saved' | 'offline' | 'no-answer'

/** The person's latest edit of one line, and its state. */
export interface CartEdit {
  readonly id: string
  /** Counts the edits of this tab. */
  readonly order: number
  readonly line: CartLine
  /** Absolute, so that only the latest edit matters; null removes the line. */
  readonly quantity: Quantity | null
  state: SaveState
  /** The provider's cart, as last read, does not show it yet. */
  isPending: boolean
}

/** Neither saved nor on its way: the provider's cart is unchanged, as far as we know. */
export function isUnsaved({ state }: CartEdit): boolean {
  return state === 'not-saved' || state === 'offline' || state === 'no-answer'
}

/** The screen shows that it failed, and offers to send it again. */
export function isFailed({ state }: CartEdit): boolean {
  return state === 'not-saved' || state === 'no-answer'
}

/** The line is shown again. */
export function isFailedRemoval(edit: CartEdit): boolean {
  return edit.quantity === null && isFailed(edit)
}

/**
 * The provider's cart with the person's pending edits applied. A line whose removal is unsaved is
 * shown: it is still in the cart, and counts towards the total.
 */
export function applyEdits(
  lines: readonly CartLine[],
  edits: ReadonlyMap<string, CartEdit>,
): CartLine[] {
  const shown = lines.flatMap((line) => {
    const edit = edits.get(line.product.id)
    if (!edit?.isPending) return [line]
    if (edit.quantity !== null) return [{ ...line, quantity: edit.quantity }]
    return isUnsaved(edit) ? [line] : []
  })
  const known = new Set(lines.map((line) => line.product.id))
  for (const [productId, { line, quantity, isPending }] of edits) {
    if (isPending && quantity !== null && !known.has(productId)) shown.push({ ...line, quantity })
  }
  return shown
}

/** A pending call: the edit of one line, or the emptying of the whole cart. */
export interface CartRequest {
  readonly controller: AbortController
  /** It survives the end of the page. */
  readonly keepalive: boolean
  /** It has had no answer for so long that nothing waits for it any more. */
  isOverdue: boolean
  /** Resolves when it is answered or overdue. */
  done: Promise<void>
}

/** What the queue knows of one line. */
export interface EditedLine {
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

export const latestEdit = ({ typed, edit }: EditedLine): CartEdit | undefined => typed?.edit ?? edit

export function stopTyping(line: EditedLine): void {
  clearTimeout(line.typed?.timer)
  line.typed = undefined
}

export function setState(lines: readonly EditedLine[], state: SaveState): void {
  // Empty Cart also holds back lines that were saved before it.
  for (const { edit } of lines) if (edit && edit.state !== 'saved') edit.state = state
}

/** The edited lines by product id, and what the app sees of them. */
export function createEditedLines(remember: (edits: readonly CartEdit[]) => void) {
  const lines = new Map<string, EditedLine>()
  const { get: edits, set, subscribe } = createStore<ReadonlyMap<string, CartEdit>>(new Map())
  const all = () => [...lines.values()]
  /** Products whose removal may have arrived all the same. */
  const maybeGone = new Set<string>()
  const pageId = Math.random().toString(36).slice(2)
  let editCount = 0

  return {
    lines,
    all,
    maybeGone,
    newEdit(line: CartLine, quantity: Quantity | null, id?: string): CartEdit {
      editCount += 1
      const earlier = lines.get(line.product.id)?.edit
      const isUncertain =
        maybeGone.has(line.product.id) ||
        (earlier?.isPending && (earlier.quantity === null || isNew(earlier.line)))
      return {
        id: id ?? `${pageId}-${editCount}`,
        order: editCount,
        line: isUncertain && quantity !== null ? asNew(line) : line,
        quantity,
        state: 'saving',
        isPending: true,
      }
    },
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
    /** Empty Cart is unsaved, and nothing was put into the cart since. */
    isEmptyingUnsaved: () =>
      all().some(({ isEmptied, edit }) => isEmptied && edit && isUnsaved(edit)) &&
      all().every(({ typed, edit }) => !typed && (edit?.quantity ?? null) === null),
    pageId,
    /** The latest edits by product id; a new map after every change. */
    edits,
    subscribe,
    hasFailed: () => [...edits().values()].some(isFailed),
    /** Whether anything is sent once the network is back. */
    isWaiting: () => [...edits().values()].some(({ state }) => state === 'offline'),
  }
}
