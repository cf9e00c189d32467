import type { Product } from '@/api/contract/product'
import { useUserIfAvailable } from '@/api/hooks/user'
import { plainUnitPrice } from '@/domain/rupees'
import { env, productPicture, publicAddress } from '@/env'
import { registerPath } from '@/paths'
import { useProductName, useText, useUnit } from '@/text/text'
import { ShareSheet, useInvitation } from '@/features/shared/ShareSheet'
import { useOfferDuration } from '@/ui/use-format'
import { useMarginRange } from './OfferRows'

interface ShareOfferProps {
  product: Product
  open: boolean
  onClose: () => void
}

/** SHR-1: the offer's figures, then the invitation with a link to the offer. */
export function ShareOffer({ product, open, onClose }: ShareOfferProps) {
  const t = useText('shareOffer')
  const name = useProductName()(product.name)
  const unit = useUnit()(product.unit)
  const margin = useMarginRange()(product)
  const duration = useOfferDuration()(product)
  const code = useUserIfAvailable()?.referralCode ?? ''
  const invitation = useInvitation({
    appName: env.appName,
    code,
    url: publicAddress(registerPath(code, product.sku)),
  })
  const price = plainUnitPrice(product.purchasePrice)
  const message = `${t('offer', { name, price, unit, margin, duration })} ${invitation.message}`
  const picture = productPicture(product.sku)?.src
  return (
    <ShareSheet open={open} onClose={onClose} {...invitation} message={message} picture={picture} />
  )
}
