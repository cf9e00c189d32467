import { useRefetchProducts } from '@/api/hooks/product'
import { chooseDealType, type DealType } from '@/session/deal-type'
import { afterNextPaint } from '@/ui/after-next-paint'

/** HOM-1: a tap stores it and refetches the products. */
export function useChooseDealType(): (type: DealType) => void {
  const refetch = useRefetchProducts()
  return (type) => {
    chooseDealType(type)
    void afterNextPaint().then(refetch)
  }
}
