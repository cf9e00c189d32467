import { expect, it } from 'vitest'
import {
  type DeliveryStage,
  type DeliveryStep,
  openDeliveryStep,
  stageAfterSending,
} from '@/domain/delivery'

// DLV-1.
it.each<[DeliveryStage, boolean, [DeliveryStep, DeliveryStep, DeliveryStep]]>([
  ['none', false, [1, 1, 1]],
  ['requested', false, [1, 1, 1]],
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
