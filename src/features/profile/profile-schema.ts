import * as z from 'zod/mini'
import { bankRules, bankShape } from '@/features/shared/bank/bank-schema'
import { personRules, personShape } from '@/features/shared/person/person-schema'

/** Person and bank, as they are compared and sent. */
export const ProfileSchema = z.object({ ...personShape, ...bankShape })

export type ProfileValues = z.output<typeof ProfileSchema>

/**
 * BNK-3: the email is not checked. `hasBank`: details are saved. The bank section is checked as a
 * whole then, or as soon as one of its fields is filled.
 */
export function profileSchema(
  person: Parameters<typeof personRules>[0],
  account: Parameters<typeof bankRules>[0],
  hasBank: boolean,
) {
  const { toAccount, fromIfsc } = bankRules(account, (bank) => hasBank || isBankFilled(bank))
  return ProfileSchema.check(...personRules(person), ...toAccount, ...fromIfsc)
}

export function isBankFilled(bank: Record<keyof typeof bankShape, string>): boolean {
  return Object.keys(bankShape).some((field) => bank[field as keyof typeof bankShape] !== '')
}
