import { useEffect, useRef } from 'react'
import type { Product } from '@/api/contract/product'
import type { Quantity } from '@/domain/quantity'
import { useCartActions } from './use-cart'

/** A quantity is sent this long after the last keystroke (CRT-2). */
const TYPING_PAUSE_MS = 800

/** The typed quantity of a line: sent after a pause, when the field is left, or its screen. */
export function useTyping(product: Product) {
  const cart = useCartActions()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => cart.sendTyped, [cart])

  return {
    /** Undefined: what is typed is no quantity. */
    type(quantity: Quantity | undefined): void {
      clearTimeout(timer.current)
      cart.type(product, quantity)
      timer.current = setTimeout(cart.sendTyped, TYPING_PAUSE_MS)
    },
    send(): void {
      clearTimeout(timer.current)
      cart.sendTyped()
    },
  }
}
