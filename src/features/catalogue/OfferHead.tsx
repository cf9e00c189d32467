import type { Product } from '@/api/contract/product'
import { productPicture } from '@/config/env'
import { netWeightOf } from '@/domain/offers'
import { useProductName, useText } from '@/text/text'
import { isFilled } from '@/ui/DefinitionRows'
import { ProductImage } from '@/ui/ProductImage'
import { useOfferDuration } from '@/ui/use-format'
import { PurchasePrice } from './OfferRows'

/** The offer in two lines. */
export function OfferHead({ product }: { product: Product }) {
  const t = useText('catalogue')
  const offerDuration = useOfferDuration()
  const productName = useProductName()
  const facts = [
    {
      label: t('purchasePrice'),
      value: <PurchasePrice product={product} decimals="exact" />,
    },
    { label: t('offerDuration'), value: offerDuration(product) },
    { label: t('netWeight'), value: netWeightOf(product) },
  ].filter(isFilled)
  return (
    <div className="flex items-center gap-3">
      <ProductImage picture={productPicture(product.sku)} eager className="w-12 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 className="text-title leading-tight">{productName(product.name)}</h2>
        <dl className="flex flex-wrap items-baseline gap-x-3 text-label text-ink-muted">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="sr-only">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
