import {
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { checkSession } from './query-client'

/** What `queryOptions` returns for a read. */
interface Read<Data, Key extends QueryKey> {
  queryKey: Key
  queryFn?: symbol | ((context: QueryFunctionContext<Key>) => Data | Promise<Data>)
}

/**
 * Reads a query's data from the provider, even if some is cached or pending, and caches it: for a
 * decision about money. Does not use the offline cache. Throws ApiError.
 */
export async function readNow<Data, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: Read<Data, Key>,
  signal: AbortSignal,
): Promise<Data> {
  if (typeof queryFn !== 'function') throw new TypeError('no queryFn')
  let data: Data
  try {
    data = await queryFn({ client, queryKey, signal, meta: undefined })
  } catch (error) {
    checkSession(client, error)
    throw error
  }
  // A pending response was requested earlier, and is older.
  await client.cancelQueries({ queryKey })
  client.setQueryData<unknown>(queryKey, data)
  return data
}

export function useReadNow<Data, Key extends QueryKey>(query: Read<Data, Key>) {
  const client = useQueryClient()
  return (signal = new AbortController().signal) => readNow(client, query, signal)
}
