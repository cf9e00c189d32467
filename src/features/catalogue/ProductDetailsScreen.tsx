import { useParams, useSearchParams } from 'react-router-dom'
import type { Product } from '@/api/contract/product'
import { useProduct } from '@/api/hooks/product'
import { ONE } from '@/domain/quantity'
import { netWeightOf } from '@/domain/offers'
import { productPicture } from '@/config/env'
import { paths } from '@/routes/paths'
import { useProductName, useText } from '@/text/text'
import { Button, ButtonLink } from '@/ui/Button'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { ClockIcon, ProfileIcon, TruckIcon } from '@/ui/icons'
import { ListenButton } from '@/ui/ListenButton'
import { PriceRange } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { ProductImage } from '@/ui/ProductImage'
import { Screen } from '@/ui/Screen'
import { useOfferDuration } from '@/ui/use-format'
import { Earnings } from './Earnings'
import { OfferCalculator } from './OfferCalculator'
import { PurchasePrice, useMarginRange, useUnavailableReason } from './OfferRows'
import { OfferTools, useRememberViewed } from './OfferTools'

/** PRD-3. */
export function ProductDetailsScreen() {
  const { sku = '' } = useParams()
  const [query] = useSearchParams()
  const t = useText('remembered')
  const tCatalogue = useText('catalogue')
  const offerDuration = useOfferDuration()
  const product = useProduct(sku)
  const { sellingPriceMin: min, sellingPriceMax: max, unit } = product
  useRememberViewed(sku)
  const productName = useProductName()
  return (
    <Screen
      title={productName(product.name)}
      aside={
        <div className="-mr-3 flex">
          <OfferTools product={product} />
        </div>
      }
      action={<BuyNow product={product} />}
    >
      {query.has('sent') && <Notice tone="success" title={t('sent')} />}
      <div className="flex flex-wrap items-center gap-4">
        <div className="relative w-40">
          <ProductImage picture={productPicture(sku)} eager="first" />
          <div className="absolute right-0 bottom-0">
            <ListenButton />
          </div>
        </div>
        <LeadFigures product={product} />
      </div>
      <div>
        <DefinitionRows
          rows={[
            { label: tCatalogue('offerDuration'), value: offerDuration(product) },
            {
              label: tCatalogue('expectedSelling'),
              value: <PriceRange {...{ min, max, unit }} decimals="exact" />,
            },
            { label: tCatalogue('netWeight'), value: netWeightOf(product) },
          ]}
        />
        <Earnings product={product} quantity={product.minPurchaseQuantity || ONE} />
      </div>
      <Options />
      {product.purchasePrice > 0 && <OfferCalculator key={sku} product={product} />}
    </Screen>
  )
}

/** What people compare offers by. */
function LeadFigures({ product }: { product: Product }) {
  const t = useText('catalogue')
  const margin = useMarginRange()(product)
  return (
    <dl className="flex min-w-0 flex-1 basis-28 flex-col gap-3 wrap-anywhere">
      <div data-listen>
        <dt className="text-label text-ink-muted">{t('purchasePrice')}</dt>
        <dd>
          <PurchasePrice product={product} decimals="exact" size="text-22" />
        </dd>
      </div>
      <div data-listen>
        <dt className="text-label text-ink-muted">{t('expectedMargin')}</dt>
        <dd className="text-title tabular-nums">{margin}</dd>
      </div>
    </dl>
  )
}

function BuyNow({ product }: { product: Product }) {
  const t = useText('catalogue')
  const blocked = useUnavailableReason(product)
  if (blocked) {
    return (
      <Button wide blocked={blocked}>
        {t('buyNow')}
      </Button>
    )
  }
  return (
    <ButtonLink wide to={paths.setQuantity({ sku: product.sku })}>
      {t('buyNow')}
    </ButtonLink>
  )
}

const options = [
  { key: 'optionSell', Icon: ProfileIcon },
  { key: 'optionAuto', Icon: ClockIcon },
  { key: 'optionDelivery', Icon: TruckIcon },
] as const

function Options() {
  const t = useText('catalogue')
  return (
    <Notice tone="red" title={t('optionsTitle')}>
      {/* Below the notice's own icon: the three fit above the action bar of a phone. */}
      <ul className="-ml-8 flex flex-col gap-0.5">
        {options.map(({ key, Icon }) => (
          <li key={key} className="flex gap-3">
            <Icon className="size-5" />
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
