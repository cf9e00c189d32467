import type { ReactNode } from 'react'
import { useRefetchProducts } from '@/api/hooks/product'
import { chooseDealType, dealTypes, useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Tabs } from '@/ui/Tabs'

/** The deal types over the goods they rule. Part 1, point 4: "Tapping a tab sets it and refetches products." */
export function DealTypeTabs({ children }: { children: ReactNode }) {
  const t = useText('catalogue')
  const stored = useDealType()
  const refetch = useRefetchProducts()
  return (
    <Tabs
      label={t('dealTypes')}
      items={dealTypes.map((type) => ({ id: type, label: t(type) }))}
      selected={dealTypes.find((type) => type === stored)}
      onSelect={(type) => {
        chooseDealType(type)
        refetch()
      }}
    >
      {children}
    </Tabs>
  )
}
