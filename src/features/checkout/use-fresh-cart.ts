import { useEffect, useRef } from 'react'
import type { CartLine } from '@/api/contract/cart'
import { ApiError } from '@/api/errors'
import { useCartWriter } from '@/api/hooks/cart'
import { useReadCartNow } from '@/api/hooks/cart-now'
import { log } from '@/log'
import { type AgreedCart, agreedCartOf } from './agreed-cart'

/** The cart as the provider has it, with every edit of the person's in it. */
export function useFreshCart() {
  const writer = useCartWriter()
  const readNow = useReadCartNow()
  const mounted = useRef(true)

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  /** Undefined when an edit could not be saved. Throws ApiError when the provider cannot be asked. */
  async function read(): Promise<CartLine[] | undefined> {
    return (await writer.flush()) ? readNow() : undefined
  }

  return {
    read,
    /**
     * Whether what is shown is what will be charged. Undefined when that cannot be told (the status strip says why), and
     * when nobody waits for it any more.
     */
    async check(shown: AgreedCart): Promise<{ isSame: boolean } | undefined> {
      try {
        const fresh = await read()
        return fresh && mounted.current
          ? { isSame: agreedCartOf(fresh).mark === shown.mark }
          : undefined
      } catch (error) {
        // The provider's door has logged its own.
        if (!(error instanceof ApiError)) log.error('the cart could not be checked')
        return undefined
      }
    },
  }
}
