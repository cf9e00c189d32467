import { useId, useRef, useState } from 'react'
import { type CartEdit, isUnsaved } from '@/api/cart/edits'
import type { CartQueue } from '@/api/cart/queue'
import type { CartLine } from '@/api/contract/cart'
import { knownLineValue } from '@/domain/pricing'
import { parseQuantity, quantityInputText } from '@/domain/quantity'
import { productPicture } from '@/env'
import { useProductName, useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { TrashIcon } from '@/ui/icons'
import { Money, UnitPrice } from '@/ui/Money'
import { ProductImage } from '@/ui/ProductImage'
import { QuantityInput } from '@/ui/QuantityInput'
import { useOfferDuration } from '@/ui/use-format'

interface CartLineCardProps {
  line: CartLine
  edit: CartEdit | undefined
  queue: CartQueue
  onRemove: (line: CartLine) => void
}

export function CartLineCard({ line, edit, queue, onRemove }: CartLineCardProps) {
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
          <LineQuantity line={line} edit={edit} queue={queue} />
          <p className="ml-auto flex flex-col items-end">
            <span className="mb-1 text-14 text-ink-muted">{t('purchaseValue')}</span>
            <span className="flex min-h-tap items-center text-18 font-700">
              <Money amount={knownLineValue(quantity, product.purchasePrice)} />
            </span>
          </p>
        </div>
      </Card>
    </article>
  )
}

/**
 * The quantity of a line: sent 800 ms after the last keystroke, or when the field is left (CRT-2,
 * CRT-3).
 */
function LineQuantity({ line, edit, queue }: Omit<CartLineCardProps, 'onRemove'>) {
  const t = useText('cart')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isChanged, setChanged] = useState(false)
  const productId = line.product.id
  const saved = line.quantity > 0 ? quantityInputText(line.quantity) : ''
  // Decided once, so that the field does not resize while typing.
  const [isLong] = useState(saved.length + line.product.unit.length > 9)
  const note = noteOf(edit, isChanged)

  function type(text: string): void {
    setTyped(text)
    const quantity = parseQuantity(text)
    if (quantity === undefined) queue.discardTyped(productId)
    else if (quantity !== line.quantity || (edit && isUnsaved(edit))) {
      setChanged(true)
      queue.type(line, quantity)
    }
  }

  return (
    <form
      noValidate
      className={`max-w-48 min-w-0 flex-1 ${isLong ? 'basis-48' : 'basis-32'}`}
      onSubmit={(event) => {
        event.preventDefault()
        input.current?.blur()
      }}
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
          queue.send(productId)
        }}
        noteBeside
        hint={
          note && (
            <span className={edit && isUnsaved(edit) ? 'font-600 text-notice-600' : undefined}>
              {t(note)}
            </span>
          )
        }
      />
    </form>
  )
}

/** CRT-2: saving, saved or not saved. */
function noteOf(edit: CartEdit | undefined, isChanged: boolean) {
  if (!edit) return undefined
  if (edit.state === 'not-saved') return edit.quantity === null ? 'notRemoved' : 'notSaved'
  if (edit.state === 'no-answer') return 'noAnswer'
  if (edit.state === 'offline') return edit.quantity === null ? 'removalWaits' : 'waits'
  if (edit.state !== 'saved') return 'saving'
  return isChanged ? 'saved' : undefined
}
