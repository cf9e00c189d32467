import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useCartActions } from '@/api/cart/use-cart'
import type { CartLine } from '@/api/contract/cart'
import { cartQuery } from '@/api/hooks/cart'
import { useReadNow } from '@/api/read-now'
import { NotSent } from '@/api/submission/waiting'
import { useTappedRead } from '@/api/submission/use-tapped-read'
import { hasBankDetails } from '@/domain/bank-details'
import { bill, isPriced, isSameCart } from '@/domain/cart'
import { hasDealDays } from '@/domain/dates'
import { knownLineValue, PLATFORM_FEE_PERCENT_TEXT } from '@/domain/pricing'
import { formatPaise } from '@/domain/money'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { AmountSummary } from '@/ui/DefinitionRows'
import { Notice } from '@/ui/Notice'
import { useOfferDuration } from '@/ui/use-format'
import { type IncompleteBuyer, reviewOf } from './buyer'
import { BuyerChanged } from './BuyerChanged'
import type { Reviewed } from '@/features/shared/payment/payment-record'
import { CheckoutFrame, type CheckoutSteps } from './CheckoutFrame'
import { ItemLines } from './ItemLines'
import { BuyerDetails, useHighlightedPrompt } from './BuyerDetails'

/** The cart differs from the one agreed to before. */
function CartChanged({ agreed, lines }: Record<'agreed' | 'lines', readonly CartLine[]>) {
  const t = useText('checkout')
  const before = bill(agreed).totalWithFee
  const now = bill(lines).totalWithFee
  return (
    <Notice live tone="warn">
      {before === now
        ? t('changedItems')
        : t('changedTotal', { before: formatPaise(before, 2), now: formatPaise(now, 2) })}
    </Notice>
  )
}

/** Cart, address and bank account on screen at the tap, and the provider's cart. */
interface Checked {
  shown: readonly CartLine[]
  reviewed: Reviewed
  fresh: readonly CartLine[]
}

interface ReviewStepProps {
  /** What became of a payment that another tab has sent. */
  sent: ReactNode
  steps: CheckoutSteps
  lines: readonly CartLine[]
  buyer: IncompleteBuyer
  /** What is not as it was when the person looked at it before. */
  buyerChanges: readonly (keyof Reviewed)[]
  /** The cart agreed to before, if any. */
  agreed: readonly CartLine[] | undefined
  hasPaid: boolean
  isAsAgreed: boolean
  /** The question whether the agreed cart was paid, where it has changed as well. */
  asks: ((goOn: () => void) => ReactNode) | undefined
  onAgree: (lines: readonly CartLine[], reviewed: Reviewed) => void
  onReview: (reviewed: Reviewed) => void
}

/** Step 1: the order review (CHK-3). */
export function ReviewStep(props: ReviewStepProps) {
  const { steps, buyer, buyerChanges, agreed, hasPaid, isAsAgreed, asks } = props
  const { sent, onAgree, onReview } = props
  const { user, address } = buyer
  // Emptied by now: the person may have paid for what was agreed to.
  const lines = props.lines.length > 0 ? props.lines : (agreed ?? [])
  const t = useText('checkout')
  const offerDuration = useOfferDuration()
  const prompt = useHighlightedPrompt()
  const cost = lines.every(isPriced) ? bill(lines) : undefined

  function isReady(): boolean {
    if (!address) prompt.show('address')
    else if (!hasBankDetails(user.bankDetails)) prompt.show('bank')
    else return true
    return false
  }

  function goOn({ shown, reviewed, fresh }: Checked): void {
    const isLooked = buyerChanges.length > 0
    // Nobody pays for what cannot be ordered. The button says so now.
    if (!hasKnownDays(fresh)) return
    if (isSameCart(fresh, shown)) {
      // The shown cart may come from the offline cache, which lacks fields that an order sends.
      onAgree(fresh, reviewed)
      // Nobody should pay a second time.
      steps.forward(isLooked && hasPaid ? 3 : 2)
    } else if (!isLooked) onAgree(shown, reviewed)
  }

  function goOnAsAgreed(): void {
    if (!isReady()) return
    onReview(reviewOf(buyer))
    steps.forward(3)
  }

  return (
    <CheckoutFrame
      step={1}
      steps={steps}
      action={
        asks ? (
          <Button blocked={isAsAgreed ? undefined : t('decideFirst')} onClick={goOnAsAgreed}>
            {t('proceed')}
          </Button>
        ) : (
          <Proceed {...{ lines, isReady }} review={() => reviewOf(buyer)} onChecked={goOn} />
        )
      }
    >
      {sent}
      {buyerChanges.length > 0 && <BuyerChanged {...{ address, buyerChanges, hasPaid }} />}
      <BuyerDetails {...{ address, user }} shown={prompt.shown} />
      {asks?.(goOnAsAgreed)}
      {!asks && agreed && !isSameCart(agreed, lines) && (
        <CartChanged agreed={agreed} lines={lines} />
      )}
      <div className="border-t border-hairline pt-3">
        <AmountSummary
          rows={[
            { label: t('total'), amount: cost?.total },
            { label: t('fee', { percent: PLATFORM_FEE_PERCENT_TEXT }), amount: cost?.fee },
          ]}
          total={{ label: t('totalWithFee'), amount: cost?.totalWithFee }}
        />
      </div>
      <ItemLines
        lines={lines.map(({ product, quantity }) => ({
          id: product.id,
          name: product.name,
          quantity,
          unit: product.unit,
          value: knownLineValue(quantity, product.purchasePrice),
          days: offerDuration(product),
        }))}
      />
      <Notice tone="warn">{t('afterwards')}</Notice>
      <Notice tone="info">{t('activation')}</Notice>
    </CheckoutFrame>
  )
}

const hasKnownDays = (lines: readonly CartLine[]) =>
  lines.every(({ product }) => hasDealDays(product))

interface ProceedProps {
  lines: readonly CartLine[]
  /** Highlights what is missing. */
  isReady: () => boolean
  review: () => Reviewed
  onChecked: (checked: Checked) => void
}

/** Reads the cart again before step 2. */
function Proceed({ lines, isReady, review, onChecked }: ProceedProps) {
  const t = useText('checkout')
  const readCart = useFreshCart()
  const [checked, setChecked] = useState<Checked>()
  const blocked = lines.every(isPriced) ? !hasKnownDays(lines) && t('noDays') : t('incomplete')

  // In an effect, which does not run once the person has left the screen.
  const goOn = useEffectEvent(onChecked)
  useEffect(() => {
    if (checked) goOn(checked)
  }, [checked])

  const { isReading, start } = useTappedRead(async (signal) => {
    const seen = { shown: lines, reviewed: review() }
    const fresh = await readCart(signal)
    if (!signal.aborted) setChecked({ ...seen, fresh })
  })

  return (
    <Button
      loading={isReading}
      blocked={blocked || undefined}
      onClick={() => {
        if (isReady()) start()
      }}
    >
      {t('proceed')}
    </Button>
  )
}

/** Reads the provider's cart after saving all pending changes. */
export function useFreshCart(): (signal: AbortSignal) => Promise<CartLine[]> {
  const cart = useCartActions()
  const readNow = useReadNow(cartQuery(useSignedInUserId()))
  /** Throws NotSent when a change is not saved, ApiError when the provider does not answer. */
  return async (signal) => {
    if (!(await cart.flush())) throw new NotSent('a change of the cart is not saved')
    return readNow(signal)
  }
}
