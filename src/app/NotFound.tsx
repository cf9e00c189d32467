import { paths } from '@/routes/paths'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { NotFoundDrawing } from '@/ui/drawings/NotFoundDrawing'
import { Screen } from '@/ui/Screen'

/** NAV-11: for an unknown path, and for a thing that the provider does not have. */
export function NotFound() {
  const t = useText('shell')
  const isSignedIn = useUserId() !== undefined
  return (
    <Screen>
      <EmptyState
        asHeading
        picture={<NotFoundDrawing />}
        title={t('pageNotFound')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={isSignedIn ? paths.home : paths.landing}>{t('goHome')}</ButtonLink>
            {isSignedIn && (
              <ButtonLink kind="secondary" to={paths.productList}>
                {t('seeOffers')}
              </ButtonLink>
            )}
          </div>
        }
      />
    </Screen>
  )
}
