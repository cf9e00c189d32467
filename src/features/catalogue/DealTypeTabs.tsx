import type { ReactNode } from 'react'
import { dealTypes, useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Tabs } from '@/ui/Tabs'
import { useChooseDealType } from './use-choose-deal-type'

/** The deal types over the goods they rule. */
export function DealTypeTabs({ children }: { children: ReactNode }) {
  const t = useText('catalogue')
  const stored = useDealType()
  const choose = useChooseDealType()
  return (
    <Tabs
      label={t('dealTypes')}
      items={dealTypes.map((type) => ({ id: type, label: t(type) }))}
      selected={dealTypes.find((type) => type === stored)}
      onSelect={choose}
    >
      {children}
    </Tabs>
  )
}
