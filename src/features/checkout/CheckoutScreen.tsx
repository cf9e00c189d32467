import { usePrefetchQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useCart, useCartActions } from '@/api/cart/use-cart'
import type { CartLine } from '@/api/contract/cart'
import { addressesQuery, useSelectedAddress } from '@/api/hooks/address'
import { useUser } from '@/api/hooks/user'
import { useReportSubmission } from '@/api/unsaved'
import { bill, isSameCart } from '@/domain/cart'
import { openPaymentRecord, type Reviewed } from '@/features/shared/payment/payment-record'
import { paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyCartDrawing } from '@/ui/drawings/EmptyCartDrawing'
import { EmptyState } from '@/ui/EmptyState'
import { Screen } from '@/ui/Screen'
import { useOnLeave } from '@/ui/use-history-steps'
import { useReadBuyerNow } from './buyer'
import { AgreedCartChanged } from './cart-changed'
import { checkoutView } from './checkout-view'
import { type CheckoutSteps, useCheckoutSteps } from './CheckoutFrame'
import {
  beginOrderPayment,
  openOrderPayment,
  type OrderPayment,
  useOrderPayment,
} from './order-payment'
import { PaymentStep } from './PaymentStep'
import { PlacedStep } from './PlacedStep'
import { ReviewStep, useFreshCart } from './ReviewStep'
import { PaymentSent } from './PaymentSent'
import { TransactionStep } from './TransactionStep'

/** CHK-2. */
function EmptyCart({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const t = useText('checkout')
  return (
    <Screen onBack={onBack}>
      {children}
      <EmptyState
        picture={<EmptyCartDrawing />}
        title={t('emptyCart')}
        action={<ButtonLink to={paths.home}>{t('continuePurchase')}</ButtonLink>}
      />
    </Screen>
  )
}

/** CHK-1: four steps. Shows the summary of a placed order, or the step to go on with. */
export function CheckoutScreen() {
  const userId = useSignedInUserId()
  const steps = useCheckoutSteps()
  const [key, setKey] = useState(() => openOrderPayment(userId, steps.wanted === 4))
  const begin = () => {
    const next = beginOrderPayment(userId)
    setKey(next)
    return next
  }
  return <Checkout key={key} {...{ paymentKey: key, steps, begin }} />
}

interface CheckoutProps {
  paymentKey: string
  steps: CheckoutSteps
  /** Begins another payment, and shows it. Returns its key. */
  begin: () => string
}

function Checkout({ paymentKey, steps, begin }: CheckoutProps) {
  const readCart = useFreshCart()
  const readBuyer = useReadBuyerNow()
  const cart = useCartActions()
  const putBack = ({ product, quantity }: CartLine) => void cart.set(product, quantity)
  const payment = useOrderPayment(paymentKey, { readCart, readBuyer, putBack })
  const { submission, state } = payment
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
  return <OpenCheckout {...{ payment, steps, begin }} />
}

function OpenCheckout({
  payment,
  steps,
  begin,
}: Omit<CheckoutProps, 'paymentKey'> & {
  payment: OrderPayment
}) {
  const userId = useSignedInUserId()
  // In parallel with the cart and the user.
  usePrefetchQuery(addressesQuery(userId))
  const lines = useCart()
  const user = useUser()
  const address = useSelectedAddress()
  const { state, lines: agreed, hasPaid, isAsAgreed, change } = payment
  const buyer = { user, address }
  const { fallBackTo, wanted } = steps
  const view = checkoutView({ ...payment, agreed, wanted, lines, buyer })
  const { step, fallsBack } = view
  const t = useText('checkout')
  useReportSubmission({
    state: view.isDoubtful ? state : { kind: 'idle' },
    stopWaiting: payment.submission.stopWaiting,
    retry: payment.lookUp,
    unknown: t('asksFirst'),
  })

  useEffect(() => {
    if (fallsBack) fallBackTo(step)
  })
  const isAgreed = agreed !== undefined
  useEffect(() => {
    if (isAgreed) AgreedCartChanged.preload()
  }, [isAgreed])

  /** A payment whose payee was shown stays: another cart is another payment. */
  function agree(shown: readonly CartLine[], review: Reviewed): void {
    const isSame = agreed !== undefined && isSameCart(agreed, shown)
    const isOpen = payment.sentAt === undefined
    if (isOpen && (payment.waiting === undefined || isSame)) return payment.agree(shown, review)
    const another = openPaymentRecord(userId, begin())
    another.change({ agreed: { lines: shown }, reviewed: review })
  }

  /** `goOn`: what follows once the person has paid. */
  const changes = (goOn: () => void) =>
    agreed &&
    view.isChanged && (
      <AgreedCartChanged
        {...{ payment, agreed, lines }}
        onPaid={() => {
          payment.sendAsAgreed()
          goOn()
        }}
        onNotPaid={() => {
          payment.withdraw()
          // Step 1 says what has changed since.
          openPaymentRecord(userId, begin()).change({ agreed: { lines: agreed } })
          steps.toFirst()
        }}
      />
    )
  if (step === 1 || !agreed) {
    const sent = payment.sentAt !== undefined && <PaymentSent payment={payment} />
    if (view.isEmpty) return <EmptyCart onBack={steps.back}>{sent}</EmptyCart>
    return (
      <ReviewStep
        sent={sent}
        {...{ steps, lines, buyer, agreed, hasPaid, isAsAgreed }}
        buyerChanges={view.buyerChanges}
        asks={view.asks ? changes : undefined}
        onAgree={agree}
        onReview={(review) => change({ reviewed: review })}
      />
    )
  }
  const due = bill(agreed).totalWithFee
  if (step === 2)
    return <PaymentStep {...{ payment, steps, due }} changes={changes(() => steps.forward(3))} />
  return <TransactionStep {...{ payment, steps, due, agreed, changes }} />
}
