import { useCartQueue } from '@/api/cart/use-cart'
import type { CartLine } from '@/api/contract/cart'
import { useReadCartNow } from '@/api/hooks/cart'
import { NotSent } from '@/api/submission/submission'

/** Reads the cart as the provider has it, with every edit of the person's in it. */
export function useFreshCart(): () => Promise<CartLine[]> {
  const queue = useCartQueue()
  const readNow = useReadCartNow()
  /** Throws NotSent when an edit could not be saved, ApiError when the provider cannot be asked. */
  return async () => {
    if (!(await queue.flush())) throw new NotSent('an edit of the cart is not saved')
    return readNow()
  }
}
