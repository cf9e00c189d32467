import { hasValue, type Maskable } from './masked'
import { normaliseWord } from './status'

export interface DeliveryState {
  requested: boolean
  isAccepted: boolean
  transactionId: Maskable
  paidAt: string
  status: string
}

export interface DeliverableItem {
  status: string
  deliveryRequest?: DeliveryState | undefined
}

/** In this order. accepted: its charges are due; verifying: paid, as the person says. */
export type DeliveryStage = 'none' | 'requested' | 'accepted' | 'verifying' | 'paid' | 'delivered'

/** The charges are paid, as the person says or as the provider has verified. */
export function isDeliveryPaid(stage: DeliveryStage): boolean {
  return stage === 'verifying' || stage === 'paid' || stage === 'delivered'
}

/** DLV-1, from the fields that the provider has filled in so far. */
export function deliveryStage({ status, deliveryRequest }: DeliverableItem): DeliveryStage {
  if (normaliseWord(status) === 'delivered') return 'delivered'
  if (!deliveryRequest) return 'none'
  const { requested, isAccepted, transactionId, paidAt } = deliveryRequest
  const word = normaliseWord(deliveryRequest.status)
  if (word === 'payment done') return 'paid'
  const isReported = hasValue(transactionId) || hasValue(paidAt)
  if (isReported || word === 'payment verification pending') return 'verifying'
  if (isAccepted) return 'accepted'
  return requested ? 'requested' : 'none'
}
