import { breathe } from '@/api/breathe'
import { productPicture } from '@/env'

/** As wide as a tile of the grid on a sharp screen, nearly (px). */
const SIDE = 200
const QUALITY = 0.6

/** Where a browser writes no WebP it writes PNG, many times as long (characters). */
const LONGEST = 20_000

/**
 * Small copies of the offers' pictures, by sku, as `data:` addresses: of those that stand in the page, and whose host is the
 * app's own (of another's no page may read a picture).
 */
export async function copyPictures(skus: readonly string[]): Promise<Map<string, string>> {
  const copies = new Map<string, string>()
  for (const sku of skus) {
    const copy = copyOf(pictureInPage(sku))
    if (copy && copy.length <= LONGEST) copies.set(sku, copy)
    await breathe()
  }
  return copies
}

function pictureInPage(sku: string): HTMLImageElement | undefined {
  const src = productPicture(sku)
  if (!src) return undefined
  const { href } = new URL(src, window.location.href)
  return [...document.images].find((picture) => picture.src === href && picture.naturalWidth > 0)
}

/** Fills the square, as in its frame. */
function copyOf(picture: HTMLImageElement | undefined): string | undefined {
  if (!picture) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const { naturalWidth: width, naturalHeight: height } = picture
  const side = Math.min(width, height)
  const [left, top] = [(width - side) / 2, (height - side) / 2]
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  try {
    return canvas.toDataURL('image/webp', QUALITY)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined
    throw error
  }
}
