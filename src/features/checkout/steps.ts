import { paths } from '@/paths'

/** 1 review, 2 payment, 3 transaction, 4 done (CHK-1. */
export type Step = 1 | 2 | 3 | 4

/** The step an address asks for; without one, the first. */
export function readStep(search: string): Step {
  const step = Number(new URLSearchParams(search).get('step'))
  return step === 2 || step === 3 || step === 4 ? step : 1
}

export function stepPath(step: Step): string {
  return `${paths.checkout}?step=${step}`
}

interface Progress {
  /** Step 1 is finished: address, bank details, and this very cart agreed to. */
  hasAgreed: boolean
  /** Step 2 is finished. */
  hasPaid: boolean
}

/** A later step opened directly lands on the first unfinished one (CHK-2). Step 4 is not opened this way. */
export function openStep(wanted: Step, { hasAgreed, hasPaid }: Progress): 1 | 2 | 3 {
  const furthest = hasAgreed ? (hasPaid ? 3 : 2) : 1
  return wanted < furthest ? (wanted as 1 | 2) : furthest
}
