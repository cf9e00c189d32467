import { useEffect, useRef, useState } from 'react'
import { now } from '@/lib/clock'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { Button, ButtonLink } from '@/ui/Button'
import { SuccessDrawing } from '@/ui/drawings/SuccessDrawing'
import { useReturnTo } from '@/ui/use-go-back'
import { useSecondsLeft } from '@/ui/use-seconds-left'
import type { ContactForm } from './contact-schema'

/**
 * "redirects after 10 seconds, to / for the public form or to /help/support/queries for the
 * logged-in one"
 */
const REDIRECT_MS = 10_000

const targets: Record<ContactForm, string> = {
  public: paths.landing,
  own: paths.help({ type: 'queries' }),
}

interface ThanksProps {
  form: ContactForm
  onAskAnother: () => void
}

/** Replaces the form once the query has arrived. Leaving it cancels the redirect. */
export function Thanks({ form, onAskAnother }: ThanksProps) {
  const t = useText('thanks')
  const heading = useRef<HTMLHeadingElement>(null)
  const [start] = useState(() => now().getTime())
  const seconds = useSecondsLeft(start, REDIRECT_MS)
  const target = targets[form]
  const leave = useReturnTo(target)
  const isOwn = form === 'own'

  useEffect(() => {
    window.scrollTo(0, 0)
    // The pressed button is unmounted: a screen reader goes on from the heading.
    heading.current?.focus({ preventScroll: true })
  }, [])

  const isTime = seconds === 0
  useEffect(() => {
    if (isTime) leave()
  }, [isTime, leave])

  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 py-6 text-center">
      <SuccessDrawing />
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-22 font-700">
        {t('thanks')}
      </h2>
      <p>{t('received')}</p>
      <p role="timer" className="text-14 text-ink-muted tabular-nums">
        {t(isOwn ? 'toQueriesIn' : 'toStartIn', { seconds })}
      </p>
      <div className="mt-4 flex w-full max-w-xs flex-col gap-2">
        <ButtonLink wide to={target} onClick={leave}>
          {t(isOwn ? 'toQueries' : 'toStart')}
        </ButtonLink>
        <Button wide kind="quiet" onClick={onAskAnother}>
          {t('askAnother')}
        </Button>
      </div>
    </div>
  )
}
