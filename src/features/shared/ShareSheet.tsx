import { useText } from '@/text/text'
import { lazyPart } from '@/ui/lazy-part'
import type { Invitation } from '@/ui/share'
import { Sheet } from '@/ui/Sheet'

/** NAV-15. */
const HASHTAG = '#ReferralBonus'

interface InvitationParts {
  appName: string
  /** The person's referral code; a visitor has none. */
  code?: string | undefined
  /** The registration page, with the code when there is one. */
  url: string
}

/** The invitation to sign up, for `ShareSheet`. */
export function useInvitation({ appName, code, url }: InvitationParts): Invitation {
  const t = useText('share')
  return {
    message: code
      ? t('invitation', { app: appName, code })
      : t('plainInvitation', { app: appName }),
    url,
    subject: t('subject'),
    hashtag: HASHTAG,
  }
}

const SharePanel = lazyPart(async () => (await import('./SharePanel')).SharePanel)

interface ShareSheetProps extends Invitation {
  open: boolean
  onClose: () => void
}

/** A message to read, copy and send on. */
export function ShareSheet({ open, onClose, ...invitation }: ShareSheetProps) {
  const t = useText('share')
  return (
    <Sheet open={open} onClose={onClose} title={t('title')}>
      <SharePanel invitation={invitation} />
    </Sheet>
  )
}
