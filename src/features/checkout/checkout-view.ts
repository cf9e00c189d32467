import type { CartLine } from '@/api/contract/cart'
import { isBusy } from '@/api/submission/submission'
import { isSameCart } from '@/domain/cart'
import type { Reviewed } from '@/features/shared/payment/payment-record'
import { changedSince, type IncompleteBuyer, isReady, isReviewed } from './buyer'
import type { CheckoutStep } from './CheckoutFrame'

export interface CheckoutFacts {
  wanted: CheckoutStep
  /** Of the submission. */
  state: { kind: string }
  /** The cart as the provider has it. */
  lines: readonly CartLine[]
  buyer: IncompleteBuyer
  /** The cart agreed to in step 1, if any. */
  agreed?: readonly CartLine[] | undefined
  reviewed?: Reviewed | undefined
  /** Step 2 is finished. */
  hasPaid: boolean
  /** The person sends the order as agreed, whatever the cart is now. */
  isAsAgreed: boolean
}

/** What the checkout shows before an order is placed (CHK-2, CHK-10, CHK-15). */
export function checkoutView(facts: CheckoutFacts) {
  const { state, lines, buyer, agreed, reviewed, hasPaid, isAsAgreed } = facts
  const isUnknown = state.kind === 'unknown'
  // The provider empties the cart before its answer arrives: keep the agreed one until then.
  const isHeld = isBusy(state) || (isUnknown && lines.length === 0)
  const wanted = isHeld && lines.length === 0 ? 3 : facts.wanted
  const hasAgreed =
    agreed !== undefined && (isHeld || (isReady(buyer) && isReviewed(reviewed, buyer)))
  const furthest = hasAgreed ? (hasPaid ? 3 : 2) : 1
  // A later step opened directly lands on the first unfinished one.
  const step: CheckoutStep = wanted < furthest ? wanted : furthest
  const isChanged = agreed !== undefined && !isHeld && !isSameCart(agreed, lines)
  const buyerChanges = changedSince(reviewed, buyer)
  // Whoever has paid can still send the agreed cart: step 1 asks, as the later ones do.
  const asks = step === 1 && isChanged && (isAsAgreed || buyerChanges.length > 0)
  const isEmpty = lines.length === 0 && !asks
  return {
    step,
    isEmpty,
    /** The address has another step, which the history leaves. */
    fallsBack: !isEmpty && step < wanted,
    /** The cart is not the one agreed to. */
    isChanged,
    buyerChanges,
    asks,
    /** Nobody should pay a second time. Step 3 has its own report. */
    isDoubtful: step < 3 && (isUnknown || isBusy(state)),
  }
}
