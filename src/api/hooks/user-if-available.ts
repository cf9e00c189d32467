import { useQuery } from '@tanstack/react-query'
import { useSignedInUserId } from '@/session/session'
import { useSuspendWithTimeout } from './suspend-with-timeout'
import { userQuery } from './user'

/** The signed-in person where a screen stands without: undefined while the provider is out of reach. Suspends until either. */
export function useUserIfAvailable() {
  const query = userQuery(useSignedInUserId())
  useSuspendWithTimeout(query.queryKey, (client) => client.query(query))
  return useQuery(query).data
}
