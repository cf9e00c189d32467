import { useState } from 'react'

/** A desk: wide and with a mouse. */
export function useIsDesk(): boolean {
  const [isDesk] = useState(
    () => window.matchMedia('(min-width: 501px) and (pointer: fine)').matches,
  )
  return isDesk
}
