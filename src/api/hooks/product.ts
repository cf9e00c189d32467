import { replaceEqualDeep, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Product, productBySku, products } from '@/api/contract/product'
import { ApiError } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'
import { readOf } from './of-endpoint'

/** Comparing more offers field by field would block the page. */
const COMPARED = 1000

/** Call 11: the offers of every deal type. */
export const productsQuery = () => ({
  ...readOf(['products'], products, {}, (all, { client }) => {
    // Single offers that were read earlier are older than the list.
    client.removeQueries({ queryKey: ['product'], type: 'inactive', fetchStatus: 'idle' })
    return all
  }),
  structuralSharing: (before: unknown, now: unknown) =>
    Array.isArray(now) && now.length > COMPARED ? now : replaceEqualDeep(before, now),
  ...offlineCached('products'),
})

/** Whether an offer of the list holds all that its own screen shows. */
function isWhole(product: Product): boolean {
  const { sellingPriceMin, sellingPriceMax, minPurchaseQuantity, dealDurationEnd = 0 } = product
  const figures = [sellingPriceMin, sellingPriceMax, minPurchaseQuantity, dealDurationEnd]
  return [product.purchasePrice, ...figures].every((figure) => figure > 0)
}

/** The offers whose type equals the stored deal type. */
export function useProducts(dealType: string) {
  // A stable function: the same array until the offers change.
  const select = useCallback(
    (all: Product[]) => all.filter(({ type }) => type === dealType),
    [dealType],
  )
  return useSuspenseQuery({ ...productsQuery(), select }).data
}

/** Call 12. */
const productQuery = (sku: string) => ({
  ...readOf(['product', sku], productBySku, { path: { sku } }, (product, { client }) => {
    const { queryKey } = productsQuery()
    // The list must not show an older price. The rest of it is as old as it was.
    client.setQueryData(
      queryKey,
      (all) => all?.map((other) => (other.sku === sku ? product : other)),
      { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt },
    )
    return product
  }),
  ...offlineCached('product'),
})

/** The offer as the list holds it, refetched at once. Suspends when the list is not known. */
export function useProduct(sku: string) {
  const client = useQueryClient()
  const { data, error } = useSuspenseQuery({
    ...productQuery(sku),
    initialData: () =>
      client
        .getQueryData(productsQuery().queryKey)
        ?.find((product) => product.sku === sku && isWhole(product)),
    initialDataUpdatedAt: 0,
  })
  // The list is outdated: the offer is gone.
  if (error instanceof ApiError && error.kind === 'not-found') throw error
  return data
}
