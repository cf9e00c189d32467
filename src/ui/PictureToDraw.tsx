import { log } from '@/log'

interface PictureToDrawProps {
  src: string | undefined
  onLoad: (picture: HTMLImageElement) => void
}

/** Loads a picture that may be drawn on a canvas, unseen: its host has to allow that (CORS). */
export function PictureToDraw({ src, onLoad }: PictureToDrawProps) {
  if (!src) return null
  return (
    <img
      hidden
      crossOrigin="anonymous"
      alt=""
      src={src}
      onLoad={(event) => onLoad(event.currentTarget)}
      onError={() =>
        log.warn('A picture cannot be shared: it did not load, or its host forbids it')
      }
    />
  )
}

/** What is drawn, as a PNG; undefined where the browser makes none. */
export function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob ? new File([blob], name, { type: blob.type }) : undefined)
    }, 'image/png')
  })
}
