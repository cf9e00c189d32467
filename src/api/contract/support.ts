import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import { done, id, text } from './readers'
import { bareOrWrapped, list } from './structures'

/** The query calls live below `/api` (API-36): the one place to change it. */
const base = '/api'

export const SupportQuerySchema = z.object({
  /** The number people see, and the id in the paths. */
  qno: id(),
  type: text(),
  subject: text(),
  message: text(),
  status: text(),
  createdAt: text(),
})
export type SupportQuery = z.output<typeof SupportQuerySchema>
export type WireSupportQuery = z.input<typeof SupportQuerySchema>

const filled = z.string().check(z.minLength(1))

const question = { subject: filled, message: filled, support: z.literal(true) }

/** Call 33. A signed-in person is named by id, a visitor by name and mobile number. */
export const raiseQuery = endpoint({
  call: 33,
  name: 'raiseQuery',
  method: 'POST',
  base,
  path: '/user/raise/query/general',
  request: z.union([
    z.strictObject({ userId: filled, ...question }),
    z.strictObject({
      userId: z.optional(filled),
      name: filled,
      mobileNo: filled,
      ...question,
    }),
  ]),
  response: done(),
})
export type RaiseQueryRequest = z.input<NonNullable<typeof raiseQuery.request>>

export const queriesOfUser = endpoint({
  call: 34,
  name: 'queriesOfUser',
  method: 'GET',
  base,
  path: '/user/get/query/:userId',
  response: bareOrWrapped(list(SupportQuerySchema, 'queries'), 'queries'),
})

export const queryByNumber = endpoint({
  call: 35,
  name: 'queryByNumber',
  method: 'GET',
  base,
  path: '/user/get/query/byId/:qno',
  readsOne: true,
  response: bareOrWrapped(SupportQuerySchema, 'query'),
})
