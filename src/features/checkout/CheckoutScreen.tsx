import { usePrefetchQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCart } from '@/api/cart/use-cart'
import { addressesQuery, useSelectedAddress } from '@/api/hooks/address'
import { usePlaceOrder } from '@/api/hooks/order'
import { useUser } from '@/api/hooks/user'
import { isBusy } from '@/api/submission/submission'
import { useReportSubmission } from '@/api/unsaved'
import { bill, isSameCart } from '@/domain/cart'
import { effectiveMethod, type PaymentEntry } from '@/domain/payment'
import { useSignedInUserId } from '@/session/session'
import { AgreedCartChanged } from './AgreedCartChanged'
import { changedSince, isReady, isReviewed, useReadBuyerNow } from './buyer'
import { useCheckoutDraft } from './checkout-draft'
import { orderPlan, orderSummary, useOrderSubmission } from './order-submission'
import { PaymentStep } from './PaymentStep'
import { PlacedStep } from './PlacedStep'
import { ReviewStep, useFreshCart } from './ReviewStep'
import { openCheckoutStep, type CheckoutSteps, useCheckoutSteps } from './CheckoutFrame'
import { TransactionStep } from './TransactionStep'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyCartDrawing } from '@/ui/drawings/EmptyCartDrawing'
import { EmptyState } from '@/ui/EmptyState'
import { Screen } from '@/ui/Screen'
import { useOnLeave } from '@/ui/use-history-steps'

/** CHK-2. */
function EmptyCart({ onBack }: { onBack: () => void }) {
  const t = useText('checkout')
  return (
    <Screen onBack={onBack}>
      <EmptyState
        picture={<EmptyCartDrawing />}
        title={t('emptyCart')}
        action={<ButtonLink to={paths.home}>{t('continuePurchase')}</ButtonLink>}
      />
    </Screen>
  )
}

type OrderSubmission = ReturnType<typeof useOrderSubmission>

/** CHK-1: four steps. Shows the summary of a placed order, or the step to go on with. */
export function CheckoutScreen() {
  const { submission, state } = useOrderSubmission()
  const steps = useCheckoutSteps()
  const { wanted, finish } = steps
  const isPlaced = state.kind === 'done'
  const isNews = isPlaced && !state.seen

  useEffect(() => {
    if (isPlaced && wanted === 4) return submission.markSeen()
    if (isNews) return finish()
    submission.clearSeen()
  })
  useOnLeave(paths.checkout, submission.clearSeen)

  if (isPlaced && (wanted === 4 || isNews))
    return <PlacedStep steps={steps} order={state.request} />
  return <OpenCheckout {...{ submission, state, steps }} />
}

function OpenCheckout({ submission, state, steps }: OrderSubmission & { steps: CheckoutSteps }) {
  // In parallel with the cart and the user.
  usePrefetchQuery(addressesQuery(useSignedInUserId()))
  const lines = useCart()
  const user = useUser()
  const address = useSelectedAddress()
  const draft = useCheckoutDraft(useSignedInUserId())
  const placeOrder = usePlaceOrder()
  const readCart = useFreshCart()
  const readBuyer = useReadBuyerNow()
  const { agreed, reviewed, hasPaid, isAsAgreed, method, entry } = draft
  const buyer = { user, address }

  // The provider empties the cart before its answer arrives: keep the agreed one until then.
  const isHeld = isBusy(state) || (state.kind === 'unknown' && lines.length === 0)
  const wanted = isHeld && lines.length === 0 ? 3 : steps.wanted
  const step = openCheckoutStep(wanted, {
    hasAgreed: agreed !== undefined && (isHeld || (isReady(buyer) && isReviewed(reviewed, buyer))),
    hasPaid,
  })
  const { fallBackTo } = steps
  const t = useText('checkout')
  // Nobody should pay a second time. Step 3 has its own report.
  const isDoubtful = step < 3 && (state.kind === 'unknown' || isBusy(state))
  useReportSubmission({
    state: isDoubtful ? state : { kind: 'idle' },
    stopWaiting: submission.stopWaiting,
    retry: () => void submission.resume(),
    unknown: t('asksFirst'),
  })

  const isChanged = agreed !== undefined && !isHeld && !isSameCart(agreed, lines)
  const buyerChanges = changedSince(reviewed, buyer)
  // Whoever has paid can still send the agreed cart: step 1 asks, as the later ones do.
  const asks = step === 1 && isChanged && (isAsAgreed || buyerChanges.length > 0)
  const isEmpty = lines.length === 0 && !asks

  useEffect(() => {
    if (!isEmpty && step < wanted) fallBackTo(step)
  })

  function submit(typed: PaymentEntry): void {
    if (!agreed) return
    const order = {
      lines: agreed,
      transactionId: typed.transactionId,
      method: effectiveMethod(method, bill(agreed).totalWithFee),
    }
    const calls = {
      readBuyer,
      readCart,
      place: placeOrder.mutateAsync,
      isAsAgreed: draft.isAsAgreedNow,
      reviewed: draft.reviewedNow,
    }
    void submission.submit(orderSummary(order), orderPlan(order, calls))
  }

  /** `goOn`: what follows once the person has paid. */
  const changes = (goOn: () => void) =>
    agreed &&
    isChanged && (
      <AgreedCartChanged
        {...{ agreed, lines, isAsAgreed }}
        needsDecision={state.kind === 'blocked' && state.obstacle === 'changed'}
        onPaid={() => {
          draft.sendAsAgreed()
          goOn()
        }}
        onNotPaid={() => {
          draft.withdraw()
          submission.dismiss()
          steps.toFirst()
        }}
      />
    )
  if (step === 1 || !agreed) {
    if (isEmpty) return <EmptyCart onBack={steps.back} />
    return (
      <ReviewStep
        {...{ steps, lines, buyer, buyerChanges, agreed, hasPaid, isAsAgreed }}
        asks={asks ? changes : undefined}
        onAgree={draft.agree}
        onReview={draft.review}
      />
    )
  }
  const due = bill(agreed).totalWithFee
  if (step === 2) {
    return (
      <PaymentStep
        steps={steps}
        amount={due}
        chosen={method}
        changes={changes(() => steps.forward(3))}
        onChoose={draft.choose}
        onPayee={() => draft.seePayee(due)}
        mayHavePaid={draft.mayHavePaid ?? false}
        onPaying={draft.leave}
        onPaid={() => {
          draft.pay()
          steps.forward(3)
        }}
      />
    )
  }
  return (
    <TransactionStep
      {...{ steps, due, entry, state, changes }}
      stopWaiting={submission.stopWaiting}
      onEntry={draft.enter}
      onSubmit={submit}
    />
  )
}
