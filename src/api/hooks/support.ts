import {
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '@/api/call'
import {
  queriesOfUser,
  queryByNumber,
  raiseQuery,
  type RaiseQueryRequest,
  type SupportQuery,
} from '@/api/contract/support'
import { useSignedInUserId, useUserId } from '@/session/session'

/** Call 34. */
const queriesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['supportQueries', userId],
    queryFn: ({ signal }) => call(queriesOfUser, { path: { userId } }, { signal }),
  })

/** The person's queries as the provider orders them; suspends until known. */
export function useSupportQueries(): SupportQuery[] {
  return useSuspenseQuery(queriesQuery(useSignedInUserId())).data
}

/** Call 35. Shows what the list holds until the provider has answered. */
const oneQuery = (client: QueryClient, userId: string, qno: string) =>
  queryOptions({
    queryKey: ['supportQuery', userId, qno],
    queryFn: ({ signal }) => call(queryByNumber, { path: { qno } }, { signal }),
    initialData: () =>
      client
        .getQueryData(queriesQuery(userId).queryKey)
        ?.find((query) => query.qno === qno && query.message !== ''),
    initialDataUpdatedAt: 0,
  })

/** One query; suspends until known. */
export function useSupportQuery(qno: string): SupportQuery {
  return useSuspenseQuery(oneQuery(useQueryClient(), useSignedInUserId(), qno)).data
}

/** Call 33. */
export function useRaiseQuery() {
  const userId = useUserId()
  return useMutation({
    mutationFn: (body: RaiseQueryRequest) => call(raiseQuery, { body }),
    meta: { invalidates: userId ? [queriesQuery(userId).queryKey] : [] },
  })
}
