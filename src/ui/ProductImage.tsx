import { useEffect, useState } from 'react'
import { classes } from './classes'

interface Picture {
  src: string
  /** The same in other formats, the best first. */
  sources?: readonly { type: string; srcSet: string }[]
}

export interface ProductImageProps {
  picture: Picture | undefined
  /** Above the fold: loaded at once, and `first` before everything else. */
  eager?: boolean | 'first'
  className?: string
}

const none: NonNullable<Picture['sources']> = []

/** Its name is beside it. Tries again when the network is back. */
export function ProductImage({ picture, eager = false, className }: ProductImageProps) {
  const { src, sources = none } = picture ?? {}
  const [failed, setFailed] = useState<string>()
  // Falls back to the png where the host lacks the other formats.
  const [plain, setPlain] = useState<string>()
  const isBroken = src !== undefined && failed === src
  const others = plain === src ? none : sources

  useEffect(() => {
    if (!isBroken) return
    const tryAgain = () => setFailed(undefined)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isBroken])

  return (
    <div
      className={classes('aspect-square overflow-hidden rounded-control bg-turmeric-50', className)}
    >
      {!src || isBroken ? (
        <Placeholder />
      ) : (
        <picture>
          {others.map((source) => (
            <source key={source.type} {...source} />
          ))}
          <img
            src={src}
            alt=""
            width={320}
            height={320}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager === 'first' ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            className="size-full object-cover"
            onError={() => (others.length > 0 ? setPlain(src) : setFailed(src))}
          />
        </picture>
      )}
    </div>
  )
}

function Placeholder() {
  return (
    <svg viewBox="0 0 64 64" className="size-full" aria-hidden="true">
      <ellipse cx="32" cy="53" rx="19" ry="3" className="fill-shade" />
      <path
        d="M22 20c-6 8-8 15-8 21 0 8 7 12 18 12s18-4 18-12c0-6-2-13-8-21z"
        className="fill-turmeric-100"
      />
      <path
        d="M22 20c-6 8-8 15-8 21 0 8 7 12 18 12s18-4 18-12c0-6-2-13-8-21zM22 20h20M22 20l-4-9 7 3 7-4 7 4 7-3-4 9M32 28v17M32 34c-4 0-6-2-6-5M32 34c4 0 6-2 6-5M32 41c-4 0-6-2-6-5M32 41c4 0 6-2 6-5"
        className="fill-none stroke-turmeric-700"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
