import { useState } from 'react'
import type { Address } from '@/api/contract/address'
import type { CartLine } from '@/api/contract/cart'
import type { User } from '@/api/contract/user'
import { hasBankDetails } from '@/domain/bank-details'
import { lineValue, PLATFORM_FEE_PERCENT_TEXT } from '@/domain/pricing'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { AmountSummary } from '@/ui/DefinitionRows'
import { Notice } from '@/ui/Notice'
import { useOfferDuration } from '@/ui/use-offer-duration'
import { type AgreedCart, agreedCartOf, billOf } from './agreed-cart'
import { CheckoutFrame } from './CheckoutFrame'
import { ItemLines } from './ItemLines'
import { Prompts, usePrompt } from './Prompts'
import { useFreshCart } from './use-fresh-cart'
import type { Steps } from './use-steps'
import { formatPaise } from '@/domain/rupees'

interface CartChangedProps {
  agreed: AgreedCart | undefined
  lines: readonly CartLine[]
}

/** Says that the cart is not the one agreed to before, and by how much. */
function CartChanged({ agreed, lines }: CartChangedProps) {
  const t = useText('checkout')
  const now = agreedCartOf(lines)
  if (!agreed || agreed.fingerprint === now.fingerprint) return null
  const before = agreed.totalWithFee
  return (
    <Notice live tone="warn">
      {before === now.totalWithFee
        ? t('changedItems')
        : t('changedTotal', {
            before: formatPaise(before, 2),
            now: formatPaise(now.totalWithFee, 2),
          })}
    </Notice>
  )
}

interface ReviewStepProps {
  steps: Steps
  lines: readonly CartLine[]
  user: User
  address: Address | undefined
  /** What was agreed to before; another cart than `lines` is pointed out. */
  agreed: AgreedCart | undefined
  onAgree: (agreed: AgreedCart) => void
}

/** Step 1: who is billed, what is bought and what it costs. */
export function ReviewStep({ steps, lines, user, address, agreed, onAgree }: ReviewStepProps) {
  const t = useText('checkout')
  const offerDuration = useOfferDuration()
  const prompt = usePrompt()
  const { check } = useFreshCart()
  const [checking, setChecking] = useState(false)
  const { total, fee, totalWithFee } = billOf(lines)
  const isIncomplete = lines.some((line) => line.product.purchasePrice <= 0 || line.quantity <= 0)

  async function proceed(): Promise<void> {
    if (!address) return prompt.show('address')
    if (!hasBankDetails(user.bankDetails)) return prompt.show('bank')
    const shown = agreedCartOf(lines)
    setChecking(true)
    const outcome = await check(shown)
    setChecking(false)
    if (!outcome) return
    // What was shown may come from the offline cache, which lacks what an order sends back.
    onAgree(outcome.isSame ? outcome.fresh : shown)
    if (outcome.isSame) steps.forward(2)
  }

  return (
    <CheckoutFrame
      step={1}
      move={steps.move}
      onBack={steps.back}
      action={
        <Button
          loading={checking}
          blocked={isIncomplete ? t('incomplete') : undefined}
          onClick={() => void proceed()}
        >
          {t('proceed')}
        </Button>
      }
    >
      <Prompts address={address} user={user} shown={prompt.shown} />
      <CartChanged agreed={agreed} lines={lines} />
      <ItemLines
        lines={lines.map(({ product, quantity }) => ({
          id: product.id,
          name: product.name,
          quantity,
          unit: product.unit,
          value: lineValue(quantity, product.purchasePrice),
          days: offerDuration(product),
        }))}
      />
      <Card>
        <AmountSummary
          rows={[
            { label: t('total'), amount: total },
            { label: t('fee', { percent: PLATFORM_FEE_PERCENT_TEXT }), amount: fee },
          ]}
          total={{ label: t('totalWithFee'), amount: totalWithFee }}
        />
      </Card>
      <Notice tone="warn">{t('afterwards')}</Notice>
      <Notice tone="info">{t('activation')}</Notice>
    </CheckoutFrame>
  )
}
