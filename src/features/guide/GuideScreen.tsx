import { useState } from 'react'
import { useUserStatus } from '@/api/hooks/user'
import { ShareSheet, useInvitation } from '@/features/shared/share/ShareSheet'
import { paths } from '@/routes/paths'
import { useUserId } from '@/session/session'
import type { Language } from '@/text/languages'
import { useText } from '@/text/text'
import { IconButton } from '@/ui/IconButton'
import { ShareIcon } from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { useAfter } from '@/ui/use-after'
import { useGoBack } from '@/ui/use-go-back'
import { useSheet } from '@/ui/use-sheet'
import { GuideList, PdfList } from './PdfList'
import { guideVideos } from './guide-files'
import { VideoCard } from './VideoCard'

/** GDE-1: how long the placeholder covers a video, in ms. */
const PLACEHOLDER_TIME = 2000

function VideoList() {
  const t = useText('guide')
  const language = useText('languages')('tag') as Language
  const [open, setOpen] = useState<string>()
  const isCovered = !useAfter(PLACEHOLDER_TIME)
  return (
    <GuideList
      title={t('videos')}
      text={t('videosText')}
      className="grid grid-flow-dense grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))] gap-3"
    >
      {guideVideos(language).map((video, index) => (
        <VideoCard
          key={video.url}
          video={video}
          number={index + 1}
          isOpen={open === video.url}
          isCovered={isCovered}
          onOpen={() => setOpen(video.url)}
        />
      ))}
    </GuideList>
  )
}

/** GDE-1: videos, the PDFs in three languages, and an invitation to share. */
export function GuideScreen() {
  const t = useText('guide')
  const isSignedIn = useUserId() !== undefined
  const goBack = useGoBack(() => (isSignedIn ? paths.home : paths.landing))
  return (
    <Screen title={t('title')} onBack={goBack} aside={<Share />}>
      <VideoList />
      <PdfList />
    </Screen>
  )
}

function Share() {
  const t = useText('guide')
  const { isOpen, open, close } = useSheet('share')
  // The prerendered page does without.
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <>
      <IconButton label={t('share')} onClick={open}>
        <ShareIcon />
      </IconButton>
      {wasOpened && <Invitation isOpen={isOpen} onClose={close} />}
    </>
  )
}

/** The invitation, with the code of a signed-in person. */
function Invitation({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { user } = useUserStatus()
  return <ShareSheet open={isOpen} onClose={onClose} {...useInvitation(user?.referralCode)} />
}
