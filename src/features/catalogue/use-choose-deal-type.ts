import { useRefetchProducts } from '@/api/hooks/product'
import { chooseDealType, type DealType } from '@/session/deal-type'
import { painted } from '@/ui/painted'

/** Part 1, point 4: "Tapping a tab sets it and refetches products." */
export function useChooseDealType(): (type: DealType) => void {
  const refetch = useRefetchProducts()
  return (type) => {
    chooseDealType(type)
    void painted().then(refetch)
  }
}
