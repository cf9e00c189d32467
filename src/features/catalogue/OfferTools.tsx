import { useEffect } from 'react'
import type { Product } from '@/api/contract/product'
import { plainUnitPrice } from '@/domain/money'
import { ShareOfferButton } from '@/features/shared/share/ShareOfferButton'
import { rememberViewed, setFavourite, useRememberedOffers } from '@/session/remembered-offers'
import { useSignedInUserId } from '@/session/session'
import { useProductName, useText, useUnitName } from '@/text/text'
import { classes } from '@/ui/classes'
import { icon } from '@/ui/icons'
import { IconButton } from '@/ui/IconButton'
import { useOfferDuration } from '@/ui/use-format'
import { useMarginRange } from './OfferRows'

/** FND-6: remembers an opened offer on this device. */
export function useRememberViewed(sku: string): void {
  const userId = useSignedInUserId()
  useEffect(() => rememberViewed(userId, sku), [userId, sku])
}

const HeartIcon = icon(
  <path d="M12 20C6.5 15.8 3.5 12.6 3.5 9a4.4 4.4 0 0 1 8.5-1.6A4.4 4.4 0 0 1 20.5 9c0 3.6-3 6.8-8.5 11z" />,
)

/** Buttons that share an offer and make it a favourite. */
export function OfferTools({ product }: { product: Product }) {
  const { sku } = product
  const t = useText('remembered')
  const userId = useSignedInUserId()
  const isFavourite = useRememberedOffers(userId).favourites.includes(sku)
  return (
    <>
      {product.purchasePrice > 0 && <ShareOffer product={product} />}
      <IconButton
        label={t('favourite')}
        aria-pressed={isFavourite}
        onClick={() => setFavourite(userId, sku, !isFavourite)}
      >
        <HeartIcon
          className={classes('size-6', isFavourite && 'fill-notice-600 text-notice-600')}
        />
      </IconButton>
    </>
  )
}

/** SHR-1: the offer's figures, then the invitation with a link to the offer. */
function ShareOffer({ product }: { product: Product }) {
  const t = useText('shareOffer')
  const tRemembered = useText('remembered')
  const name = useProductName()(product.name)
  const unit = useUnitName()(product.unit)
  const margin = useMarginRange()(product)
  const duration = useOfferDuration()(product)
  const price = plainUnitPrice(product.purchasePrice)
  return (
    <ShareOfferButton
      label={tRemembered('share')}
      sheetName="share-offer"
      sku={product.sku}
      text={t('offer', { name, price, unit, margin, duration })}
    />
  )
}
