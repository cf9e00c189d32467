import { useEffect, useRef, useState } from 'react'
import { log } from '@/lib/log'
import { languages } from '@/text/languages'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { PlayIcon } from '@/ui/icons'
import { mayPrefetch } from '@/ui/may-prefetch'
import { Notice } from '@/ui/Notice'
import { OutsideLink } from '@/ui/OutsideLink'
import type { GuideVideo } from './guide-files'

interface VideoCardProps {
  video: GuideVideo
  number: number
  isOpen: boolean
  /** The placeholder covers it; taps go through. */
  isCovered: boolean
  onOpen: () => void
}

/** A picture until it is tapped; only then is the video fetched. */
export function VideoCard({ video, number, isOpen, isCovered, onOpen }: VideoCardProps) {
  const t = useText('guide')
  const title = video.id ? t('video', { id: video.id }) : video.title || t('numbered', { number })
  if (isOpen) {
    return (
      <li className="col-span-full flex flex-col gap-2">
        <Player video={video} title={title} />
        <h3 className="font-600">{title}</h3>
      </li>
    )
  }
  return (
    <li className="relative overflow-hidden rounded-card border border-hairline bg-surface">
      <button
        type="button"
        className="flex size-full flex-col text-left -outline-offset-2 smooth hover:bg-leaf-50"
        onClick={onOpen}
      >
        <span className="sr-only">{t('play', { title })}</span>
        <Poster address={video.poster} />
        <span className="flex flex-1 flex-col p-3">
          <span aria-hidden="true" className="leading-tight font-600">
            {title}
          </span>
          {video.length !== undefined && (
            <span className="mt-auto pt-1 text-14 text-ink-muted">
              {t('length', { seconds: video.length })}
            </span>
          )}
        </span>
      </button>
      {isCovered && (
        <span
          aria-hidden="true"
          data-testid="video-placeholder"
          className="pointer-events-none absolute inset-0 bg-surface"
        >
          <span className="block size-full skeleton-pulse bg-shade" />
        </span>
      )}
    </li>
  )
}

function Poster({ address }: { address: string | undefined }) {
  const [isLost, setIsLost] = useState(false)
  // Set after mount: the prerendered page cannot know whether the connection is metered.
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => setIsWanted(mayPrefetch()), [])
  return (
    <span className="relative block aspect-square w-full overflow-hidden border-b border-hairline bg-leaf-50">
      {address && !isLost && (
        <img
          src={isWanted ? address : undefined}
          alt=""
          width={360}
          height={360}
          decoding="async"
          className="size-full object-cover object-top"
          onError={() => setIsLost(true)}
        />
      )}
      <span className="absolute inset-0 flex items-center justify-center">
        <span className="flex size-14 items-center justify-center rounded-full bg-leaf-600 text-surface shadow-float">
          <PlayIcon className="size-7" />
        </span>
      </span>
    </span>
  )
}

/** Loads the tapped video and plays it at once. */
function Player({ video, title }: { video: GuideVideo; title: string }) {
  const t = useText('guide')
  const element = useRef<HTMLVideoElement>(null)
  const [tries, setTries] = useState(0)
  const [isBroken, setIsBroken] = useState(false)
  // The tapped button is unmounted: the keyboard goes on from the video.
  useEffect(() => element.current?.focus(), [tries])

  if (isBroken) {
    return (
      <Notice
        tone="red"
        live
        action={
          <div className="flex flex-wrap items-center gap-2">
            <Button
              kind="secondary"
              onClick={() => {
                setIsBroken(false)
                setTries(tries + 1)
              }}
            >
              {t('playAgain')}
            </Button>
            <OutsideLink
              href={video.url}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-tap items-center px-3 font-600 underline"
            >
              {t('openVideo')}
            </OutsideLink>
          </div>
        }
      >
        {t('videoFailed')}
      </Notice>
    )
  }
  return (
    <video
      ref={element}
      src={video.url}
      poster={mayPrefetch() ? video.poster : undefined}
      aria-label={title}
      tabIndex={0}
      autoPlay
      controls
      muted
      playsInline
      className="aspect-9/16 panel-height w-full rounded-card border border-hairline bg-black"
      onError={() => {
        log.warn('a video could not be played')
        setIsBroken(true)
      }}
    >
      {video.captions && (
        <track
          kind="captions"
          src={video.captions.url}
          srcLang={video.captions.language}
          label={languages[video.captions.language]}
          default
        />
      )}
    </video>
  )
}
