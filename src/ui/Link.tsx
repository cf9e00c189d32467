import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this app, with its query. */
  to: string
  replace?: boolean
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link of the router. Built from the router's own hooks, because its component brings along what only a data router
 * uses: 4 kB of the first page (docs/decisions.md).
 */
export function Link(props: LinkProps) {
  const { to, replace, state, target, onClick, children, ...attributes } = props
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target })

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }

  return (
    <a {...attributes} href={href} target={target} onClick={click}>
      {children}
    </a>
  )
}
