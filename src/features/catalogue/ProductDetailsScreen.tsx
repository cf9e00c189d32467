import { useParams, useSearchParams } from 'react-router-dom'
import type { Product } from '@/api/contract/product'
import { useProduct } from '@/api/hooks/product'
import { quantityFromNumber } from '@/domain/quantity'
import { paths } from '@/paths'
import { useProductName, useText } from '@/text/text'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ClockIcon, ProfileIcon, TruckIcon } from '@/ui/icons'
import { ListenButton } from '@/ui/ListenButton'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { Earnings } from './Earnings'
import { OfferCalculator } from './OfferCalculator'
import { OfferPicture, useRememberViewed } from './OfferPicture'
import { netWeightOf, OfferRows, useWhyNotSold } from './OfferRows'

const ONE = quantityFromNumber(1)

/** PRD-3. */
export function ProductDetailsScreen() {
  const { sku = '' } = useParams()
  const [query] = useSearchParams()
  const t = useText('remembered')
  const product = useProduct(sku)
  useRememberViewed(sku)
  const productName = useProductName()
  return (
    <Screen title={productName(product.name)} action={<BuyNow product={product} />}>
      {query.has('sent') && <Notice tone="success" title={t('sent')} />}
      <div className="@container relative">
        <div className="relative">
          <OfferPicture product={product} />
          <div className="absolute right-2 bottom-2">
            <ListenButton />
          </div>
        </div>
        <NetWeight product={product} />
      </div>
      <Card className="py-3">
        <OfferRows product={product} rows={['duration', 'price', 'margin', 'selling']} />
        <Earnings product={product} quantity={product.minPurchaseQuantity || ONE} />
      </Card>
      <Options />
      {product.purchasePrice > 0 && <OfferCalculator key={sku} product={product} />}
    </Screen>
  )
}

/**
 * On the picture, like the label of a pack: the options after buying need the space below. Large
 * text stands below the picture.
 */
function NetWeight({ product }: { product: Product }) {
  const t = useText('catalogue')
  const netWeight = netWeightOf(product)
  if (!netWeight) return null
  return (
    <dl className="mt-2 rounded-small text-14 @2xs:absolute @2xs:bottom-2 @2xs:left-2 @2xs:mr-16 @2xs:bg-surface @2xs:px-2 @2xs:py-1">
      <div data-listen className="flex flex-wrap gap-x-2">
        <dt className="text-ink-muted">{t('netWeight')}</dt>
        <dd className="font-600 tabular-nums">{netWeight}</dd>
      </div>
    </dl>
  )
}

function BuyNow({ product }: { product: Product }) {
  const t = useText('catalogue')
  const blocked = useWhyNotSold(product)
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
