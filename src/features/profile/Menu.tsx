import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ChevronIcon } from '@/ui/icons'

export function Menu({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
      {children}
    </ul>
  )
}

const row =
  'flex min-h-14 w-full items-center gap-4 px-4 py-2 text-left font-600 smooth -outline-offset-2 hover:bg-leaf-50 active:bg-leaf-50'

interface EntryProps {
  icon: ReactNode
  label: string
}

export function MenuLink({ icon, label, to }: EntryProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={row}>
        <span className="text-leaf-600">{icon}</span>
        <span className="min-w-0 flex-1">{label}</span>
        <ChevronIcon className="size-5 text-ink-muted" />
      </Link>
    </li>
  )
}

interface MenuButtonProps extends EntryProps {
  danger?: boolean
  opens?: boolean
  onPress: () => void
}

export function MenuButton({ icon, label, danger, opens, onPress }: MenuButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={`${row} ${danger ? 'text-notice-600' : ''}`}
        onClick={onPress}
      >
        <span className={danger ? '' : 'text-leaf-600'}>{icon}</span>
        <span className="min-w-0 flex-1">{label}</span>
        {opens && <ChevronIcon className="size-5 text-ink-muted" />}
      </button>
    </li>
  )
}
