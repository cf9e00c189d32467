import { hasValue, type Maskable } from './masked'
import type { Paise } from './money'
import { normaliseWord, paymentState } from './status'

export interface DeliveryState {
  requested: boolean
  isAccepted: boolean
  transactionId: Maskable
  paidAt: string
  status: string
  charges?: Paise | undefined
}

export interface DeliverableItem {
  status: string
  deliveryRequest?: DeliveryState | undefined
}

/**
 * In this order. accepted: its charges are due; rejected: due again, as their payment was rejected;
 * verifying: paid, as the person says.
 */
export type DeliveryStage =
  'none' | 'requested' | 'accepted' | 'rejected' | 'verifying' | 'paid' | 'delivered'

/** The charges are paid, as the person says or as the provider has verified. */
export function isDeliveryPaid(stage: DeliveryStage): boolean {
  return stage === 'verifying' || stage === 'paid' || stage === 'delivered'
}

/** The charges are to be paid, for the first time or again. */
export function isDeliveryDue(stage: DeliveryStage): boolean {
  return stage === 'accepted' || stage === 'rejected'
}

/**
 * DLV-1, from the fields that the provider has filled in so far. DLV-4: a payment with an unknown
 * status word can be made again.
 */
export function deliveryStage({ status, deliveryRequest }: DeliverableItem): DeliveryStage {
  if (normaliseWord(status) === 'delivered') return 'delivered'
  if (!deliveryRequest) return 'none'
  const { requested, isAccepted, transactionId, paidAt } = deliveryRequest
  const isReported = hasValue(transactionId) || hasValue(paidAt)
  const payment = paymentState(deliveryRequest.status)
  if (payment === 'done') return 'paid'
  if (payment === 'verifying') return 'verifying'
  if (payment === 'rejected') return isAccepted || isReported ? 'rejected' : 'none'
  if (isReported && payment !== 'other') return 'verifying'
  if (isAccepted || isReported) return 'accepted'
  return requested ? 'requested' : 'none'
}

/** The provider's stage, or the later one that this device has sent since. */
export function stageAfterSending(
  stage: DeliveryStage,
  sent: { isRequested: boolean; hasPaid: boolean },
): DeliveryStage {
  if (sent.hasPaid && !isDeliveryPaid(stage)) return 'verifying'
  return sent.isRequested && stage === 'none' ? 'requested' : stage
}

/** The charges to pay; undefined while they are unknown or zero. */
export function deliveryCharges(item: DeliverableItem): Paise | undefined {
  const charges = item.deliveryRequest?.charges
  return charges !== undefined && charges > 0 ? charges : undefined
}

/** 1 request or proceed, 2 payment, 3 success (DLV-1). */
export type DeliveryStep = 1 | 2 | 3

/** The step to show: 2 once accepted, and after a rejected payment; only 3 once paid (DLV-1). */
export function openDeliveryStep(
  wanted: DeliveryStep,
  stage: DeliveryStage,
  hasCharges: boolean,
): DeliveryStep {
  if (isDeliveryPaid(stage)) return 3
  return isDeliveryDue(stage) && hasCharges && wanted > 1 ? 2 : 1
}

/** The status word as it came, where the stage does not say it; '' otherwise. */
export function unknownDeliveryStatus(item: DeliverableItem): string {
  const word = item.deliveryRequest?.status.trim() ?? ''
  const isOpen = ['requested', 'accepted'].includes(deliveryStage(item))
  const isOdd = paymentState(word) === 'other' && !isStageWord(word)
  return isOpen && isOdd ? word : ''
}

const isStageWord = (word: string) => ['requested', 'accepted'].includes(normaliseWord(word))
