import {
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { call } from '@/api/call'
import { type Product, productBySku, products } from '@/api/contract/product'
import { ApiError } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'

/** More than these are not compared field by field, to keep what did not change: that would be a pause in itself. */
const COMPARED = 1000

/** Call 11: the offers of every deal type. */
const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    structuralSharing: (before, now) =>
      Array.isArray(now) && now.length > COMPARED ? now : replaceEqualDeep(before, now),
    queryFn: async ({ client, signal }) => {
      const before = singleOffers(client)
      const all = await call(products, {}, { signal })
      refreshSingle(client, all, before)
      return all
    },
    ...offlineCached('products'),
  })

/** Says all that a screen of its own shows: good enough until that screen's own answer is there. */
function isWhole(product: Product): boolean {
  const { purchasePrice, sellingPriceMin, sellingPriceMax, minPurchaseQuantity } = product
  return [
    purchasePrice,
    sellingPriceMin,
    sellingPriceMax,
    minPurchaseQuantity,
    product.dealDurationEnd,
  ].every((figure) => figure > 0)
}

function singleOffers(client: QueryClient) {
  return client.getQueriesData<Product>({ queryKey: ['product'] })
}

/** What was known of single offers before the list was asked for is older than the list. It stays due to be asked for. */
function refreshSingle(
  client: QueryClient,
  all: readonly Product[],
  before: ReturnType<typeof singleOffers>,
): void {
  for (const [queryKey, known] of before) {
    const newer = all.find(({ sku }) => sku === queryKey[1])
    if (newer && known && client.getQueryData(queryKey) === known)
      client.setQueryData(queryKey, newer, { updatedAt: 0 })
  }
}

/** The offers of one deal type: those whose type equals the stored word. */
const ofType = (dealType: string, offers: readonly Product[]) =>
  offers.filter(({ type }) => type === dealType)

/** All offers of one deal type. */
export function useProducts(dealType: string) {
  return useSuspenseQuery({ ...productsQuery(), select: (all) => ofType(dealType, all) }).data
}

/** Asks for the offers anew, behind what is shown; a request under way is enough. */
export function useRefetchProducts(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries(productsQuery(), { cancelRefetch: false })
}

/** Call 12. */
const productQuery = (sku: string) =>
  queryOptions({
    queryKey: ['product', sku],
    queryFn: async ({ client, signal }) => {
      const product = await call(productBySku, { path: { sku } }, { signal })
      const { queryKey } = productsQuery()
      // Back in the list nobody meets the price of before. The rest of the list is as old as it was.
      client.setQueryData(
        queryKey,
        (all) => all?.map((other) => (other.sku === sku ? product : other)),
        { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt },
      )
      return product
    },
    ...offlineCached('product'),
  })

/** As the list has it, when that is known, and asked for anew at once; else suspends until known. */
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
  // The newest word is that there is no such offer.
  if (error instanceof ApiError && error.kind === 'not-found') throw error
  return data
}
