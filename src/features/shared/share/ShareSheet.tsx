import { env, publicAddress } from '@/config/env'
import { registerPath } from '@/routes/paths'
import { useText } from '@/text/text'
import { lazyPart } from '@/ui/lazy-part'
import type { Invitation } from '@/ui/share'
import { Sheet } from '@/ui/Sheet'

/** NAV-15. */
const HASHTAG = '#ReferralBonus'

/** The invitation to sign up, for `ShareSheet`. A visitor has no referral code. */
export function useInvitation(code: string | undefined, offerSku?: string): Invitation {
  const t = useText('share')
  const app = env.appName
  return {
    message: code ? t('invitation', { app, code }) : t('plainInvitation', { app }),
    url: publicAddress(registerPath(code, offerSku)),
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
