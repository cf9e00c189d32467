import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/**
 * Reads data from the provider, even if some is cached or pending, and caches it: for a decision
 * about money. Does not use the offline cache. Throws ApiError.
 */
export function useReadNow<T>(queryKey: QueryKey, read: () => Promise<T>): () => Promise<T> {
  const client = useQueryClient()
  return async () => {
    const data = await read()
    // A pending response was requested earlier, and is older.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, data)
    return data
  }
}
