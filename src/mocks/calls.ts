import type { Answer } from './answer'
import { addressAnswers } from './handlers/address'
import { authAnswers } from './handlers/auth'
import { cartAnswers } from './handlers/cart'
import { deliveryAnswers } from './handlers/delivery'
import { invoiceAnswers } from './handlers/invoice'
import { orderAnswers } from './handlers/order'
import { productAnswers } from './handlers/product'
import { quoteAnswers } from './handlers/quote'
import { registrationAnswers } from './handlers/registration'
import { rewardAnswers } from './handlers/reward'
import { supportAnswers } from './handlers/support'
import { userAnswers } from './handlers/user'

/** Everything the contract exports. Add a new contract file here. */
type Contract = typeof import('@/api/contract/address') &
  typeof import('@/api/contract/auth') &
  typeof import('@/api/contract/cart') &
  typeof import('@/api/contract/delivery') &
  typeof import('@/api/contract/order') &
  typeof import('@/api/contract/product') &
  typeof import('@/api/contract/quote') &
  typeof import('@/api/contract/registration') &
  typeof import('@/api/contract/reward') &
  typeof import('@/api/contract/support') &
  typeof import('@/api/contract/user')

/** The name of a call: the name its endpoint is exported by. */
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends { call: number; method: string } ? Name : never
}[keyof Contract]

/** The handlers of all calls. A call without one does not compile. */
export const answers: Readonly<Record<CallName, Answer>> = {
  ...authAnswers,
  ...registrationAnswers,
  ...userAnswers,
  ...addressAnswers,
  ...productAnswers,
  ...cartAnswers,
  ...orderAnswers,
  ...invoiceAnswers,
  ...deliveryAnswers,
  ...quoteAnswers,
  ...supportAnswers,
  ...rewardAnswers,
}

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(answers, name)
}
