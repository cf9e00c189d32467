import { useCartQueue } from '@/api/cart/use-cart'
import type { CartLine } from '@/api/contract/cart'
import { useReadCartNow } from '@/api/hooks/cart'
import { NotSent } from '@/api/submission/submission'

/** Reads the provider's cart after saving all pending edits. */
export function useFreshCart(): () => Promise<CartLine[]> {
  const queue = useCartQueue()
  const readNow = useReadCartNow()
  /** Throws NotSent when an edit could not be saved, ApiError when the provider cannot be asked. */
  return async () => {
    if (!(await queue.flush())) throw new NotSent('an edit of the cart is not saved')
    return readNow()
  }
}
