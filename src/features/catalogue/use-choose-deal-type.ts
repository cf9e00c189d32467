import { useRefetchProducts } from '@/api/hooks/product'
import { chooseDealType, type DealType } from '@/session/deal-type'
import { afterNextPaint } from '@/ui/after-next-paint'

/** Part 1, point 4: "Tapping a tab sets it and refetches products." */
export function useChooseDealType(): (type: DealType) => void {
  const refetch = useRefetchProducts()
  return (type) => {
    chooseDealType(type)
    void afterNextPaint().then(refetch)
  }
}
