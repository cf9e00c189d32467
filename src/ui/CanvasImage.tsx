import { log } from '@/lib/log'

interface CanvasImageProps {
  src: string | undefined
  onLoad: (picture: HTMLImageElement) => void
}

/** Loads a hidden picture to draw on a canvas. Its host must allow that (CORS). */
export function CanvasImage({ src, onLoad }: CanvasImageProps) {
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

/** The canvas as a PNG file; undefined where the browser cannot make one. */
export function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob ? new File([blob], name, { type: blob.type }) : undefined)
    }, 'image/png')
  })
}
