import type { DeliveryStage } from '@/domain/delivery'

/** 1 request or proceed, 2 payment, 3 success (DLV-1. */
export type Step = 1 | 2 | 3

/** The step an address asks for; without one, the first. */
export function readStep(search: string): Step {
  const step = Number(new URLSearchParams(search).get('step'))
  return step === 2 || step === 3 ? step : 1
}

/** The charges are paid, as the person says or as the provider has verified. */
export function isPaid(stage: DeliveryStage): boolean {
  return stage === 'verifying' || stage === 'paid' || stage === 'delivered'
}

/** Step 2 once accepted, step 3 once paid (DLV-1); what is paid shows nothing but step 3. */
export function openStep(wanted: Step, stage: DeliveryStage, hasCharges: boolean): Step {
  if (isPaid(stage)) return 3
  return stage === 'accepted' && hasCharges && wanted > 1 ? 2 : 1
}
