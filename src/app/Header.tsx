import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { env } from '@/config/env'
import { paths } from '@/routes/paths'
import { useUserId } from '@/session/session'
import { lazyPart } from '@/ui/lazy-part'
import { Logo } from '@/ui/Logo'

export const loadSignedIn = () => import('./SignedIn')

const CartLink = lazyPart(async () => (await loadSignedIn()).CartLink)

/** NAV-7: the logo, and for a signed-in person the cart. */
export function Header() {
  const hidden = useHeaderHidden()
  const [isInUse, setInUse] = useState(false)
  const userId = useUserId()
  return (
    <header
      className={`fixed inset-x-0 top-0 z-header mx-auto flex h-header max-w-column items-center justify-between border-b border-hairline bg-paper px-4 safe-top transition-transform duration-calm ease-out ${hidden && !isInUse ? 'away-up' : ''}`}
      // By the keyboard: a tap on a link leaves the focus there, too.
      onFocus={({ target }) => setInUse(target.matches(':focus-visible'))}
      onBlur={() => setInUse(false)}
    >
      <Link
        to={userId ? paths.home : paths.landing}
        aria-label={env.appName}
        className="flex min-h-tap items-center rounded-control"
      >
        <Logo name={env.appName} />
      </Link>
      {userId !== undefined && <CartLink />}
    </header>
  )
}

/** NAV-7: px of scroll. */
const HIDE_AFTER_PX = 80

/** Hidden when scrolling down past 80px, back on scrolling up. */
function useHeaderHidden(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const y = Math.max(window.scrollY, 0)
      if (y !== last) setHidden(y > last && y > HIDE_AFTER_PX)
      last = y
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return hidden
}
