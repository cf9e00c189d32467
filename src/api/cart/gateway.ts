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
import { rememberEdits, storedEdits } from './stored-edits'

interface SendOptions {
  /** Of the edit that is sent. */
  id: string
  /** The request survives the end of the page. */
  keepalive: boolean
  signal: AbortSignal
}

/** Calls 14, 15 and 16. */
export interface CartWrites {
  add(input: CartQuantityInput): Promise<unknown>
  remove(input: CartRemovalInput): Promise<unknown>
  empty(input: CartEmptyingInput): Promise<unknown>
}

export type CartGateway = ReturnType<typeof createCartGateway>

/** Held while a change of this product's line is sent (Web Locks). */
const cartLock = (productId: string) => `sauda.cart.${productId}`

/** Empty where the product is not in the cart. */
const versionOf = (line?: CartLine, quantity: number | undefined = line?.quantity) =>
  quantity ? `${line?.id} ${quantity}` : ''

/** Whether it is one of these. A page does not know the id that a line has after its write. */
const isOneOf = (versions: readonly string[], line?: CartLine) =>
  [versionOf(line), versionOf(undefined, line?.quantity)].some((each) => versions.includes(each))

const findLine = (lines: readonly CartLine[] | undefined, productId: string) =>
  lines?.find(({ product }) => product.id === productId)

/** The queue's access to the provider and to this device. */
export function createCartGateway(client: QueryClient, userId: string, writes: CartWrites) {
  const { queryKey } = cartQuery(userId)
  /** The versions of a line that this page has sent, by product id. */
  const sent = new Map<string, string[]>()
  const sentOf = (productId: string) => sent.get(productId) ?? []
  /** Ids of the edits that this page has sent. */
  const own = new Set<string>()

  /** The line as the provider has it now, not as cached. */
  const readLine = async (productId: string) => findLine(await readCart(userId), productId)

  async function filterCached(isInCart: (line: CartLine) => boolean): Promise<void> {
    if (!client.getQueryData(queryKey)) return
    // A pending response is older than this change.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (lines) => lines?.filter(isInCart))
  }

  async function remove(productId: string, { keepalive, signal }: SendOptions): Promise<void> {
    const cached = findLine(client.getQueryData(queryKey), productId)
    const line = cached ?? (await readLine(productId))
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
    /**
     * Sends a stored edit, the quantity of a product or the removal of its line (null), once across
     * tabs: one that another tab has sent or replaced is dropped, and one that an earlier page may
     * have sent, once the line has been changed elsewhere.
     */
    async send(productId: string, quantity: Quantity | null, options: SendOptions): Promise<void> {
      const { id, keepalive, signal } = options
      const findStored = () => storedEdits.read(userId).find((edit) => edit.id === id)
      const isReplaced = () =>
        storedEdits.read(userId).some((edit) => edit.productId === productId && edit.id !== id)
      const lines = client.getQueryData(queryKey)
      const line = findLine(lines, productId)
      const before = [...sentOf(productId), versionOf(line)]
      sent.set(productId, [...sentOf(productId), versionOf(undefined, quantity ?? 0)])

      const write = () =>
        quantity === null
          ? remove(productId, options)
          : writes.add({ userId, productId, quantity, keepalive, signal })

      /** Its answer may be lost: if it is sent again, then only while the line is as it was. */
      function writeMarked(): Promise<unknown> {
        const answer = write()
        own.add(id)
        if (lines && !isOffline())
          storedEdits.change(userId, (edits) =>
            edits.map((edit) => (edit.id === id ? { ...edit, before } : edit)),
          )
        return answer
      }
      async function sendStored(): Promise<void> {
        const stored = findStored()
        if (!stored) return
        if (!stored.before || own.has(id)) await writeMarked()
        else if (isOneOf(stored.before, await readLine(productId)) && !isReplaced()) await write()
        storedEdits.change(userId, (edits) => edits.filter((each) => each.id !== id))
      }
      const stored = findStored()
      // A page that ends cannot wait for a lock. What an earlier one has sent waits for the next.
      if (!keepalive || (stored?.before && !own.has(id)))
        return withLock(cartLock(productId), sendStored, signal)
      if (!stored) return
      const answer = writeMarked()
      // What other tabs send of this line waits for it.
      void Promise.allSettled([
        withLock(cartLock(productId), async () => void (await answer), signal),
      ])
      await answer
    },
    /** Waits for what other tabs are sending of these lines: it must not arrive later. */
    async empty(signal: AbortSignal): Promise<void> {
      const lines = client.getQueryData(queryKey) ?? []
      // A lock cannot be had twice.
      const productIds = [...new Set(lines.map(({ product }) => product.id))]
      for (const id of productIds) sent.set(id, [...sentOf(id), versionOf()])
      const write = async () => void (await writes.empty({ userId, signal }))
      const writeAlone = productIds
        .sort()
        .reduce<() => Promise<void>>(
          (work, id) => () => withLock(cartLock(id), work, signal),
          write,
        )
      await writeAlone()
      await filterCached(() => false)
    },
    /** Reads the cart again. Resolves with the provider's next answer, whoever has asked for it. */
    async refresh(): Promise<void> {
      const hash = hashKey(queryKey)
      let isRead = false
      const read = new Promise<void>((resolve) => {
        const stop = client.getQueryCache().subscribe((event) => {
          if (event.query.queryHash !== hash || event.type !== 'updated') return
          if (event.action.type !== 'success' || event.action.manual) return
          isRead = true
          stop()
          resolve()
        })
      })
      await client.invalidateQueries({ queryKey, refetchType: 'all' })
      // Another reader may have cancelled this read.
      if (!isRead && client.getQueryState(queryKey)?.status !== 'error')
        await client.invalidateQueries({ queryKey, refetchType: 'all' })
      await read
    },
    /** Stores all edits that a later page is to send. */
    remember: rememberEdits(userId),
  }
}
