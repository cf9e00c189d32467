import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useUserIfAvailable } from '@/api/hooks/user'
import { env } from '@/config/env'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { DownloadIcon, ShareIcon } from '@/ui/icons'
import { CanvasImage, pngOf } from '@/ui/CanvasImage'
import { saveFile } from '@/ui/save-file'
import { canShareFile, shareFileByPhone, messageOf } from '@/ui/share'
import { useInvitation } from './ShareSheet'

export interface SharePictureProps {
  /** What the figure is of. */
  title: string
  figure: string
  /** When it was so. */
  date?: string
  /** The address of a photo. */
  photo?: string | undefined
  /** The name of the file. */
  file: string
  /** Between the picture and its button. */
  children?: ReactNode
}

/** A figure as a picture, to share or save. */
export function SharePicture(props: SharePictureProps) {
  const { title, figure, date = '', file, children } = props
  const t = useText('shareSale')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [photo, setPhoto] = useState<HTMLImageElement>()
  const code = useUserIfAvailable()?.referralCode ?? ''
  const invitation = useInvitation(code)
  const slogan = t('slogan', { app: env.appName })
  const link = invitation.url.replace(/^https?:\/\//, '')
  const canShare = canShareFile(new File([], file, { type: 'image/png' }))
  const Icon = canShare ? ShareIcon : DownloadIcon

  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, { title, figure, date, slogan, link, photo })
  }, [title, figure, date, slogan, link, photo])

  async function share(): Promise<void> {
    const picture = canvas.current && (await pngOf(canvas.current, file))
    if (!picture) return
    const outcome = await shareFileByPhone(picture, `${messageOf(invitation)}\n${invitation.url}`)
    if (outcome === 'refused') await saveFile(picture, file)
  }

  return (
    <div className="flex flex-col gap-4">
      <CanvasImage src={props.photo} onLoad={setPhoto} />
      <canvas
        ref={canvas}
        role="img"
        aria-label={[title, figure, date, slogan, link].filter(Boolean).join('. ')}
        className="mx-auto aspect-square w-full max-w-80 rounded-card border border-hairline"
      />
      {children}
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

interface Picture extends Record<'title' | 'figure' | 'date' | 'slogan' | 'link', string> {
  photo: CanvasImageSource | undefined
}

/** Draws a picture to share in the page's colours. */
function drawPicture(canvas: HTMLCanvasElement, picture: Picture): void {
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

  let { bottom } = write(env.appName, 52, 'leaf-900', 64)
  if (picture.photo) {
    context.drawImage(picture.photo, MIDDLE - PHOTO / 2, bottom + 20, PHOTO, PHOTO)
    bottom += PHOTO + 40
  } else bottom += 160
  bottom = write(picture.title, 56, 'ink', bottom).bottom
  bottom = write(picture.figure, 84, 'leaf-700', bottom + 16).bottom
  write(picture.date, 38, 'ink-muted', bottom + 8)

  const link = write(picture.link, 34, 'leaf-700', undefined, SIZE - 60)
  write(picture.slogan, 38, 'ink-muted', undefined, link.top - 8)
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
