/** The only module that imports react-share. */
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  EmailIcon,
  EmailShareButton,
  FacebookIcon,
  FacebookShareButton,
  WhatsappIcon,
  WhatsappShareButton,
} from 'react-share'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { ShareIcon } from '@/ui/icons'
import { OutsideLink } from '@/ui/OutsideLink'
import { CanvasImage, pngOf } from '@/ui/CanvasImage'
import {
  canShareByPhone,
  canShareFile,
  type Invitation,
  isInstalledOnApple,
  messageOf,
  shareByPhone,
} from '@/ui/share'

/** The name of a shared picture. */
const PICTURE = 'offer.png'

interface SharePanelProps {
  invitation: Invitation
}

/** The content of a `ShareSheet`. */
export function SharePanel({ invitation }: SharePanelProps) {
  const t = useText('share')
  const message = messageOf(invitation)
  const [picture, setPicture] = useState<File>()
  const hasPicture = picture !== undefined && canShareFile(picture)

  async function store(image: HTMLImageElement): Promise<void> {
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    setPicture(await pngOf(canvas, PICTURE))
  }

  return (
    <div className="flex flex-col gap-4">
      <CanvasImage src={invitation.picture} onLoad={(image) => void store(image)} />
      <figure
        aria-label={t('preview')}
        className="rounded-card border border-leaf-200 bg-leaf-50 p-4"
      >
        <p>{message}</p>
        <p className="mt-1 font-600 wrap-anywhere text-leaf-700">
          <Address url={invitation.url} />
        </p>
      </figure>
      <ShareWays invitation={invitation} />
      <div className="flex flex-col gap-3">
        <CopyButton label={t('message')} text={t('copy')} value={`${message}\n${invitation.url}`} />
        {canShareByPhone(invitation) && (
          <Button
            wide
            kind="secondary"
            icon={<ShareIcon className="size-5" />}
            onClick={() => void shareByPhone(invitation, picture)}
          >
            {t(hasPicture ? 'withPicture' : 'more')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Breaks a long URL before its query, so that the code stays in one piece. */
function Address({ url }: { url: string }) {
  const [page = '', ...query] = url.split(/(?=\?)/)
  return (
    <>
      <span>{page}</span>
      <wbr />
      <span>{query.join('')}</span>
    </>
  )
}

const look = {
  resetButtonStyle: false,
  className:
    'flex min-h-tap flex-1 flex-col items-center gap-1 rounded-control border border-hairline bg-surface px-1 py-3 text-14 font-600 smooth hover:border-hairline-strong active:bg-leaf-50',
}

const mark = { round: true, size: 44, 'aria-hidden': true }

/** NAV-15: WhatsApp, Facebook, email. */
function ShareWays({ invitation }: SharePanelProps) {
  const t = useText('share')
  const waysId = useId()
  const { url, subject, hashtag } = invitation
  const message = messageOf(invitation)
  const { link, asLink } = useFollowLink()
  return (
    <div role="group" aria-labelledby={waysId}>
      <h3 id={waysId} className="mb-2 text-14 font-600 text-ink-muted">
        {t('ways')}
      </h3>
      <div className="flex min-h-24 gap-2">
        <WhatsappShareButton url={url} title={message} separator={'\n'} {...asLink} {...look}>
          <WhatsappIcon {...mark} />
          <span>{t('whatsapp')}</span>
        </WhatsappShareButton>
        <FacebookShareButton url={url} hashtag={hashtag} {...asLink} {...look}>
          <FacebookIcon {...mark} />
          <span>{t('facebook')}</span>
        </FacebookShareButton>
        <EmailShareButton url={url} subject={subject} body={message} separator={'\n'} {...look}>
          <EmailIcon {...mark} />
          <span>{t('email')}</span>
        </EmailShareButton>
      </div>
      {link}
    </div>
  )
}

/**
 * A hidden link, and props with which a share button follows its address there. Installed on an
 * iPhone, a pop-up stays blank once another app takes the address, and a plain link opens above
 * the app.
 */
function useFollowLink() {
  const [href, setHref] = useState('')
  const link = useRef<HTMLAnchorElement>(null)
  return {
    link: (
      <OutsideLink
        ref={link}
        hidden
        href={href}
        target={isInstalledOnApple() ? undefined : '_blank'}
        rel="noopener noreferrer"
      />
    ),
    asLink: {
      openShareDialogOnClick: false,
      onClick(_: unknown, address: string) {
        flushSync(() => setHref(address))
        link.current?.click()
      },
    },
  }
}
