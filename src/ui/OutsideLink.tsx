import type { AnchorHTMLAttributes } from 'react'

/** Web pages, calls, letters, and the phone's payment apps: nothing that a browser would run. */
const SAFE = /^(?:https?:\/\/|tel:|mailto:|upi:\/\/pay\?|\/(?!\/))/i

/** A link that leads out of the app. An address of any other kind is no link, whoever wrote it. */
export function OutsideLink({
  href = '',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} href={SAFE.test(href) ? href : undefined}>
      {children}
    </a>
  )
}
