import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { classes } from './classes'

/** `grey`: less prominent. `alert`: red border, something is wrong. `picked`: the chosen one. */
export type CardTone = 'plain' | 'grey' | 'leaf' | 'turmeric' | 'alert' | 'picked'

const tones: Record<CardTone, string> = {
  plain: 'border-hairline bg-surface',
  grey: 'border-hairline bg-backdrop',
  leaf: 'border-leaf-200 bg-leaf-50',
  turmeric: 'border-turmeric-500 bg-turmeric-50',
  alert: 'border-notice-600 bg-surface',
  picked: 'border-leaf-600 bg-leaf-50',
}

const shape = 'rounded-card border'

export interface CardProps {
  tone?: CardTone
  /** Less padding, for the cells of a grid. */
  tight?: boolean
  className?: string
  children: ReactNode
}

export function Card({ tone = 'plain', tight, className, children }: CardProps) {
  return (
    <div className={classes(shape, tight ? 'p-2' : 'p-4', tones[tone], className)}>{children}</div>
  )
}

export function CardLink({ tone = 'plain', className, ...link }: LinkProps & { tone?: CardTone }) {
  return (
    <Link
      className={classes(
        shape,
        'block p-4 smooth active:bg-leaf-50',
        tones[tone],
        // An alert keeps its red border on hover.
        tone !== 'alert' && 'hover:border-hairline-strong',
        className,
      )}
      {...link}
    />
  )
}
