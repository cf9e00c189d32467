import { useEffect, useState } from 'react'
import { useText } from '@/text/text'
import { guideVideos } from './guide-files'
import { VideoCard } from './VideoCard'

/** GDE-1: how long the placeholder covers a video, in ms. */
const PLACEHOLDER_TIME = 2000

export function VideoList() {
  const t = useText('guide')
  const [open, setOpen] = useState<string>()
  const isCovered = useCovered()
  return (
    <section aria-labelledby="guide-videos" className="flex flex-col gap-3">
      <div>
        <h2 id="guide-videos" className="text-18 font-700">
          {t('videos')}
        </h2>
        <p className="text-14 text-ink-muted">{t('videosText')}</p>
      </div>
      <ul aria-labelledby="guide-videos" className="grid grid-flow-dense grid-cols-2 gap-3">
        {guideVideos().map((video, index) => (
          <VideoCard
            key={video.url}
            video={video}
            number={index + 1}
            isOpen={open === video.url}
            isCovered={isCovered}
            onOpen={() => setOpen(video.url)}
          />
        ))}
      </ul>
    </section>
  )
}

/** For the screen's first two seconds. */
function useCovered(): boolean {
  const [isCovered, setIsCovered] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsCovered(false), PLACEHOLDER_TIME)
    return () => clearTimeout(timer)
  }, [])
  return isCovered
}
