import { useEffect, useRef } from 'react'
import { paths } from '@/routes/paths'
import { rememberLoginNumber } from '@/session/drafts'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'
import { QuestionLink } from '@/features/shared/contact/QuestionLink'

interface LoginNowProps {
  mobileNo: string
  /** Why the step did not go on. */
  refusal: string | undefined
}

/** The end of steps 1 and 2: a refusal, and the link to the login. */
export function LoginNow({ mobileNo, refusal }: LoginNowProps) {
  const t = useText('register')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It is below a long form, behind the action bar.
    if (refusal !== undefined) box.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return (
    <div ref={box} className="flex flex-col gap-2">
      {refusal !== undefined && (
        <Notice live tone="red">
          {refusal}
        </Notice>
      )}
      <QuestionLink
        question={t('registeredAlready')}
        to={paths.login}
        onClick={() => rememberLoginNumber(mobileNo)}
      >
        {t('loginNow')}
      </QuestionLink>
    </div>
  )
}
