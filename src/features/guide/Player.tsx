import { useEffect, useRef, useState } from 'react'
import { log } from '@/log'
import { languages } from '@/text/languages'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { mayPrefetch } from '@/ui/may-prefetch'
import { Notice } from '@/ui/Notice'
import { OutsideLink } from '@/ui/OutsideLink'
import type { GuideVideo } from './guide-files'

/** Loads the tapped video and plays it at once. */
export function Player({ video, title }: { video: GuideVideo; title: string }) {
  const t = useText('guide')
  const element = useRef<HTMLVideoElement>(null)
  const [tries, setTries] = useState(0)
  const [isBroken, setIsBroken] = useState(false)
  // The tapped button is gone: the keyboard goes on from the video.
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
