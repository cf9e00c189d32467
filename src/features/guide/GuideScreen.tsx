import { useState } from 'react'
import { paths } from '@/paths'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { IconButton } from '@/ui/IconButton'
import { ShareIcon } from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import { useSheet } from '@/ui/use-sheet'
import { PdfList } from './PdfList'
import { VideoList } from './VideoList'

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

const invitation = onDemand('the invitation', async () => (await import('./Invitation')).Invitation)

/** What is shared, and the sheet, come when they are first asked for. */
function Share() {
  const t = useText('guide')
  const { isOpen, open, close } = useSheet('share')
  const [isWanted, setIsWanted] = useState(isOpen)
  if (isOpen && !isWanted) setIsWanted(true)
  const Invitation = useOnDemand(invitation, isWanted)
  return (
    <>
      <IconButton label={t('share')} onClick={open}>
        <ShareIcon />
      </IconButton>
      {Invitation && <Invitation isOpen={isOpen} onClose={close} />}
    </>
  )
}
