import { usePrefetchQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Product } from '@/api/contract/product'
import { addressesQuery, useSelectedAddressIfAvailable } from '@/api/hooks/address'
import { useProduct } from '@/api/hooks/product'
import { lineValue } from '@/domain/pricing'
import { paise } from '@/domain/money'
import { formatQuantity, type Quantity, ONE, quantityInputText } from '@/domain/quantity'
import { useSignedInUserId } from '@/session/session'
import { useText, useUnitName } from '@/text/text'
import { BillToBar } from '@/features/shared/person/BillToBar'
import { Button } from '@/ui/Button'
import { AmountSummary, DefinitionRows } from '@/ui/DefinitionRows'
import { PriceRange } from '@/ui/Money'
import { QuantityInput } from '@/ui/QuantityInput'
import { Screen } from '@/ui/Screen'
import { Toast } from '@/ui/Toast'
import { Earnings } from './Earnings'
import { OfferHead } from './OfferHead'
import { useMarginRange, useUnavailableReason } from './OfferRows'
import { useRememberViewed } from './OfferTools'
import { QuantityChips, QuantitySteps, useTypedQuantity } from './QuantityEntry'
import { type AfterSaving, useCartSave } from './use-cart-save'

/** Two buttons beside each other at 320px. */
const ONE_LINE = '@max-sm:text-14!'

/** QTY-1, QTY-3. */
export function SetQuantityScreen() {
  const { sku = '' } = useParams()
  useRememberViewed(sku)
  // In parallel with the offer.
  usePrefetchQuery(addressesQuery(useSignedInUserId()))
  return <SelectQuantity product={useProduct(sku)} />
}

function SelectQuantity({ product }: { product: Product }) {
  const t = useText('catalogue')
  const tCart = useText('cart')
  const unit = useUnitName()(product.unit)
  const address = useSelectedAddressIfAvailable()
  const cart = useCartSave(product)
  const typed = useTypedQuantity(cart.quantity || product.minPurchaseQuantity || ONE)
  const [isRestored, setRestored] = useState(false)
  const [message, setMessage] = useState<{ text: string; round: number }>()
  const { quantity } = typed
  const margin = useMarginRange()(product)
  const { sellingPriceMin: min, sellingPriceMax: max } = product

  /** Prevents the blur, which would restore the field and make the press send that quantity. */
  function stayInField(event: MouseEvent) {
    if (quantity === undefined) event.preventDefault()
  }

  async function save(after: AfterSaving) {
    setRestored(quantity === undefined)
    if (quantity === undefined) {
      typed.leave()
      return
    }
    const wasInCart = cart.isInCart
    const outcome = await cart.save(quantity, after)
    if (outcome === 'not-saved') return
    typed.settle(quantity)
    const saved = wasInCart ? t('updated') : t('added')
    const waits = wasInCart ? tCart('waits') : t('waits')
    const text = outcome === 'waits' ? waits : saved
    setMessage((last) => ({ text, round: (last?.round ?? 0) + 1 }))
  }

  // An empty field is worth nothing; an offer without a price is worth nobody knows what.
  const worth = quantity === undefined ? paise(0) : lineValue(quantity, product.purchasePrice)
  const minimum = product.minPurchaseQuantity
  const value = product.purchasePrice > 0 ? worth : undefined
  const blocked = useUnavailableReason(product)

  function type(text: string) {
    setRestored(false)
    typed.type(text)
  }

  const shortcuts = {
    quantity: quantity ?? (minimum || ONE),
    minimum,
    onQuantity: (next: Quantity) => type(quantityInputText(next)),
  }

  return (
    <Screen
      onSubmit={() => save('stay')}
      toast={
        <Toast text={message?.text} round={message?.round} onEnd={() => setMessage(undefined)} />
      }
      action={
        <>
          <Button
            type="submit"
            className={cart.isInCart ? ONE_LINE : ''}
            kind={cart.isInCart ? 'secondary' : 'primary'}
            loading={cart.busy === 'stay'}
            blocked={blocked}
            onMouseDown={stayInField}
          >
            {cart.isInCart ? t('updateCart') : t('addToCart')}
          </Button>
          {cart.isInCart && !blocked && (
            <Button
              className={ONE_LINE}
              loading={cart.busy === 'checkout'}
              onMouseDown={stayInField}
              onClick={() => void save('checkout')}
            >
              {t('proceed')}
            </Button>
          )}
        </>
      }
    >
      <BillToBar address={address} />
      <OfferHead product={product} />
      <div>
        <QuantityInput
          label={t('quantity')}
          value={typed.text}
          onValue={type}
          onBlur={typed.leave}
          unit={product.unit}
          trailing={<QuantitySteps {...shortcuts} unit={product.unit} />}
          hint={minimum > 0 && t('usualMinimum', { quantity: formatQuantity(minimum), unit })}
          error={isRestored ? t('restored', { quantity: typed.text, unit }) : undefined}
        />
        <AmountSummary
          rows={[{ label: t('purchaseValue'), amount: value }]}
          total={{ label: t('total'), amount: value }}
        />
        <QuantityChips {...shortcuts} />
        {/* Invisible rather than gone: what is below stays where it is. */}
        <div className={quantity === undefined ? 'invisible' : ''}>
          <Earnings product={product} quantity={typed.lastQuantity} withBreakEven />
        </div>
      </div>
      <div className="border-t border-hairline pt-3">
        <DefinitionRows
          rows={[
            { label: t('expectedMargin'), value: margin },
            {
              label: t('expectedSelling'),
              // "0.00 if missing".
              value: <PriceRange {...{ min, max }} unit={product.unit} decimals={2} withZeros />,
            },
          ]}
        />
      </div>
    </Screen>
  )
}
