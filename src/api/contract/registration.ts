import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import { sentPostalShape } from './postal'
import { id, idOrObject, optionalText, requiredFlag } from './readers'

const PersonalSchema = z.strictObject({
  name: z.string(),
  mobileNo: z.string(),
  email: z.optional(z.string()),
  password: z.string(),
  confirmPassword: z.string(),
})

export const userExists = endpoint({
  call: 2,
  name: 'userExists',
  method: 'POST',
  path: '/user/exist',
  request: PersonalSchema,
  response: z.object({ exist: requiredFlag(), message: optionalText() }),
})

/** Call 3. `agentId` only for a code that was found valid. */
export const register = endpoint({
  call: 3,
  name: 'register',
  method: 'POST',
  path: '/user/register',
  request: z.extend(PersonalSchema, {
    addressDetails: z.strictObject({ ...sentPostalShape, firmName: z.string() }),
    agentId: z.optional(z.string()),
  }),
  response: z.object({ userId: id(), address: idOrObject() }),
})
export type RegisterRequest = z.input<NonNullable<typeof register.request>>

/** The agent's id arrives as `userId` or `id`. An agent without an id is unreadable. */
const AgentAnswerSchema = z.pipe(
  z.object({
    exist: requiredFlag(),
    userId: idOrObject(),
    id: optionalText(),
    name: optionalText(),
    message: optionalText(),
  }),
  z.transform(({ exist, userId, id: otherId, name }, context) => {
    const agentId = userId || otherId
    if (!exist) return undefined
    if (agentId !== '') return { id: agentId, name }
    context.issues.push({ code: 'custom', message: 'the agent has no id', input: undefined })
    return z.NEVER
  }),
)

/** Call 4: the agent of a referral code; undefined when there is none. */
export const agentByCode = endpoint({
  call: 4,
  name: 'agentByCode',
  method: 'POST',
  path: '/user/agent/exist',
  request: z.strictObject({ referralCode: z.string() }),
  response: AgentAnswerSchema,
})
export type Agent = NonNullable<z.output<typeof AgentAnswerSchema>>
