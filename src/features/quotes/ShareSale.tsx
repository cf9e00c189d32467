import { useEffect, useRef, useState } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import { useUserIfAvailable } from '@/api/hooks/if-available'
import type { Gain } from '@/domain/bids'
import { formatPaise } from '@/domain/rupees'
import { env, productPicture, publicAddress } from '@/env'
import { registerPath } from '@/paths'
import { useProductName, useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { DownloadIcon, ShareIcon } from '@/ui/icons'
import { useInvitation } from '@/ui/ShareSheet'
import { PictureToDraw, pngOf } from '@/ui/PictureToDraw'
import { saveFile } from '@/ui/save-file'
import { canShareFile, shareFileByPhone, wordsOf } from '@/ui/share'
import { Sheet } from '@/ui/Sheet'
import { drawSale } from './draw-sale'

export interface ShareSaleProps {
  item: OrderItem
  gain: Gain
  open: boolean
  onClose: () => void
}

const FILE = 'sale.png'

/** QUO-9: the profit of a sale as a picture, to share or save. */
export function ShareSale({ open, onClose, ...sale }: ShareSaleProps) {
  const t = useText('shareSale')
  return (
    <Sheet open={open} onClose={onClose} title={t('title')}>
      <Content {...sale} />
    </Sheet>
  )
}

function Content({ item, gain: { amount, percent } }: Pick<ShareSaleProps, 'item' | 'gain'>) {
  const t = useText('shareSale')
  const quotes = useText('quotes')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasAmount, setHasAmount] = useState(true)
  const [photo, setPhoto] = useState<HTMLImageElement>()
  const product = useProductName()(item.name)
  const code = useUserIfAvailable()?.referralCode ?? ''
  const link = publicAddress(registerPath(code))
  const invitation = useInvitation({ appName: env.appName, code, url: link })
  const earned = hasAmount
    ? quotes('earned', { amount: formatPaise(amount, 0), percent })
    : t('earnedPercent', { percent })
  const slogan = t('slogan', { app: env.appName })
  const shownLink = link.replace(/^https?:\/\//, '')
  const canShare = canShareFile(new File([], FILE, { type: 'image/png' }))
  const Icon = canShare ? ShareIcon : DownloadIcon

  useEffect(() => {
    if (!canvas.current) return
    drawSale(canvas.current, {
      appName: env.appName,
      product,
      earned,
      slogan,
      link: shownLink,
      photo,
    })
  }, [product, earned, slogan, shownLink, photo])

  async function share(): Promise<void> {
    const picture = canvas.current && (await pngOf(canvas.current, FILE))
    if (!picture) return
    const isShared = await shareFileByPhone(picture, `${wordsOf(invitation)}\n${link}`)
    if (!isShared) await saveFile(picture, FILE)
  }

  return (
    <div className="flex flex-col gap-4">
      <PictureToDraw src={productPicture(item.sku)?.src} onLoad={setPhoto} />
      <canvas
        ref={canvas}
        role="img"
        aria-label={[product, earned, slogan, shownLink].join('. ')}
        className="mx-auto aspect-square w-full max-w-80 rounded-card border border-hairline"
      />
      <Checkbox
        label={t('showAmount')}
        checked={hasAmount}
        onChange={(event) => setHasAmount(event.target.checked)}
      />
      <Button wide icon={<Icon className="size-5" />} onClick={() => void share()}>
        {t(canShare ? 'share' : 'save')}
      </Button>
    </div>
  )
}
