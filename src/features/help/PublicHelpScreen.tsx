import { paths } from '@/routes/paths'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { type ContactFrameProps, ContactUs } from './ContactUs'

/**
 * `/help/support`: "shows only the contact form, with extra name and mobile fields", signed in or
 * not.
 */
export function PublicHelpScreen() {
  return <ContactUs form="public" Frame={PublicFrame} />
}

function PublicFrame(props: ContactFrameProps) {
  const tTitles = useText('titles')
  const isSignedIn = useUserId() !== undefined
  const goBack = useGoBack(() => (isSignedIn ? paths.home : paths.landing))
  return <Screen title={tTitles('help')} onBack={goBack} {...props} />
}
