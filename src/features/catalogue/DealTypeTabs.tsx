import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { productsQuery } from '@/api/hooks/product'
import { chooseDealType, type DealType, dealTypes, useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Tabs } from '@/ui/Tabs'

/** HOM-1: a tap stores the deal type and refetches the products. */
export function useChooseDealType(): (type: DealType) => void {
  const client = useQueryClient()
  return (type) => {
    chooseDealType(type)
    // A pending request is enough.
    void client.invalidateQueries(productsQuery(), { cancelRefetch: false })
  }
}

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

/** Moves the focus to the offers, then acts: the pressed button disappears. */
export function focusOffers(event: { currentTarget: HTMLElement }, act: () => void): void {
  event.currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true })
  act()
}
