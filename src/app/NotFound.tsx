import { paths } from '@/paths'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { NotFoundDrawing } from '@/ui/drawings/NotFoundDrawing'
import { Screen } from '@/ui/Screen'

/** For a path that is none, and for a thing the provider does not know. */
export function NotFound() {
  const t = useText('shell')
  const home = useUserId() ? paths.home : paths.landing
  return (
    <Screen>
      <EmptyState
        asHeading
        picture={<NotFoundDrawing />}
        title={t('pageNotFound')}
        action={<ButtonLink to={home}>{t('goHome')}</ButtonLink>}
      />
    </Screen>
  )
}
