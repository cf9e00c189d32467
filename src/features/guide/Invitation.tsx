import { useUserStatus } from '@/api/hooks/user'
import { env, publicAddress } from '@/env'
import { registerPath } from '@/paths'
import { ShareSheet, useInvitation } from '@/features/shared/ShareSheet'

interface InvitationProps {
  isOpen: boolean
  onClose: () => void
}

/** The invitation, with the code of a signed-in person. */
export function Invitation({ isOpen, onClose }: InvitationProps) {
  const { user } = useUserStatus()
  const invitation = useInvitation({
    appName: env.appName,
    code: user?.referralCode,
    url: publicAddress(registerPath(user?.referralCode)),
  })
  return <ShareSheet open={isOpen} onClose={onClose} {...invitation} />
}
