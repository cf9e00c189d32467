import type { ComponentProps } from 'react'

/** Web pages, calls, e-mail and UPI apps: no address that runs code. */
const SAFE = /^(?:https?:\/\/|tel:|mailto:|upi:\/\/pay\?|\/(?!\/))/i

/** An external link. Any other kind of address gets no `href`. */
export function OutsideLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} href={SAFE.test(href) ? href : undefined}>
      {children}
    </a>
  )
}
