import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { CartLine } from '@/api/contract/cart'
import { isOffline } from '@/api/connectivity'
import { ApiError } from '@/api/errors'
import { withLock } from '@/api/lock'
import {
  type CartEmptyingInput,
  cartQuery,
  type CartQuantityInput,
  type CartRemovalInput,
  readCart,
} from '@/api/hooks/cart'
import type { Quantity } from '@/domain/quantity'
import { readUserId } from '@/session/session'
import type { CartEdit } from './edits'
import { cartLock, storedEdits } from './stored-edits'

interface SendOptions {
  /** Of the edit that is sent. */
  id: string
  keepalive: boolean
  signal: AbortSignal
}

/** Calls 14, 15 and 16. */
export interface CartWrites {
  add(input: CartQuantityInput): Promise<unknown>
  remove(input: CartRemovalInput): Promise<unknown>
  empty(input: CartEmptyingInput): Promise<unknown>
}

/** The queue's access to the provider and to this device. */
export interface CartGateway {
  set(productId: string, quantity: Quantity, options: SendOptions): Promise<unknown>
  remove(productId: string, options: SendOptions): Promise<unknown>
  empty(signal: AbortSignal): Promise<unknown>
  /** Reads the cart again. Resolves once a read has succeeded. */
  refresh(): Promise<void>
  /** Stores all edits that a later page is to send. */
  remember(edits: readonly CartEdit[]): void
}

/** Empty where the product is not in the cart. */
const versionOf = (line?: CartLine, quantity: number | undefined = line?.quantity) =>
  quantity ? `${line?.id} ${quantity}` : ''

export function createCartGateway(
  client: QueryClient,
  userId: string,
  writes: CartWrites,
): CartGateway {
  const { queryKey } = cartQuery(userId)
  /** Ids of the edits that this tab has stored. */
  let stored = new Set<string>()
  /** The versions of a line that this page has sent, by product id. */
  const sent = new Map<string, string[]>()

  const lineIn = (lines: readonly CartLine[] | undefined, productId: string) =>
    lines?.find(({ product }) => product.id === productId)

  /** The line as the provider has it now, not as cached. */
  async function readLine(productId: string): Promise<CartLine | undefined> {
    return lineIn(await readCart(userId), productId)
  }

  async function filterCached(isInCart: (line: CartLine) => boolean): Promise<void> {
    if (!client.getQueryData(queryKey)) return
    // A pending response is older than this change.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (lines) => lines?.filter(isInCart))
  }

  /**
   * Sends a stored edit once across tabs: one that another tab has sent or replaced is dropped, and
   * one that an earlier page may have sent, once the line has been changed elsewhere.
   */
  async function sendOnce(
    { id, keepalive, signal }: SendOptions,
    productId: string,
    quantity: number,
    send: () => Promise<unknown>,
  ): Promise<void> {
    const find = () => storedEdits.read(userId).find((edit) => edit.id === id)
    const lines = client.getQueryData(queryKey)
    const line = lineIn(lines, productId)
    const earlier = sent.get(productId) ?? []
    const before = [...earlier, versionOf(line)]
    sent.set(productId, [...earlier, versionOf(line, quantity)])

    /** Its answer may be lost: if it is sent again, then only while the line is as it was. */
    function sendMarked(): Promise<unknown> {
      const answer = send()
      if (lines && !isOffline())
        storedEdits.change(userId, (edits) =>
          edits.map((edit) => (edit.id === id ? { ...edit, before } : edit)),
        )
      return answer
    }
    async function sendStored(): Promise<void> {
      const edit = find()
      if (!edit) return
      if (!edit.before) await sendMarked()
      else if (edit.before.includes(versionOf(await readLine(productId)))) await send()
      storedEdits.change(userId, (edits) => edits.filter((each) => each.id !== id))
    }
    const edit = find()
    // A page that ends cannot wait for a lock. What an earlier one has sent waits for the next.
    if (!keepalive || edit?.before) return withLock(cartLock(productId), sendStored, signal)
    if (edit) await sendMarked()
  }

  async function remove(productId: string, { keepalive, signal }: SendOptions): Promise<void> {
    const line = lineIn(client.getQueryData(queryKey), productId) ?? (await readLine(productId))
    if (!line) return
    try {
      await writes.remove({ lineId: line.id, keepalive, signal })
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'not-found') throw error
      // It is gone, or was added again under another id.
      const renewed = await readLine(productId)
      if (renewed) await writes.remove({ lineId: renewed.id, keepalive, signal })
    }
    // Its id must not be used again: an Undo adds the product under a new one.
    await filterCached(({ product }) => product.id !== productId)
  }

  return {
    set: (productId, quantity, options) =>
      sendOnce(options, productId, quantity, () => {
        const { keepalive, signal } = options
        return writes.add({ userId, productId, quantity, keepalive, signal })
      }),
    remove: (productId, options) =>
      sendOnce(options, productId, 0, () => remove(productId, options)),
    async empty(signal) {
      for (const { product } of client.getQueryData(queryKey) ?? [])
        sent.set(product.id, [...(sent.get(product.id) ?? []), versionOf()])
      await writes.empty({ userId, signal })
      await filterCached(() => false)
    },
    async refresh() {
      const read = nextRead(client, queryKey)
      await client.invalidateQueries({ queryKey, refetchType: 'all' })
      // Another reader may have cancelled this read.
      if (!read.isDone() && client.getQueryState(queryKey)?.status !== 'error')
        await client.invalidateQueries({ queryKey, refetchType: 'all' })
      await read.done
    },
    remember(edits) {
      // After log-out nothing of this person is stored, also when an answer comes late.
      if (readUserId() !== userId) return
      const ids = new Set(edits.map(({ id }) => id))
      const added = edits.filter(({ id }) => !stored.has(id))
      const before = storedEdits.read(userId)
      const others = before.filter(
        ({ id = '', productId }) =>
          !(stored.has(id) && !ids.has(id)) &&
          !added.some(({ line }) => line.product.id === productId),
      )
      stored = ids
      if (added.length === 0 && others.length === before.length) return
      const news = added.map(({ id, line: { id: lineId, product }, quantity }) => ({
        ...before.find((edit) => edit.id === id),
        id,
        productId: product.id,
        quantity,
        ...(lineId === '' && { product }),
      }))
      storedEdits.write(userId, [...others, ...news])
    },
  }
}

/** The next answer of the provider to this query. */
function nextRead(client: QueryClient, queryKey: readonly unknown[]) {
  const hash = hashKey(queryKey)
  let isDone = false
  const done = new Promise<void>((resolve) => {
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.query.queryHash !== hash || event.type !== 'updated') return
      if (event.action.type !== 'success' || event.action.manual) return
      isDone = true
      stop()
      resolve()
    })
  })
  return { done, isDone: () => isDone }
}
