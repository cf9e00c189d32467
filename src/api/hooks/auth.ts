import { useMutation } from '@tanstack/react-query'
import { call } from '@/api/call'
import { login, sendOtp, updatePassword, verifyOtp } from '@/api/contract/auth'
import { log } from '@/lib/log'
import { useWrite } from './of-endpoint'

/** Nobody fails to sign in for what cannot be given back. */
async function readHeld(userId: string) {
  try {
    const { readHeldDrafts } = await import('@/session/held-drafts')
    return await readHeldDrafts(userId)
  } catch {
    log.warn('what the device holds could not be read')
    return undefined
  }
}

/**
 * Call 1, with what this device holds for the person. Throws ApiError with the server's `message`.
 */
export function useLogin() {
  return useMutation({
    async mutationFn(body: { mobileNo: string; password: string }) {
      const answer = await call(login, { body })
      return { ...answer, held: await readHeld(answer.userId) }
    },
  })
}

/** Call 30. Throws ApiError with the server's `message`. */
export const useSendOtp = () => useWrite(sendOtp, (mobileNo: string) => ({ body: { mobileNo } }))

/** Call 31: answers with the user's id. Throws ApiError with the server's `error`. */
export const useVerifyOtp = () =>
  useWrite(verifyOtp, (body: { mobileNo: string; otp: string }) => ({ body }))

/** Call 32. Throws ApiError with the server's `error`. */
export const useUpdatePassword = () =>
  useWrite(updatePassword, (body: { userId: string; newPassword: string }) => ({ body }))
