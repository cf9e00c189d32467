import { useMutation } from '@tanstack/react-query'
import { call } from '@/api/call'
import { login } from '@/api/contract/auth'

/** Call 1. Throws ApiError with the server's words. */
export function useLogin() {
  return useMutation({
    mutationKey: ['login'],
    mutationFn: (body: { mobileNo: string; password: string }) => call(login, { body }),
    // The password is not kept once the answer is there.
    gcTime: 0,
  })
}
