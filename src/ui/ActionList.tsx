import { type ReactNode, useId } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Spinner } from './Button'
import { ChevronIcon } from './icons'

export function ActionList({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface empty:hidden print:hidden">
      {children}
    </ul>
  )
}

const row =
  'flex min-h-tap w-full items-center gap-4 px-4 py-2 text-left font-600 smooth -outline-offset-2'
const active = 'hover:bg-leaf-50 active:bg-leaf-50'

interface ActionProps {
  icon: ReactNode
  label: string
}

export function ActionLink({ icon, label, ...link }: ActionProps & LinkProps) {
  return (
    <li>
      <Link className={`${row} ${active}`} {...link}>
        <span className="text-leaf-600">{icon}</span>
        <span className="min-w-0 flex-1">{label}</span>
        <ChevronIcon className="size-5 text-ink-muted" />
      </Link>
    </li>
  )
}

interface ActionButtonProps extends ActionProps {
  onPress?: () => void
  danger?: boolean
  /** It opens a sheet. */
  opens?: boolean
  loading?: boolean
  /** Why it cannot be used now, shown below the label. */
  blocked?: string
}

export function ActionButton(props: ActionButtonProps) {
  const { icon, label, onPress, danger, opens, loading, blocked } = props
  const reasonId = useId()
  return (
    <li>
      <button
        type="button"
        aria-busy={loading || undefined}
        aria-disabled={loading || blocked ? true : undefined}
        aria-describedby={blocked ? reasonId : undefined}
        className={`${row} ${danger ? 'text-notice-600' : ''} ${blocked ? 'text-ink-muted' : active}`}
        onClick={() => {
          if (!loading && !blocked) onPress?.()
        }}
      >
        <span className={danger || blocked ? '' : 'text-leaf-600'}>
          {loading ? <Spinner className="size-6" /> : icon}
        </span>
        <span className="min-w-0 flex-1">{label}</span>
        {opens && <ChevronIcon className="size-5 text-ink-muted" />}
      </button>
      {blocked && (
        <p id={reasonId} className="-mt-3 pr-4 pb-2 pl-14 text-label text-ink-muted">
          {blocked}
        </p>
      )}
    </li>
  )
}
