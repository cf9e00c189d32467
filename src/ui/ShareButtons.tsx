/**
 * The only module that imports react-share; `ShareSheet.tsx` fetches it when it is first opened.
 */
import type { ReactNode } from 'react'
import {
  EmailIcon,
  EmailShareButton,
  FacebookIcon,
  FacebookShareButton,
  WhatsappIcon,
  WhatsappShareButton,
} from 'react-share'
import { useText } from '@/text/text'
import { wordsOf } from './share'
import type { Invitation } from './invitation'

const ICON_PX = 44

const look = {
  resetButtonStyle: false,
  className:
    'flex min-h-tap flex-1 flex-col items-center gap-1 rounded-control border border-hairline bg-surface px-1 py-3 text-14 font-600 smooth hover:border-hairline-strong active:bg-leaf-50',
}

/** NAV-15: WhatsApp, Facebook, email. */
export function ShareButtons({ invitation }: { invitation: Invitation }) {
  const t = useText('share')
  const { url, subject, hashtag } = invitation
  const words = wordsOf(invitation)
  return (
    <>
      <WhatsappShareButton url={url} title={words} separator={'\n'} {...look}>
        <Mark icon={<WhatsappIcon round size={ICON_PX} aria-hidden />}>{t('whatsapp')}</Mark>
      </WhatsappShareButton>
      <FacebookShareButton url={url} hashtag={hashtag} {...look}>
        <Mark icon={<FacebookIcon round size={ICON_PX} aria-hidden />}>{t('facebook')}</Mark>
      </FacebookShareButton>
      <EmailShareButton url={url} subject={subject} body={words} separator={'\n'} {...look}>
        <Mark icon={<EmailIcon round size={ICON_PX} aria-hidden />}>{t('email')}</Mark>
      </EmailShareButton>
    </>
  )
}

function Mark({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      {icon}
      <span>{children}</span>
    </>
  )
}
