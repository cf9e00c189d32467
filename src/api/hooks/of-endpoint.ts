import {
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  useMutation,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { call } from '@/api/call'
import type { AnyEndpoint, CallArguments, CallResult } from '@/api/endpoint'

/**
 * The read of an endpoint, as React Query's options. `key`: devices store answers under it. `pick`:
 * what of the answer is read.
 */
export function readOf<E extends AnyEndpoint, Data = CallResult<E>>(
  key: QueryKey,
  endpoint: E,
  args: CallArguments<E>,
  pick?: (answer: CallResult<E>, context: QueryFunctionContext) => Data,
) {
  return queryOptions({
    queryKey: key,
    async queryFn(context) {
      const answer = await call(endpoint, args, { signal: context.signal })
      return (pick ? pick(answer, context) : answer) as NoInfer<Data>
    },
  })
}

/** The write of an endpoint, as a mutation of what `argsOf` makes its arguments from. */
export const useWrite = <E extends AnyEndpoint, Variables>(
  endpoint: E,
  argsOf: (variables: Variables) => CallArguments<E>,
  options?: Omit<UseMutationOptions<CallResult<E>, Error, Variables>, 'mutationFn'>,
) =>
  useMutation({
    mutationFn: (variables: Variables) => call(endpoint, argsOf(variables)),
    ...options,
  })
