import { useEffect, useRef } from 'react'
import { useCartQueue } from '@/api/cart/use-cart'
import type { CartLine } from '@/api/contract/cart'
import { ApiError } from '@/api/errors'
import { useReadCartNow } from '@/api/hooks/cart'
import { NotSent } from '@/api/submission/submission'
import { log } from '@/log'
import { type AgreedCart, agreedCartOf } from './agreed-cart'

/** The cart as the provider has it, with every edit of the person's in it. */
export function useFreshCart() {
  const queue = useCartQueue()
  const readNow = useReadCartNow()
  const mounted = useRef(true)

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  /** Throws NotSent when an edit could not be saved, ApiError when the provider cannot be asked. */
  async function read(): Promise<CartLine[]> {
    if (!(await queue.flush())) throw new NotSent('an edit of the cart is not saved')
    return readNow()
  }

  return {
    read,
    /**
     * Whether what is shown is what will be charged. Undefined when that cannot be told (the status strip says why), and
     * when nobody waits for it any more.
     */
    async check(shown: AgreedCart): Promise<{ isSame: boolean; fresh: AgreedCart } | undefined> {
      try {
        const fresh = agreedCartOf(await read())
        if (!mounted.current) return undefined
        return { isSame: fresh.fingerprint === shown.fingerprint, fresh }
      } catch (error) {
        // `call` has logged its own; the cart says itself what is not saved.
        if (!(error instanceof ApiError) && !(error instanceof NotSent))
          log.error('the cart could not be checked')
        return undefined
      }
    },
  }
}
