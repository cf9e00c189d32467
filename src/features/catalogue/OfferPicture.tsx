import { useEffect } from 'react'
import { productPicture } from '@/env'
import { rememberViewed, setFavourite, useRememberedOffers } from '@/session/remembered-offers'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { classes } from '@/ui/classes'
import { HeartIcon } from '@/ui/icons'
import { IconButton } from '@/ui/IconButton'
import { ProductImage } from '@/ui/ProductImage'

/** FND-6: an offer that is opened is remembered on this device. */
export function useRememberViewed(sku: string): void {
  const userId = useSignedInUserId()
  useEffect(() => rememberViewed(userId, sku), [userId, sku])
}

/** The picture of an offer, with the heart that makes it a favourite. */
export function OfferPicture({ sku }: { sku: string }) {
  const t = useText('remembered')
  const userId = useSignedInUserId()
  const isFavourite = useRememberedOffers(userId).favourites.includes(sku)
  return (
    <div className="relative flex aspect-video items-center overflow-hidden rounded-card border border-hairline">
      <ProductImage src={productPicture(sku)} alt="" eager className="w-full shrink-0" />
      <IconButton
        label={t('favourite')}
        aria-pressed={isFavourite}
        className="absolute top-2 right-2 bg-surface"
        onClick={() => setFavourite(userId, sku, !isFavourite)}
      >
        <HeartIcon
          className={classes('size-6', isFavourite && 'fill-notice-600 text-notice-600')}
        />
      </IconButton>
    </div>
  )
}
