import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'

interface LoginNowProps {
  /** Typed so far: it goes along to the login page. */
  mobileNo: string
  /** Why it did not go on. */
  refusal: string | undefined
}

/** The end of steps 1 and 2: why it did not go on, and the way for who is registered already. */
export function LoginNow({ mobileNo, refusal }: LoginNowProps) {
  const t = useText('register')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It comes below a long form, behind the action bar.
    if (refusal !== undefined) box.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return (
    <div ref={box} className="flex flex-col gap-2">
      {refusal !== undefined && (
        <Notice live tone="red">
          {refusal}
        </Notice>
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-muted">
        {t('registeredAlready')}
        <Link
          to={paths.login}
          state={{ mobileNo }}
          className="flex min-h-tap items-center rounded-control px-1 font-600 text-leaf-700 underline-offset-4 hover:underline"
        >
          {t('loginNow')}
        </Link>
      </p>
    </div>
  )
}
