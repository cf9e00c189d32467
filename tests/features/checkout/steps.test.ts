import { expect, it } from 'vitest'
import { openCheckoutStep, type CheckoutStep } from '@/features/checkout/CheckoutFrame'

// CHK-2.
it.each<
  [hasAgreed: boolean, hasPaid: boolean, [CheckoutStep, CheckoutStep, CheckoutStep, CheckoutStep]]
>([
  [false, false, [1, 1, 1, 1]],
  [false, true, [1, 1, 1, 1]],
  [true, false, [1, 2, 2, 2]],
  [true, true, [1, 2, 3, 3]],
])('agreed: %s, paid: %s: steps 1 to 4 open %j', (hasAgreed, hasPaid, steps) => {
  const wanted: CheckoutStep[] = [1, 2, 3, 4]
  expect(wanted.map((step) => openCheckoutStep(step, { hasAgreed, hasPaid }))).toEqual(steps)
})
