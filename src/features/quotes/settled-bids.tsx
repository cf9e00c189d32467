import { useEffect, useRef, useState } from 'react'
import type { Bid } from '@/api/contract/quote'
import { useText } from '@/text/text'
import { Toast } from '@/ui/Toast'

/** Ignore taps for this long (ms) after the bids changed: they were aimed at the old ones. */
const SETTLE_TIME = 800

/** Differs whenever a bid was added, removed or changed. */
const fingerprint = (bids: readonly Bid[]) =>
  bids.map(({ vendorId, price }) => `${vendorId} ${String(price)}`).join()

/**
 * `isSettled` is false for a moment after every change of the bids; `changes` counts the changes.
 */
export function useSettled(bids: readonly Bid[]): { isSettled: boolean; changes: number } {
  const current = fingerprint(bids)
  const [settled, setSettled] = useState({ fingerprint: current, changes: 0 })
  const latest = useRef(current)

  useEffect(() => {
    latest.current = current
    if (current === settled.fingerprint) return
    const timer = setTimeout(() => {
      setSettled(({ changes }) => ({ fingerprint: latest.current, changes: changes + 1 }))
    }, SETTLE_TIME)
    return () => clearTimeout(timer)
  }, [current, settled.fingerprint])

  const isSettled = current === settled.fingerprint
  return { isSettled, changes: settled.changes + (isSettled ? 0 : 1) }
}

export function ChangedToast({ changes }: { changes: number }) {
  const t = useText('quotes')
  const [seen, setSeen] = useState(0)
  return (
    <Toast
      text={changes > seen ? t('changed') : undefined}
      round={changes}
      onEnd={() => setSeen(changes)}
    />
  )
}
