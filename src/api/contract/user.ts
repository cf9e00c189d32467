import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import { done, id, idOrObject, optionalText, text } from './readers'
import { objectIfPresent, optionalObject, withSource } from './structures'

/** The holder arrives as `userName` or `name`; the rest of the app knows `holder`. */
export const BankDetailsSchema = z.pipe(
  z.object({
    userName: optionalText(),
    name: optionalText(),
    bankName: text(),
    accNo: text(),
    ifscCode: text(),
    branchName: text(),
  }),
  z.transform(({ userName, name, ...rest }) => ({ holder: userName || name, ...rest })),
)
export type BankDetails = z.output<typeof BankDetailsSchema>

/** The agent who referred this person; an id alone where the provider sends no more. */
const AgentSchema = z.object({
  _id: optionalText(),
  name: optionalText(),
  referralCode: optionalText(),
})

type Agent = z.output<typeof AgentSchema>

/** Undefined for a person without an agent. */
function readAgent(agentId: Agent | string | null | undefined): Agent | undefined {
  const agent = typeof agentId === 'string' ? { _id: agentId, name: '', referralCode: '' } : agentId
  return agent?._id || agent?.referralCode ? agent : undefined
}

// By another name: lint takes `z.catch` for a promise's.
const orElse = z.catch

export const UserSchema = z.pipe(
  withSource(
    z.object({
      _id: id(),
      name: text(),
      mobileNo: text(),
      email: optionalText(),
      referralCode: text(),
      agentId: orElse(z.optional(z.nullable(z.union([AgentSchema, z.string()]))), undefined),
      selectedAddress: idOrObject(),
      bankDetails: optionalObject(BankDetailsSchema),
    }),
  ),
  z.transform(({ _id, agentId, selectedAddress, ...rest }) => ({
    id: _id,
    agent: readAgent(agentId),
    selectedAddressId: selectedAddress,
    ...rest,
  })),
)
export type User = z.output<typeof UserSchema>
export type WireUser = z.input<typeof UserSchema>

/**
 * Call 5. A completed answer without `userDetails` reads as no user: the session is over (NAV-3).
 * One that cannot be read is a failure, which logs nobody out.
 */
export const userDetails = endpoint({
  call: 5,
  name: 'userDetails',
  method: 'GET',
  path: '/user/details/:userId',
  response: z.object({ userDetails: objectIfPresent(UserSchema) }),
})

/** Call 6. The holder is sent as `name`. */
export const updateBankDetails = endpoint({
  call: 6,
  name: 'updateBankDetails',
  method: 'POST',
  path: '/user/update/bankDetails',
  request: z.strictObject({
    name: z.string(),
    bankName: z.string(),
    accNo: z.string(),
    confirmAccNo: z.string(),
    ifscCode: z.string(),
    branchName: z.string(),
    userId: z.string(),
  }),
  response: done(),
})

/** A profile as people edit it. `bankDetails`: the provider's object with the edited fields. */
const ProfileSchema = z.strictObject({
  userId: z.string(),
  name: z.string(),
  mobileNo: z.string(),
  email: z.optional(z.string()),
  bankDetails: z.optional(
    z.looseObject({
      userName: z.string(),
      bankName: z.string(),
      accNo: z.string(),
      ifscCode: z.string(),
      branchName: z.string(),
    }),
  ),
  agentId: z.optional(z.string()),
})
export type ProfileRequest = z.input<typeof ProfileSchema>

/** Linking an agent: the full user as it was fetched, plus these. */
const LinkSchema = z.looseObject({ _id: z.string(), userId: z.string(), agentId: z.string() })

export const updateUser = endpoint({
  call: 7,
  name: 'updateUser',
  method: 'POST',
  path: '/user/update',
  request: z.union([ProfileSchema, LinkSchema]),
  response: done(),
})
