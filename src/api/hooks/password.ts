import { useMutation } from '@tanstack/react-query'
import { call } from '@/api/call'
import { sendOtp, updatePassword, verifyOtp } from '@/api/contract/password'

// Nothing of these calls (the OTP, the new password) is kept once the answer is there.
const forgotten = { gcTime: 0 }

/** Call 30. Throws ApiError with the server's `message`. */
export function useSendOtp() {
  return useMutation({
    mutationKey: ['sendOtp'],
    mutationFn: (mobileNo: string) => call(sendOtp, { body: { mobileNo } }),
    ...forgotten,
  })
}

/** Call 31: answers with the user's id. Throws ApiError with the server's `error`. */
export function useVerifyOtp() {
  return useMutation({
    mutationKey: ['verifyOtp'],
    mutationFn: (body: { mobileNo: string; otp: string }) => call(verifyOtp, { body }),
    ...forgotten,
  })
}

/** Call 32. Throws ApiError with the server's `error`. */
export function useUpdatePassword() {
  return useMutation({
    mutationKey: ['updatePassword'],
    mutationFn: (body: { userId: string; newPassword: string }) => call(updatePassword, { body }),
    ...forgotten,
  })
}
