import { paths } from '@/paths'
import { useUserId } from '@/session/session'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Drawing, line } from '@/ui/drawings/Drawing'
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

/** A signpost in a field; no road is left. */
function NotFoundDrawing() {
  return (
    <Drawing>
      <path d="M78 30h40l10 10-10 10H78z" className="fill-turmeric-100 stroke-leaf-900" />
      <path d="M82 58H46l-10 9 10 9h36z" className="fill-leaf-100 stroke-leaf-900" />
      <path
        d="M80 22v82M30 104c2-8 6-12 6-12s4 4 6 12M120 104c1-10 5-15 5-15s5 5 6 15"
        className={line}
      />
    </Drawing>
  )
}
