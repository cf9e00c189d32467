import { useParams, useSearchParams } from 'react-router-dom'
import type { Product } from '@/api/contract/product'
import { useProduct } from '@/api/hooks/product'
import { quantityFromNumber } from '@/domain/quantity'
import { parentPath, paths } from '@/paths'
import { useProductName, useText } from '@/text/text'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ClockIcon, ProfileIcon, TruckIcon } from '@/ui/icons'
import { ListenButton } from '@/ui/ListenButton'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import { Earnings } from './Earnings'
import { OfferPicture, useRememberViewed } from './OfferPicture'
import { OfferRows } from './OfferRows'

const ONE = quantityFromNumber(1)

const offerCalculator = onDemand(async () => (await import('./OfferCalculator')).OfferCalculator)

/** PRD-3. */
export function ProductDetailsScreen() {
  const { sku = '' } = useParams()
  const [query] = useSearchParams()
  const t = useText('remembered')
  const product = useProduct(sku)
  const goBack = useGoBack(parentPath)
  useRememberViewed(sku)
  const productName = useProductName()
  const Calculator = useOnDemand(offerCalculator, product.purchasePrice > 0)
  return (
    <Screen title={productName(product.name)} onBack={goBack} action={<BuyNow product={product} />}>
      {query.has('sent') && <Notice tone="success" title={t('sent')} />}
      <div className="relative">
        <OfferPicture product={product} />
        <div className="absolute right-2 bottom-2">
          <ListenButton />
        </div>
      </div>
      <Card>
        <OfferRows
          product={product}
          inColumns
          rows={['duration', 'price', 'margin', 'selling', 'netWeight']}
        />
        <Earnings product={product} quantity={product.minPurchaseQuantity || ONE} />
      </Card>
      <Options />
      {Calculator && <Calculator key={sku} product={product} />}
    </Screen>
  )
}

function BuyNow({ product }: { product: Product }) {
  const t = useText('catalogue')
  if (product.purchasePrice <= 0) {
    return (
      <Button wide blocked={t('noPrice')}>
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

/** The three options after a purchase. */
function Options() {
  const t = useText('catalogue')
  return (
    <Notice tone="red" title={t('optionsTitle')}>
      {/* Below the notice's own icon: the three fit above the action bar of a phone. */}
      <ul className="mt-1 -ml-8 flex flex-col gap-1">
        {options.map(({ key, Icon }) => (
          <li key={key} className="flex gap-2">
            <Icon className="size-5" />
            {t(key)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
