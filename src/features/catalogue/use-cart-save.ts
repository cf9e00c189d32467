import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCartActions, useCartChanges, useCartIfAvailable } from '@/api/cart/use-cart'
import type { Product } from '@/api/contract/product'
import type { Quantity } from '@/domain/quantity'
import { paths } from '@/routes/paths'

/** QTY-3: waits 500 ms. */
const CHECKOUT_DELAY_MS = 500

export type AfterSaving = 'stay' | 'checkout'

/** The cart line of one offer, and how to save a quantity of it: one request at a time. */
export function useCartSave(product: Product) {
  const line = useCartIfAvailable().find((candidate) => candidate.product.id === product.id)
  const change = useCartChanges().get(product.id)
  const cart = useCartActions()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<AfterSaving>()
  const [isLeaving, setLeaving] = useState(false)
  const locked = useRef(false)

  // In an effect, which does not run once the person has left the screen.
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => void navigate(paths.checkout), CHECKOUT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, navigate])

  /** The cart holds an unsaved quantity, and the status strip says so. */
  async function save(
    quantity: Quantity,
    after: AfterSaving,
  ): Promise<'saved' | 'waits' | 'not-saved'> {
    if (locked.current) return 'not-saved'
    locked.current = true
    setBusy(after)
    const state = await cart.set(product, quantity)
    if (state === 'saved' && after === 'checkout') setLeaving(true)
    else {
      locked.current = false
      setBusy(undefined)
    }
    if (state === 'saved') return 'saved'
    return state === 'offline' ? 'waits' : 'not-saved'
  }

  return {
    /** In the cart, or on its way there. */
    quantity: line?.quantity,
    /** The provider has it: not one on its way there for the first time. */
    isInCart:
      line !== undefined && (line.id !== '' || change?.state === 'saved' || Boolean(change?.now)),
    busy,
    save,
  }
}
