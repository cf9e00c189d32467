import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import { done, id, idOrObject, optionalText } from './readers'

export const login = endpoint({
  call: 1,
  name: 'login',
  method: 'POST',
  path: '/user/login',
  request: z.strictObject({ mobileNo: z.string(), password: z.string() }),
  response: z.object({ userId: id(), address: idOrObject(), message: optionalText() }),
})

/** These three live below `/api` (API-36): the one place to change it. */
const base = '/api'

/** Call 30. A refusal carries the server's words in `message`. */
export const sendOtp = endpoint({
  call: 30,
  name: 'sendOtp',
  method: 'POST',
  base,
  path: '/user/send/otp',
  request: z.strictObject({ mobileNo: z.string() }),
  response: done(),
})

/** Call 31: whose mobile number it is. A refusal carries the server's words in `error`. */
export const verifyOtp = endpoint({
  call: 31,
  name: 'verifyOtp',
  method: 'POST',
  base,
  path: '/user/verify/otp',
  request: z.strictObject({ mobileNo: z.string(), otp: z.string() }),
  response: z.object({ userId: id() }),
})

/** Call 32. A refusal carries the server's words in `error`. */
export const updatePassword = endpoint({
  call: 32,
  name: 'updatePassword',
  method: 'POST',
  base,
  path: '/user/update/password',
  request: z.strictObject({ userId: z.string(), newPassword: z.string() }),
  response: done(),
})
