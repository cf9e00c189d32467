import { useId, useRef, useState } from 'react'
import { isUnsaved, type LineChange } from '@/api/cart/changes'
import { useCartActions } from '@/api/cart/use-cart'
import { useTyping } from '@/api/cart/use-typing'
import type { CartLine } from '@/api/contract/cart'
import { knownLineValue } from '@/domain/pricing'
import { formatQuantity, parseQuantity, type Quantity, quantityInputText } from '@/domain/quantity'
import { productPicture } from '@/config/env'
import { useProductName, useText, useUnitName } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Form } from '@/ui/Form'
import { IconButton } from '@/ui/IconButton'
import { TrashIcon } from '@/ui/icons'
import { Money, UnitPrice } from '@/ui/Money'
import { ProductImage } from '@/ui/ProductImage'
import { QuantityInput } from '@/ui/QuantityInput'
import { useOfferDuration } from '@/ui/use-format'

interface CartLineCardProps {
  line: CartLine
  change: LineChange | undefined
  onRemove: (line: CartLine) => void
}

export function CartLineCard({ line, change, onRemove }: CartLineCardProps) {
  const t = useText('cart')
  const offerDuration = useOfferDuration()
  const nameId = useId()
  const { product, quantity } = line
  const name = useProductName()(product.name)
  return (
    <article aria-labelledby={nameId}>
      <Card className="flex flex-col gap-2 py-3">
        <div className="flex flex-wrap items-start gap-3">
          <ProductImage picture={productPicture(product.sku)} className="w-14 shrink-0" />
          <div className="min-w-0 flex-1 basis-24">
            <h3 id={nameId} className="leading-tight font-700">
              {name}
            </h3>
            <p className="flex flex-wrap gap-x-3 text-14 text-ink-muted tabular-nums">
              <UnitPrice price={product.purchasePrice} decimals="exact" unit={product.unit} />
              <span>
                <span className="sr-only">{t('offerDuration')}</span>{' '}
                <span>{offerDuration(product)}</span>
              </span>
            </p>
          </div>
          <IconButton
            label={t('remove', { name })}
            className="-mt-3 -mr-3 text-ink-muted"
            onClick={() => onRemove(line)}
          >
            <TrashIcon />
          </IconButton>
        </div>
        <div className="flex flex-wrap items-end gap-x-4">
          <LineQuantity line={line} change={change} />
          <p className="ml-auto flex flex-col items-end">
            <span className="mb-1 text-14 text-ink-muted">{t('purchaseValue')}</span>
            <span className="flex min-h-tap items-center text-18 font-700">
              <Money amount={knownLineValue(quantity, product.purchasePrice)} />
            </span>
          </p>
        </div>
        {change?.state === 'changed' && <ChangedElsewhere line={line} change={change} />}
      </Card>
    </article>
  )
}

/**
 * The quantity of a line: sent 800 ms after the last keystroke, or when the field is left (CRT-2,
 * CRT-3).
 */
function LineQuantity({ line, change }: Omit<CartLineCardProps, 'onRemove'>) {
  const t = useText('cart')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isChanged, setChanged] = useState(false)
  const typing = useTyping(line.product)
  const saved = line.quantity > 0 ? quantityInputText(line.quantity) : ''
  // Decided once, so that the field does not resize while typing.
  const [isLong] = useState(saved.length + line.product.unit.length > 9)
  const note = noteOf(change, isChanged)

  function type(text: string): void {
    setTyped(text)
    const quantity = parseQuantity(text)
    if (quantity !== undefined) setChanged(true)
    typing.type(quantity)
  }

  return (
    <Form
      className={`max-w-48 min-w-0 flex-1 ${isLong ? 'basis-48' : 'basis-32'}`}
      onSubmit={() => input.current?.blur()}
    >
      <QuantityInput
        ref={input}
        label={t('quantity')}
        unit={line.product.unit}
        value={typed ?? saved}
        onValue={type}
        onBlur={() => {
          // QTY-2: the saved quantity replaces invalid text.
          setTyped(undefined)
          typing.send()
        }}
        noteBeside
        hint={
          note && (
            <span className={change && isUnsaved(change) ? 'font-600 text-notice-600' : undefined}>
              {t(note)}
            </span>
          )
        }
      />
    </Form>
  )
}

/** CRT-2: saving, saved or not saved. */
function noteOf(change: LineChange | undefined, isChanged: boolean) {
  if (!change) return undefined
  const { state, quantity } = change
  if (state === 'no-answer') return 'noAnswer'
  if (state === 'offline') return quantity === null ? 'removalWaits' : 'waits'
  if (isUnsaved(change)) return quantity === null ? 'notRemoved' : 'notSaved'
  if (state !== 'saved') return 'saving'
  return isChanged ? 'saved' : undefined
}

/** CRT-5: asks which quantity is meant. */
function ChangedElsewhere({ line, change }: { line: CartLine; change: LineChange }) {
  const t = useText('cart')
  const unitName = useUnitName()
  const cart = useCartActions()
  const { product } = line
  const { quantity, now } = change
  const there = now ? formatQuantity(now as Quantity) : undefined
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 text-14">
      <p className="font-600 text-notice-600">
        {there === undefined
          ? t('goneSince')
          : t('changedSince', { quantity: there, unit: unitName(product.unit) })}
      </p>
      <div className="-mx-3 flex flex-wrap">
        <Button kind="quiet" onClick={() => cart.accept(change)}>
          {there === undefined ? t('leaveOut') : t('keep', { quantity: there })}
        </Button>
        <Button
          kind="quiet"
          onClick={() => (quantity === null ? cart.remove(line) : void cart.set(product, quantity))}
        >
          {quantity === null ? t('removeNow') : t('set', { quantity: formatQuantity(quantity) })}
        </Button>
      </div>
    </div>
  )
}
