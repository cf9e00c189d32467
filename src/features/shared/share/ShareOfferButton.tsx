import { useUserIfAvailable } from '@/api/hooks/user'
import { productPicture } from '@/config/env'
import { IconButton } from '@/ui/IconButton'
import { ShareIcon } from '@/ui/icons'
import { useSheet } from '@/ui/use-sheet'
import { ShareSheet, useInvitation } from './ShareSheet'

interface ShareOfferButtonProps {
  label: string
  /** Of the sheet, in the URL. */
  sheetName: string
  sku: string
  /** Comes before the invitation. */
  text: string
}

/** Shares a text about an offer, its picture and the invitation with a link to it. */
export function ShareOfferButton({ label, sheetName, sku, text }: ShareOfferButtonProps) {
  const sheet = useSheet(sheetName)
  const code = useUserIfAvailable()?.referralCode ?? ''
  const invitation = useInvitation(code, sku)
  return (
    <>
      <IconButton label={label} onClick={sheet.open}>
        <ShareIcon />
      </IconButton>
      <ShareSheet
        open={sheet.isOpen}
        onClose={sheet.close}
        {...invitation}
        message={`${text} ${invitation.message}`}
        picture={productPicture(sku)?.src}
      />
    </>
  )
}
