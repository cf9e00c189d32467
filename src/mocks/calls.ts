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

/** The handlers of all calls. */
export const answers = {
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
} satisfies Record<string, Answer>

/** The name of a call: the name its endpoint is exported by. */
export type CallName = keyof typeof answers

export const callNames = Object.keys(answers) as CallName[]

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(answers, name)
}
