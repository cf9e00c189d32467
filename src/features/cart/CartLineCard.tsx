import { useId } from 'react'
import type { CartEdit } from '@/api/cart/edits'
import type { CartQueue } from '@/api/cart/queue'
import type { CartLine } from '@/api/contract/cart'
import { lineValue } from '@/domain/pricing'
import { productPicture } from '@/env'
import { useProductName, useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { TrashIcon } from '@/ui/icons'
import { IconButton } from '@/ui/IconButton'
import { Money, UnitPrice } from '@/ui/Money'
import { ProductImage } from '@/ui/ProductImage'
import { useOfferDuration } from '@/ui/use-offer-duration'
import { LineQuantity } from './LineQuantity'

interface CartLineCardProps {
  line: CartLine
  /** The person's last edit of this line. */
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
      <Card className="flex flex-col gap-3 pb-0">
        <div className="flex flex-wrap items-start gap-3">
          <ProductImage picture={productPicture(product.sku)} alt="" className="w-16 shrink-0" />
          <div className="min-w-0 flex-1 basis-24">
            <h3 id={nameId} className="font-600">
              {name}
            </h3>
            <p className="text-14 text-ink-muted">
              <UnitPrice price={product.purchasePrice} decimals="exact" unit={product.unit} />
            </p>
            <p className="text-14 text-ink-muted tabular-nums">
              {t('offerDuration')}{' '}
              <span className="whitespace-nowrap">{offerDuration(product)}</span>
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
        <div className="flex flex-wrap items-start gap-x-4">
          <LineQuantity line={line} edit={edit} queue={queue} />
          <p className="mb-4 ml-auto flex flex-col items-end">
            <span className="mb-1 text-14 text-ink-muted">{t('purchaseValue')}</span>
            <span className="flex min-h-tap items-center text-18 font-700">
              <Money amount={lineValue(quantity, product.purchasePrice)} />
            </span>
          </p>
        </div>
      </Card>
    </article>
  )
}
