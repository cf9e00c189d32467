import { useState } from 'react'
import { useText } from '@/text/text'
import type { SharePanelProps } from './SharePanel'
import { onDemand, useOnDemand } from './use-on-demand'

/** A message to share, with its link. */
export interface Invitation {
  message: string
  url: string
  /** Of an e-mail. */
  subject: string
  /** With its `#`. */
  hashtag: string
  /** The address of a picture that goes along where the phone takes files. */
  picture?: string | undefined
}

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

const panel = onDemand(async () => (await import('./SharePanel')).SharePanel)

/** A message to read, copy and send on. Its code loads when it is first opened. */
export function ShareSheet(props: SharePanelProps) {
  const [isWanted, setIsWanted] = useState(props.open)
  if (props.open && !isWanted) setIsWanted(true)
  const Panel = useOnDemand(panel, isWanted)
  return Panel && <Panel {...props} />
}
