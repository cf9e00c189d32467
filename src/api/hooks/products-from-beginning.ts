import { useMemo } from 'react'
import type { Product } from '@/api/contract/product'
import { useFromBeginning } from './from-beginning'
import { ofType, productsQuery } from './product'

/** More than a tall phone shows of the grid. */
const ENOUGH = 24

/** As `useProducts`; of thousands of offers first those that the provider begins with. */
export function useProductsFromBeginning(dealType: string): {
  products: readonly Product[]
  isWhole: boolean
} {
  const { list, isWhole } = useFromBeginning<Product>(
    productsQuery,
    (beginning) => ofType(dealType, beginning).length >= ENOUGH,
  )
  const products = useMemo(() => ofType(dealType, list), [dealType, list])
  return { products, isWhole }
}
