import { useEffect, useState } from 'react'
import { type Payee, readPayeeNow } from '@/config/served-config'
import { env } from '@/config/env'

/** How often the payee is read again while it is on screen (ms). */
const PAYEE_INTERVAL = 30_000

/**
 * Whom to pay, never as it was (CHK-5): read when a step shows it, again and again while it does,
 * and when the person comes back to it. Until `isKnown` it must not be seen.
 */
export function usePayee() {
  const [payee, setPayee] = useState<Payee>(env.payment)
  // The mocked provider has no host that serves a configuration.
  const [isKnown, setIsKnown] = useState(__MOCK__)
  const [first, setFirst] = useState<Payee>()

  useEffect(() => {
    if (__MOCK__) return undefined
    let last = 0
    async function read(): Promise<void> {
      last += 1
      const turn = last
      const found = await readPayeeNow()
      if (turn !== last) return
      setPayee(found)
      setFirst((known) => known ?? found)
      setIsKnown(true)
    }
    function comeBack(): void {
      if (document.visibilityState !== 'visible') return
      setIsKnown(false)
      void read()
    }
    void read()
    document.addEventListener('visibilitychange', comeBack)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read()
    }, PAYEE_INTERVAL)
    return () => {
      last = -1
      document.removeEventListener('visibilitychange', comeBack)
      clearInterval(timer)
    }
  }, [])

  const isChanged = first !== undefined && JSON.stringify(first) !== JSON.stringify(payee)
  return { payee, isKnown, isChanged }
}
