import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import {
  queriesOfUser,
  queryByNumber,
  raiseQuery,
  type RaiseQueryRequest,
  type SupportQuery,
} from '@/api/contract/support'
import { useSignedInUserId, useUserId } from '@/session/session'
import { readOf, useWrite } from './of-endpoint'

const queriesQuery = (userId: string) =>
  readOf(['supportQueries', userId], queriesOfUser, { path: { userId } })

/** Call 34: the person's queries as the provider orders them. Suspends until known. */
export const useSupportQueries = () => useSuspenseQuery(queriesQuery(useSignedInUserId())).data

/** Call 35: one query, as the list holds it until the provider answers. Suspends until known. */
export function useSupportQuery(qno: string): SupportQuery {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return useSuspenseQuery({
    ...readOf(['supportQuery', userId, qno], queryByNumber, { path: { qno } }),
    initialData: () =>
      client
        .getQueryData(queriesQuery(userId).queryKey)
        ?.find((query) => query.qno === qno && query.message !== ''),
    initialDataUpdatedAt: 0,
  }).data
}

/** Call 33. */
export function useRaiseQuery() {
  const userId = useUserId()
  return useWrite(raiseQuery, (body: RaiseQueryRequest) => ({ body }), {
    meta: { invalidates: userId ? [queriesQuery(userId).queryKey] : [] },
  })
}
