import { expect, it } from 'vitest'
import {
  deliveryStage,
  type DeliveryState,
  unknownDeliveryStatus,
  type DeliveryStage,
  type DeliveryStep,
  openDeliveryStep,
  stageAfterSending,
} from '@/domain/delivery'
import { requested } from './delivery-request'

const empty = { ...requested, requested: false }

it.each<[string, string, Partial<DeliveryState> | undefined]>([
  ['none', '', undefined],
  ['none', 'pending', {}],
  ['requested', '', { requested: true, status: 'pending' }],
  // Whoever accepted it was asked, whether the flag came along or not.
  ['accepted', '', { isAccepted: true }],
  ['accepted', '', { isAccepted: true, transactionId: '  ' }],
  ['verifying', '', { isAccepted: true, transactionId: 'UTR1' }],
  ['verifying', '', { isAccepted: true, paidAt: '2026-09-05T06:00:00Z' }],
  ['verifying', '', { isAccepted: true, status: 'Payment Verification Pending' }],
  ['verifying', '', { isAccepted: true, transactionId: 'UTR1', status: 'pending' }],
  // "A delivery payment that the provider rejected can be paid again; only `payment verification
  // pending` counts as being verified. Any other unknown word is shown as it is, and blocks
  // nothing."
  ['rejected', '', { isAccepted: true, status: 'payment_rejected' }],
  ['rejected', '', { requested: true, transactionId: 'UTR1', status: 'Rejected' }],
  ['accepted', '', { isAccepted: true, status: 'On hold' }],
  ['accepted', '', { requested: true, transactionId: 'UTR1', status: 'On hold' }],
  // The request itself was rejected: it can be made again.
  ['none', '', { requested: true, status: 'Rejected' }],
  ['requested', '', { requested: true, status: 'On hold' }],
  ['paid', '', { isAccepted: true, transactionId: 'UTR1', status: 'Payment Done ' }],
  ['delivered', ' DELIVERED', { isAccepted: true, transactionId: 'UTR1', status: 'payment done' }],
])('%s: status "%s" with %o', (stage, status, request) => {
  const deliveryRequest = request && { ...empty, ...request }
  expect(deliveryStage({ status, deliveryRequest })).toBe(stage)
})

it.each<[string, Partial<DeliveryState>]>([
  ['On hold', { isAccepted: true, transactionId: 'UTR1', status: ' On hold ' }],
  ['On hold', { requested: true, status: 'On hold' }],
  ['', { isAccepted: true, transactionId: 'UTR1', status: 'rejected' }],
  ['', { isAccepted: true, status: 'Accepted' }],
  ['', { requested: true, status: 'Requested' }],
])('shows the word "%s" of %o as it came', (word, request) => {
  const deliveryRequest = { ...empty, ...request }
  expect(unknownDeliveryStatus({ status: '', deliveryRequest })).toBe(word)
})

// DLV-1.
it.each<[DeliveryStage, boolean, [DeliveryStep, DeliveryStep, DeliveryStep]]>([
  ['requested', true, [1, 1, 1]],
  ['accepted', false, [1, 1, 1]],
  ['accepted', true, [1, 2, 2]],
  ['verifying', true, [3, 3, 3]],
  ['paid', true, [3, 3, 3]],
  ['delivered', false, [3, 3, 3]],
])('%s, charges known: %s: %j', (stage, hasCharges, steps) => {
  const wanted: DeliveryStep[] = [1, 2, 3]
  expect(wanted.map((step) => openDeliveryStep(step, stage, hasCharges))).toEqual(steps)
})

it.each<[DeliveryStage, boolean, boolean, DeliveryStage]>([
  ['none', false, false, 'none'],
  ['none', true, false, 'requested'],
  ['accepted', true, false, 'accepted'],
  ['accepted', true, true, 'verifying'],
  ['rejected', true, true, 'verifying'],
  ['paid', true, true, 'paid'],
])('%s, sent here: request %s, payment %s: %s', (stage, isRequested, hasPaid, expected) => {
  expect(stageAfterSending(stage, { isRequested, hasPaid })).toBe(expected)
})
