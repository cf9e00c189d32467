import { useEffect, useEffectEvent, useState } from 'react'
import { useCartQueue } from '@/api/cart/use-cart'
import type { Address } from '@/api/contract/address'
import type { CartLine } from '@/api/contract/cart'
import type { User } from '@/api/contract/user'
import { ApiError } from '@/api/errors'
import { useReadCartNow } from '@/api/hooks/cart'
import { NotSent } from '@/api/submission/submission'
import { hasBankDetails } from '@/domain/bank-details'
import { bill, isPriced, isSameCart } from '@/domain/cart'
import { knownLineValue, PLATFORM_FEE_PERCENT_TEXT } from '@/domain/pricing'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'
import { afterNextPaint } from '@/ui/after-next-paint'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { AmountSummary } from '@/ui/DefinitionRows'
import { Notice } from '@/ui/Notice'
import { useOfferDuration } from '@/ui/use-format'
import { CheckoutFrame, type Steps } from './CheckoutFrame'
import { ItemLines } from './ItemLines'
import { Prompts, usePrompt } from './Prompts'

interface CartChangedProps {
  agreed: readonly CartLine[]
  lines: readonly CartLine[]
}

/** The cart differs from the one agreed to before. */
function CartChanged({ agreed, lines }: CartChangedProps) {
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

/** The cart on screen at the tap, and the provider's. */
interface CheckedCart {
  shown: readonly CartLine[]
  fresh: readonly CartLine[]
}

interface ReviewStepProps {
  steps: Steps
  lines: readonly CartLine[]
  user: User
  address: Address | undefined
  /** The cart agreed to before, if any. */
  agreed: readonly CartLine[] | undefined
  onAgree: (lines: readonly CartLine[]) => void
}

/** Step 1: the order review (CHK-3). */
export function ReviewStep({ steps, lines, user, address, agreed, onAgree }: ReviewStepProps) {
  const t = useText('checkout')
  const offerDuration = useOfferDuration()
  const prompt = usePrompt()
  const cost = lines.every(isPriced) ? bill(lines) : undefined

  function isReady(): boolean {
    if (!address) prompt.show('address')
    else if (!hasBankDetails(user.bankDetails)) prompt.show('bank')
    else return true
    return false
  }

  function goOn({ shown, fresh }: CheckedCart): void {
    const isSame = isSameCart(fresh, shown)
    // The shown cart may come from the offline cache, which lacks fields that an order sends.
    onAgree(isSame ? fresh : shown)
    if (isSame) steps.forward(2)
  }

  return (
    <CheckoutFrame
      step={1}
      steps={steps}
      action={<Proceed lines={lines} isReady={isReady} onChecked={goOn} />}
    >
      <Prompts address={address} user={user} shown={prompt.shown} />
      {agreed && !isSameCart(agreed, lines) && <CartChanged agreed={agreed} lines={lines} />}
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
      <Card>
        <AmountSummary
          rows={[
            { label: t('total'), amount: cost?.total },
            { label: t('fee', { percent: PLATFORM_FEE_PERCENT_TEXT }), amount: cost?.fee },
          ]}
          total={{ label: t('totalWithFee'), amount: cost?.totalWithFee }}
        />
      </Card>
      <Notice tone="warn">{t('afterwards')}</Notice>
      <Notice tone="info">{t('activation')}</Notice>
    </CheckoutFrame>
  )
}

interface ProceedProps {
  lines: readonly CartLine[]
  /** Highlights what is missing. */
  isReady: () => boolean
  onChecked: (cart: CheckedCart) => void
}

/** Reads the cart again before step 2. */
function Proceed({ lines, isReady, onChecked }: ProceedProps) {
  const t = useText('checkout')
  const readCart = useFreshCart()
  const [checking, setChecking] = useState(false)
  const [checked, setChecked] = useState<CheckedCart>()
  const isIncomplete = !lines.every(isPriced)

  // In an effect, which does not run once the person has left the screen.
  const goOn = useEffectEvent(onChecked)
  useEffect(() => {
    if (checked) goOn(checked)
  }, [checked])

  async function proceed(): Promise<void> {
    if (!isReady()) return
    setChecking(true)
    try {
      await afterNextPaint()
      setChecked({ shown: lines, fresh: await readCart() })
    } catch (error) {
      // The status strip says why.
      if (!(error instanceof ApiError) && !(error instanceof NotSent)) throw error
    } finally {
      setChecking(false)
    }
  }

  return (
    <Button
      loading={checking}
      blocked={isIncomplete ? t('incomplete') : undefined}
      onClick={() => void proceed()}
    >
      {t('proceed')}
    </Button>
  )
}

/** Reads the provider's cart after saving all pending edits. */
export function useFreshCart(): () => Promise<CartLine[]> {
  const queue = useCartQueue()
  const readNow = useReadCartNow()
  /** Throws NotSent when an edit is not saved, ApiError when the provider does not answer. */
  return async () => {
    if (!(await queue.flush())) throw new NotSent('an edit of the cart is not saved')
    return readNow()
  }
}
