import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { classes } from './classes'

const look =
  'relative inline-flex size-tap shrink-0 items-center justify-center rounded-full text-ink smooth hover:bg-leaf-50'

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'disabled' | 'type'
> {
  /** Hidden text, not an aria-label: it is never mistaken for the label of a field. */
  label: string
  children: ReactNode
  /** Why it does nothing now, for assistive technology and on hover. */
  blocked?: string
}

export function IconButton(props: IconButtonProps) {
  const { label, children, blocked, className, onClick, ...attributes } = props

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      className={classes(look, blocked && 'opacity-40', className)}
      aria-disabled={blocked ? true : undefined}
      title={blocked}
      onClick={press}
      {...attributes}
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  )
}

export interface IconLinkProps extends LinkProps {
  label: string
  children: ReactNode
}

export function IconLink({ label, children, className, ...link }: IconLinkProps) {
  return (
    <Link className={classes(look, className)} {...link}>
      {children}
      <span className="sr-only">{label}</span>
    </Link>
  )
}
