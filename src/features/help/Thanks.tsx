import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { now } from '@/clock'
import { secondsLeft } from '@/domain/time-left'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { Button, ButtonLink } from '@/ui/Button'
import { SuccessDrawing } from '@/ui/drawings/SuccessDrawing'
import type { ContactForm } from './use-contact'

/**
 * "redirects after 10 seconds, to / for the public form or to /help/support/queries for the
 * logged-in one"
 */
const REDIRECT_MS = 10_000

const targets: Record<ContactForm, string> = {
  public: paths.landing,
  own: paths.help({ type: 'queries' }),
}

export interface ThanksProps {
  form: ContactForm
  onAskAnother: () => void
}

/**
 * Stands in place of the form once it has arrived; leaving it, by whichever way, cancels the
 * redirect.
 */
export function Thanks({ form, onAskAnother }: ThanksProps) {
  const t = useText('help')
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const seconds = useSecondsLeft()
  const target = targets[form]
  const isOwn = form === 'own'

  useEffect(() => {
    window.scrollTo(0, 0)
    // The button that was pressed is gone: the words that came are read out.
    heading.current?.focus({ preventScroll: true })
  }, [])

  const isTime = seconds === 0
  useEffect(() => {
    if (isTime) void navigate(target, { replace: true })
  }, [isTime, navigate, target])

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
        <ButtonLink wide replace to={target}>
          {t(isOwn ? 'toQueries' : 'toStart')}
        </ButtonLink>
        <Button wide kind="quiet" onClick={onAskAnother}>
          {t('askAnother')}
        </Button>
      </div>
    </div>
  )
}

/** By the clock: a phone that slept does not count from where it was. */
function useSecondsLeft(): number {
  const [start] = useState(() => now().getTime())
  const [at, setAt] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setAt(now().getTime()), 1000)
    return () => clearInterval(timer)
  }, [])
  return secondsLeft(start, REDIRECT_MS, at)
}
