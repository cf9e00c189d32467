import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '@/api/call'

/**
 * Reads data from the provider, even if some is cached or pending, and caches it, or the part of it
 * that `cached` picks: for a decision about money. Does not use the offline cache. Throws ApiError.
 */
export function useReadNow<T>(
  queryKey: QueryKey,
  read: (options: CallOptions) => Promise<T>,
  cached: (data: T) => unknown = (data) => data,
): (signal?: AbortSignal) => Promise<T> {
  const client = useQueryClient()
  return async (signal) => {
    const data = await read(signal ? { signal } : {})
    // A pending response was requested earlier, and is older.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, cached(data))
    return data
  }
}
