import type { ReactNode } from 'react'
import { CheckIcon, InfoIcon, WarningIcon } from './icons'

/** `red`: the specification's red notices. `warn`: turmeric. */
type NoticeTone = 'red' | 'warn' | 'info' | 'success'

const tones: Record<NoticeTone, string> = {
  red: 'border-notice-200 bg-notice-50 text-notice-700',
  warn: 'border-turmeric-500 bg-turmeric-50 text-turmeric-700',
  info: 'border-hairline bg-surface text-ink',
  success: 'border-leaf-200 bg-leaf-50 text-leaf-700',
}

const icons = { red: WarningIcon, warn: WarningIcon, info: InfoIcon, success: CheckIcon }

export interface NoticeProps {
  tone: NoticeTone
  title?: string
  /** Announced when it appears, as it answers something the person did. */
  live?: boolean
  children?: ReactNode
  action?: ReactNode
}

export function Notice({ tone, title, live, children, action }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div
      role={live ? (tone === 'red' ? 'alert' : 'status') : undefined}
      className={`flex gap-3 rounded-control border p-3 text-14 ${tones[tone]}`}
    >
      <Icon className="size-5 shrink-0" />
      <div data-listen className="min-w-0 flex-1">
        {title && <p className="font-700">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
