import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { type Quantity, quantityToNumber } from '@/domain/quantity'
import { cartWishes, type StoredWish } from '@/session/cart-wishes'
import { readUserId } from '@/session/session'
import { call } from './call'
import { callWhileLeaving } from './call-while-leaving'
import type { CartWish } from './cart-wish'
import { addToCart, cart, type CartLine, emptyCart, removeCartLine } from './contract/cart'
import type { Product } from './contract/product'
import { ApiError } from './errors'

interface SendOptions {
  /** The page may be going away, so the request must outlive it. */
  leaving: boolean
  signal: AbortSignal
}

export interface CartGateway {
  set(productId: string, quantity: Quantity, options: SendOptions): Promise<unknown>
  remove(productId: string, options: SendOptions): Promise<unknown>
  /** Empties the server's cart and what is known of it here. */
  empty(signal: AbortSignal): Promise<unknown>
  /** Reads the cart anew, once everything is at rest. Settles when it has been read, however late that is. */
  refresh(): Promise<void>
  /** Keeps what is not confirmed yet where a reload finds it. */
  remember(wishes: { productId: string; wish: CartWish; product?: Product }[]): void
}

/** Calls 14, 15 and 16, as the writer sends them. `queryKey`: of the cart as it was read. */
export function createCartGateway(
  client: QueryClient,
  userId: string,
  queryKey: QueryKey,
): CartGateway {
  /** What this tab has remembered last, by product. */
  let mine = new Map<string, StoredWish['quantity']>()
  /** Forgotten by this tab itself: an equal wish decided meanwhile (after the cart was emptied) is still to be sent. */
  const forgottenHere = new Set<string>()

  const known = () => client.getQueryData<CartLine[]>(queryKey)
  const find = (lines: CartLine[] | undefined, productId: string) =>
    lines?.find((line) => line.product.id === productId)

  /** The line as the server has it now, whatever is cached or on its way. */
  async function findNow(productId: string): Promise<CartLine | undefined> {
    return find((await call(cart, { path: { userId } })).cartItems, productId)
  }

  /** What is known of the server's cart changes, also for a read that is on its way. */
  async function keep(isKept: (line: CartLine) => boolean): Promise<void> {
    if (!known()) return
    await client.cancelQueries({ queryKey })
    client.setQueryData<CartLine[]>(queryKey, (lines) => lines?.filter(isKept))
  }

  const isRemembered = (productId: string, quantity: StoredWish['quantity']) =>
    cartWishes
      .read(userId)
      .some((wish) => wish.productId === productId && wish.quantity === quantity)

  /** One tab at a time for each product: what another tab has sent or replaced meanwhile is not sent again. */
  async function once(
    productId: string,
    quantity: StoredWish['quantity'],
    signal: AbortSignal,
    send: () => Promise<unknown>,
  ): Promise<void> {
    async function sendIfWanted(): Promise<void> {
      const isGone = mine.get(productId) === quantity && !isRemembered(productId, quantity)
      if (isGone && !forgottenHere.has(productId)) return
      await send()
      forget(productId, quantity)
    }
    // Browsers of before 2022 have no locks; neither have pages over plain HTTP.
    if (!('locks' in navigator)) return sendIfWanted()
    await navigator.locks.request(`sauda.cart.${productId}`, { signal }, sendIfWanted)
  }

  function forget(productId: string, quantity: StoredWish['quantity']): void {
    if (readUserId() !== userId || !isRemembered(productId, quantity)) return
    forgottenHere.add(productId)
    cartWishes.write(
      userId,
      cartWishes.read(userId).filter((wish) => wish.productId !== productId),
    )
  }

  async function remove(productId: string, { leaving, signal }: SendOptions): Promise<void> {
    const send = leaving ? callWhileLeaving : call
    const line = find(known(), productId) ?? (await findNow(productId))
    if (!line) return
    try {
      await send(removeCartLine, { path: { cartItemId: line.id } }, { signal })
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'not-found') throw error
      // Gone, or added anew under another id (after an Undo): only the server's cart tells.
      const renewed = await findNow(productId)
      if (renewed) await send(removeCartLine, { path: { cartItemId: renewed.id } }, { signal })
    }
    // Put back by an Undo, it gets another id: this one must not be used again.
    await keep((line) => line.product.id !== productId)
  }

  return {
    async set(productId, quantity, { leaving, signal }) {
      const body = { userId, productId, productQuantity: quantityToNumber(quantity) }
      if (leaving) {
        await callWhileLeaving(addToCart, { body }, { signal })
        forget(productId, quantity)
      } else await once(productId, quantity, signal, () => call(addToCart, { body }, { signal }))
    },
    async remove(productId, options) {
      if (options.leaving) {
        await remove(productId, options)
        forget(productId, null)
      } else await once(productId, null, options.signal, () => remove(productId, options))
    },
    async empty(signal) {
      await call(emptyCart, { path: { userId } }, { signal })
      await keep(() => false)
    },
    async refresh() {
      const read = nextRead(client, queryKey)
      await client.invalidateQueries({ queryKey, refetchType: 'all' })
      // Somebody who asks for the cart anew breaks off a read that is on its way.
      if (!read.isDone() && client.getQueryState(queryKey)?.status !== 'error')
        await client.invalidateQueries({ queryKey, refetchType: 'all' })
      await read.done
    },
    remember(wishes) {
      // An answer may come after log-out, when nothing of this person may be kept any more.
      if (readUserId() !== userId) return
      const now = wishes.map(({ productId, wish, product }): StoredWish => ({
        productId,
        quantity: wish.kind === 'set' ? wish.quantity : null,
        ...(product && { product }),
      }))
      const isOver = ({ productId, quantity }: StoredWish) =>
        mine.get(productId) === quantity && now.every((wish) => wish.productId !== productId)
      // What did not change is not written again: another tab may have sent it.
      const changed = now.filter(({ productId, quantity }) => mine.get(productId) !== quantity)
      const isReplaced = ({ productId }: StoredWish) =>
        changed.some((wish) => wish.productId === productId)
      const before = cartWishes.read(userId)
      const others = before.filter((wish) => !isOver(wish) && !isReplaced(wish))
      for (const { productId } of changed) forgottenHere.delete(productId)
      mine = new Map(now.map(({ productId, quantity }) => [productId, quantity]))
      if (changed.length > 0 || others.length < before.length)
        cartWishes.write(userId, [...others, ...changed])
    },
  }
}

/** The next answer of the provider to this query, however late. */
function nextRead(client: QueryClient, queryKey: QueryKey) {
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
