import { usePrefetchQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addressesQuery, useSelectedAddress } from '@/api/hooks/address'
import { useCart } from '@/api/hooks/cart'
import { useOfflineRefusal } from '@/api/hooks/offline-refusal'
import { usePlaceOrder } from '@/api/hooks/order'
import { useUser } from '@/api/hooks/user'
import { now } from '@/clock'
import { hasBankDetails } from '@/domain/bank-details'
import { effectiveMethod } from '@/domain/checkout'
import type { PaymentEntry } from '@/domain/payment-check'
import { useSignedInUserId } from '@/session/session'
import { agreedCartOf } from './agreed-cart'
import { useCheckoutDraft } from './checkout-draft'
import { EmptyCart } from './EmptyCart'
import { orderRequest, orderSummary } from './order-request'
import { PaymentStep } from './PaymentStep'
import { PlacedStep } from './PlacedStep'
import type { Placing, PlacingState } from './placing'
import { ReviewStep } from './ReviewStep'
import { openStep } from './steps'
import { TransactionStep } from './TransactionStep'
import { useFreshCart } from './use-fresh-cart'
import { usePlacing } from './use-placing'
import { type Steps, useOnLeave, useSteps } from './use-steps'

/** Part 1, point 2, "Checkout": four steps; the summary of a placed order, or the way there. */
export function Component() {
  const { placing, state } = usePlacing()
  const steps = useSteps()
  const { wanted, finish } = steps
  const isPlaced = state.kind === 'placed'
  const isNews = isPlaced && !state.seen

  useEffect(() => {
    void placing.resume()
  }, [placing])
  useEffect(() => {
    if (isPlaced && wanted === 4) return placing.see()
    if (isNews) return finish()
    placing.forget()
  })
  useOnLeave(placing.forget)

  if (isPlaced && (wanted === 4 || isNews)) return <PlacedStep steps={steps} order={state.order} />
  return <OpenCheckout {...{ placing, state, steps }} />
}

interface OpenCheckoutProps {
  placing: Placing
  state: PlacingState
  steps: Steps
}

function OpenCheckout({ placing, state, steps }: OpenCheckoutProps) {
  // Asked for beside the cart and the person, not after them.
  usePrefetchQuery(addressesQuery(useSignedInUserId()))
  const lines = useCart()
  const user = useUser()
  const address = useSelectedAddress()
  const draft = useCheckoutDraft(user.id)
  const placeOrder = usePlaceOrder()
  const freshCart = useFreshCart()
  const { isRefused, refuses } = useOfflineRefusal()
  const { agreed, hasPaid, method, entry } = draft.values

  // While an order is on its way the provider may empty the cart: what was agreed to stands until the outcome is known.
  const isUnderWay = state.kind === 'placing' || state.kind === 'checking'
  const isHeld = isUnderWay || (state.kind === 'unknown' && lines.length === 0)
  const isAgreed = agreed !== undefined && (isHeld || agreed.mark === agreedCartOf(lines).mark)
  const isReady = address !== undefined && hasBankDetails(user.bankDetails)
  const wanted = lines.length === 0 ? 3 : steps.wanted
  const step = openStep(wanted, { hasAgreed: isAgreed && isReady, hasPaid })
  const { fallBackTo } = steps

  useEffect(() => {
    if (lines.length > 0 && step < wanted) fallBackTo(step)
  })

  function submit(typed: PaymentEntry): void {
    if (!agreed || !address) return
    if (state.kind !== 'unknown' && refuses()) return
    const { transactionId } = typed
    const chosen = effectiveMethod(method, agreed.totalWithFee)
    void placing.submit(async () => {
      const fresh = await freshCart.read()
      // Not saved, or not what was agreed to: the strip, or step 1, says so. Nothing is sent.
      if (!fresh || agreedCartOf(fresh).mark !== agreed.mark) return undefined
      const order = { lines: fresh, user, address, transactionId, method: chosen }
      const body = orderRequest(order, now())
      return { summary: orderSummary(order), send: () => placeOrder.mutateAsync(body) }
    })
  }

  if (lines.length === 0 && !(isHeld && step === 3)) return <EmptyCart onBack={steps.back} />
  if (step === 1 || !agreed) {
    return <ReviewStep {...{ steps, lines, user, address, agreed }} onAgree={draft.agree} />
  }
  if (step === 2) {
    return (
      <PaymentStep
        steps={steps}
        amount={agreed.totalWithFee}
        chosen={method}
        onChoose={draft.choose}
        onPaid={() => {
          draft.pay()
          steps.forward(3)
        }}
      />
    )
  }
  return (
    <TransactionStep
      {...{ steps, entry, state, isRefused }}
      due={agreed.totalWithFee}
      onEntry={draft.enter}
      onSubmit={submit}
    />
  )
}
