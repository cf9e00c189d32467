import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import { id, idOrObject, optionalText } from './readers'

/** Call 1. */
export const login = endpoint({
  call: 1,
  name: 'login',
  method: 'POST',
  path: '/user/login',
  request: z.strictObject({ mobileNo: z.string(), password: z.string() }),
  response: z.object({ userId: id(), address: idOrObject(), message: optionalText() }),
})
