import {
  type ButtonHTMLAttributes,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { useText } from '@/text/text'
import { announce } from './announce'
import { classes } from './classes'
import { ChevronIcon } from './icons'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

const shape =
  'relative inline-flex min-h-tap items-center justify-center gap-2 rounded-control py-2.5 text-center text-16 font-600 smooth select-none active:pressed-in'

const looks: Record<ButtonKind, string> = {
  primary: 'bg-leaf-600 text-surface shadow-edge hover:bg-leaf-700',
  secondary:
    'border border-leaf-600 bg-surface text-leaf-700 hover:bg-leaf-50 aria-disabled:border-hairline-strong',
  quiet: 'text-leaf-700 hover:bg-leaf-50',
  danger: 'border border-notice-600 bg-surface text-notice-600 hover:bg-notice-50',
}

const blockedLook: Record<ButtonKind, string> = {
  primary: 'bg-shade text-ink-muted',
  secondary: 'border border-hairline-strong bg-surface text-ink-muted',
  quiet: 'text-ink-muted',
  danger: 'border border-hairline-strong bg-surface text-ink-muted',
}

export function buttonClasses(kind: ButtonKind, wide = false, blocked = false): string {
  const padding = kind === 'quiet' ? 'px-3' : 'px-5 @max-sm:px-2.5'
  return [shape, padding, (blocked ? blockedLook : looks)[kind], wide ? 'w-full' : ''].join(' ')
}

type ButtonAttributes = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'disabled' | 'type' | 'onClick'
>

/**
 * A press either runs code or submits a form. With both, the code may unmount the button, and then
 * the browser does not submit: React renders before it does.
 */
type ButtonAction =
  | { type?: 'button'; onClick?: MouseEventHandler<HTMLButtonElement> | undefined }
  | { type: 'submit'; onClick?: never }

interface ButtonLooks extends ButtonAttributes {
  kind?: ButtonKind
  icon?: ReactNode
  wide?: boolean
  /** Busy: the label stays, and a press does nothing. */
  loading?: boolean
  /**
   * Why it cannot be used now, shown below it. The button stays focusable, so that screen readers
   * reach the reason.
   */
  blocked?: string
}

export type ButtonProps = ButtonLooks & ButtonAction

export function Button(props: ButtonProps) {
  const { kind = 'primary', icon, wide, loading = false, blocked, ...rest } = props
  const { children, className, onClick, type = 'button', ...attributes } = rest
  const t = useText('ui')
  const button = useRef<HTMLButtonElement>(null)
  const reasonId = useId()
  const busyWords = t('busy')

  useEffect(() => {
    if (loading && button.current) announce(busyWords, button.current)
  }, [loading, busyWords])

  function press(event: MouseEvent<HTMLButtonElement>) {
    // A busy submit button must not send its form again, by a tap or by Enter in a field.
    if (loading || blocked) event.preventDefault()
    else onClick?.(event)
  }

  const element = (
    <button
      ref={button}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || blocked ? true : undefined}
      aria-describedby={blocked ? reasonId : undefined}
      className={classes(
        buttonClasses(kind, wide || Boolean(blocked), Boolean(blocked)),
        className,
      )}
      onClick={press}
      {...attributes}
    >
      <span className={classes('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {icon}
        <span>{children}</span>
      </span>
      {loading && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </button>
  )
  if (!blocked) return element
  return (
    <div className={classes('flex flex-col gap-1', wide && 'w-full')}>
      {element}
      <p id={reasonId} className="text-center text-14 text-ink-muted">
        {blocked}
      </p>
    </div>
  )
}

export interface ButtonLinkProps extends LinkProps {
  kind?: ButtonKind
  icon?: ReactNode
  wide?: boolean
}

export function ButtonLink(props: ButtonLinkProps) {
  const { kind = 'primary', icon, wide, className, children, ...link } = props
  return (
    <Link className={classes(buttonClasses(kind, wide), className)} {...link}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}

/** A link to another screen, at the end of a heading's line: `See All ›`. */
export function MoreLink({ children, ...link }: LinkProps) {
  return (
    <Link
      className="-mr-2 inline-flex min-h-tap items-center gap-1 rounded-control px-2 font-600 text-leaf-700 hover:bg-leaf-50"
      {...link}
    >
      <span>{children}</span>
      <ChevronIcon className="size-4" />
    </Link>
  )
}

/** A turning ring in the text's colour. Decoration: say in words beside it what is under way. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`turn ${className}`} fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
