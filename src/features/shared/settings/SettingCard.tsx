import type { ComponentType, ReactNode } from 'react'
import { Card } from '@/ui/Card'

export interface SettingCardProps {
  Icon: ComponentType<{ className: string }>
  title: string
  children: ReactNode
}

/** A setting below its icon and title. */
export function SettingCard({ Icon, title, children }: SettingCardProps) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="flex items-center gap-4 font-600">
        <Icon className="size-6 text-leaf-600" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </h2>
      {children}
    </Card>
  )
}
