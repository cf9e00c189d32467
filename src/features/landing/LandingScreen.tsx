import { useEffect, useRef } from 'react'
import { env } from '@/config/env'
import { paths } from '@/routes/paths'
import { LanguageChoice } from '@/features/shared/settings/LanguageChoice'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { BookIcon, HelpIcon } from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import { useFocusHeading } from '@/ui/use-focus-heading'
import type { OpenedFrom } from '@/ui/use-go-back'
import { MarketDrawing } from './MarketDrawing'

/** NAV-10: four links, in three languages. */
export function LandingScreen() {
  const t = useText('landing')
  const screen = useRef<HTMLElement>(null)
  // Also after a log-out, when the document title still names the profile.
  useFocusHeading(screen, true)
  useEffect(() => window.replayPress?.(), [])
  return (
    <main ref={screen} className="column flex page-height flex-col px-4 pt-head pb-foot">
      <Logo name={env.appName} className="self-center" />
      <div className="mx-auto mt-4 min-h-tap w-full max-w-xs">
        <LanguageChoice />
      </div>
      <div className="flex flex-1 flex-col items-center justify-center gap-4 py-4 text-center">
        <MarketDrawing />
        <h1 tabIndex={-1} className="text-28 font-700 whitespace-pre-line">
          {t('promise')}
        </h1>
        <p className="max-w-xs text-16 text-balance text-ink-muted">{t('how')}</p>
      </div>
      <nav aria-label={t('ways')} className="flex flex-col gap-3">
        <ButtonLink wide to={paths.login}>
          {t('login')}
        </ButtonLink>
        <ButtonLink wide kind="secondary" to={paths.register}>
          {t('newUser')}
        </ButtonLink>
        <div className="-mx-4 flex flex-wrap justify-center">
          <ButtonLink kind="quiet" icon={<BookIcon className="size-5" />} to={paths.userGuide}>
            {t('userGuide')}
          </ButtonLink>
          <ButtonLink
            kind="quiet"
            icon={<HelpIcon className="size-5" />}
            to={paths.publicHelp}
            state={{ from: paths.landing } satisfies OpenedFrom}
          >
            {t('help')}
          </ButtonLink>
        </div>
      </nav>
    </main>
  )
}
