import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCart, useCartEdits, useCartQueue } from '@/api/cart/use-cart'
import type { Product } from '@/api/contract/product'
import type { Quantity } from '@/domain/quantity'
import { paths } from '@/paths'
import { afterNextPaint } from '@/ui/after-next-paint'
import { useIsMounted } from '@/ui/use-is-mounted'

/** QTY-3: waits 500 ms. */
const CHECKOUT_DELAY_MS = 500

export type AfterSaving = 'stay' | 'checkout'

/** The cart's line of one offer, and the way to save a quantity of it: one request however often it is asked for. */
export function useCartSave(product: Product) {
  const line = useCart().find((candidate) => candidate.product.sku === product.sku)
  const edit = useCartEdits().get(product.id)
  const queue = useCartQueue()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<AfterSaving>()
  const locked = useRef(false)
  const checkoutTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isMounted = useIsMounted()

  useEffect(() => () => clearTimeout(checkoutTimer.current), [])

  function release(): void {
    locked.current = false
    setBusy(undefined)
  }

  function goToCheckout(): void {
    release()
    void navigate(paths.checkout)
  }

  /** What is not saved stays in the cart's queue: the status strip offers to send it again, or says that it waits for the network. */
  async function save(
    quantity: Quantity,
    after: AfterSaving,
  ): Promise<'saved' | 'waits' | 'not-saved'> {
    if (locked.current) return 'not-saved'
    locked.current = true
    await afterNextPaint()
    setBusy(after)
    const saved = await queue.set({ ...(line ?? { id: '', product }), quantity }, quantity)
    const waits = queue.edits().get(product.id)?.state === 'offline'
    const outcome = saved ? 'saved' : waits ? 'waits' : 'not-saved'
    if (!isMounted()) return outcome
    if (saved && after === 'checkout')
      checkoutTimer.current = setTimeout(goToCheckout, CHECKOUT_DELAY_MS)
    else release()
    return outcome
  }

  return {
    /** What the person has of it already, or asked for without having been heard yet. */
    quantity: line?.quantity,
    /** The provider has it: a line on its way there for the first time has no id of the provider's yet. */
    isInCart: line !== undefined && (line.id !== '' || edit?.state === 'saved'),
    busy,
    save,
  }
}
