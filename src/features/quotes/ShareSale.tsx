import { useEffect, useRef, useState } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import { useUserIfAvailable } from '@/api/hooks/user'
import type { Gain } from '@/domain/quotes'
import { formatPaise } from '@/domain/rupees'
import { env, productPicture } from '@/env'
import { useProductName, useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { DownloadIcon, ShareIcon } from '@/ui/icons'
import { CanvasImage, pngOf } from '@/ui/CanvasImage'
import { saveFile } from '@/ui/save-file'
import { canShareFile, shareFileByPhone, messageOf } from '@/ui/share'
import { useInvitation } from '@/features/shared/ShareSheet'

export interface ShareSaleProps {
  item: OrderItem
  gain: Gain
}

const FILE = 'sale.png'

/** QUO-9: what a sale earned as a picture, to share or save. */
export function ShareSale({ item, gain: { afterFee, percentAfterFee } }: ShareSaleProps) {
  const t = useText('shareSale')
  const quotes = useText('quotes')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasAmount, setHasAmount] = useState(true)
  const [photo, setPhoto] = useState<HTMLImageElement>()
  const product = useProductName()(item.name)
  const code = useUserIfAvailable()?.referralCode ?? ''
  const invitation = useInvitation(code)
  const earned = hasAmount
    ? quotes('earned', { amount: formatPaise(afterFee, 2) })
    : t('earnedPercent', { percent: percentAfterFee })
  const slogan = t('slogan', { app: env.appName })
  const shownLink = invitation.url.replace(/^https?:\/\//, '')
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
    const outcome = await shareFileByPhone(picture, `${messageOf(invitation)}\n${invitation.url}`)
    if (outcome === 'refused') await saveFile(picture, FILE)
  }

  return (
    <div className="flex flex-col gap-4">
      <CanvasImage src={productPicture(item.sku)?.src} onLoad={setPhoto} />
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

/** The size of the picture (px): messengers show a square uncropped. */
const SIZE = 1080
const MARGIN = 90
const MIDDLE = SIZE / 2
const PHOTO = 320

interface SalePicture {
  appName: string
  product: string
  earned: string
  /** What the app is for, above the link. */
  slogan: string
  link: string
  photo: CanvasImageSource | undefined
}

/** Draws a sale as a picture to share, without vendor and order, in the page's colours. */
export function drawSale(canvas: HTMLCanvasElement, sale: SalePicture): void {
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (!context) return
  const style = getComputedStyle(canvas)
  const colour = (name: string) => style.getPropertyValue(`--${name}`)
  const fits = (line: string) => context.measureText(line).width <= SIZE - 2 * MARGIN

  /** Centred lines from `top` on, or up to `bottom`. Returns where they begin and end. */
  function write(text: string, size: number, ink: string, top: number | undefined, bottom = 0) {
    if (!context) return { top: 0, bottom: 0 }
    const height = size * 1.4
    context.font = `700 ${size}px ${style.fontFamily}`
    context.fillStyle = colour(ink)
    const lines = wrapWords(text, fits)
    const start = top ?? bottom - lines.length * height
    lines.forEach((line, index) => context.fillText(line, MIDDLE, start + (index + 0.5) * height))
    return { top: start, bottom: start + lines.length * height }
  }

  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colour('paper')
  context.fillRect(0, 0, SIZE, SIZE)
  context.fillStyle = colour('leaf-600')
  context.fillRect(0, 0, SIZE, 24)

  let { bottom } = write(sale.appName, 52, 'leaf-900', 64)
  if (sale.photo) {
    context.drawImage(sale.photo, MIDDLE - PHOTO / 2, bottom + 20, PHOTO, PHOTO)
    bottom += PHOTO + 40
  } else bottom += 160
  bottom = write(sale.product, 56, 'ink', bottom).bottom
  write(sale.earned, 84, 'leaf-700', bottom + 16)

  const link = write(sale.link, 34, 'leaf-700', undefined, SIZE - 60)
  write(sale.slogan, 38, 'ink-muted', undefined, link.top - 8)
}

/** Breaks a text into lines that `fits` accepts: at spaces, and within a word that is too long. */
export function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const character of word) {
      if (line && !fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return line ? [...lines, line] : lines
}
