import { expect, it } from 'vitest'
import { deliveryStage, type DeliveryState } from '@/domain/delivery'

const empty = { requested: false, isAccepted: false, transactionId: '', paidAt: '', status: '' }

it.each<[string, string, Partial<DeliveryState> | undefined]>([
  ['none', '', undefined],
  ['none', 'pending', {}],
  ['requested', '', { requested: true }],
  ['requested', '', { requested: true, status: 'pending' }],
  ['accepted', '', { requested: true, isAccepted: true }],
  // Whoever accepted it was asked, whether the flag came along or not.
  ['accepted', '', { isAccepted: true }],
  ['accepted', '', { isAccepted: true, transactionId: '  ' }],
  ['verifying', '', { isAccepted: true, transactionId: 'UTR1' }],
  ['verifying', '', { isAccepted: true, paidAt: '2026-09-05T06:00:00Z' }],
  ['verifying', '', { isAccepted: true, status: 'Payment Verification Pending' }],
  ['verifying', '', { isAccepted: true, transactionId: 'UTR1', status: 'a word nobody listed' }],
  ['paid', '', { isAccepted: true, transactionId: 'UTR1', status: 'Payment Done ' }],
  ['delivered', 'Delivered', undefined],
  ['delivered', ' DELIVERED', { isAccepted: true, transactionId: 'UTR1', status: 'payment done' }],
])('%s: status "%s" with %o', (stage, status, request) => {
  const deliveryRequest = request && { ...empty, ...request }
  expect(deliveryStage({ status, deliveryRequest })).toBe(stage)
})
