import { useEffect } from 'react'
import type { Product } from '@/api/contract/product'
import { useUserIfAvailable } from '@/api/hooks/user'
import { plainUnitPrice } from '@/domain/rupees'
import { productPicture } from '@/env'
import { ShareSheet, useInvitation } from '@/features/shared/ShareSheet'
import { rememberViewed, setFavourite, useRememberedOffers } from '@/session/remembered-offers'
import { useSignedInUserId } from '@/session/session'
import { useProductName, useText, useUnitName } from '@/text/text'
import { classes } from '@/ui/classes'
import { icon, ShareIcon } from '@/ui/icons'
import { IconButton } from '@/ui/IconButton'
import { useSheet } from '@/ui/use-sheet'
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
  const remembered = useText('remembered')
  const sheet = useSheet('share-offer')
  const name = useProductName()(product.name)
  const unit = useUnitName()(product.unit)
  const margin = useMarginRange()(product)
  const duration = useOfferDuration()(product)
  const code = useUserIfAvailable()?.referralCode ?? ''
  const invitation = useInvitation(code, product.sku)
  const price = plainUnitPrice(product.purchasePrice)
  const message = `${t('offer', { name, price, unit, margin, duration })} ${invitation.message}`
  return (
    <>
      <IconButton label={remembered('share')} onClick={sheet.open}>
        <ShareIcon />
      </IconButton>
      <ShareSheet
        open={sheet.isOpen}
        onClose={sheet.close}
        {...invitation}
        message={message}
        picture={productPicture(product.sku)?.src}
      />
    </>
  )
}
