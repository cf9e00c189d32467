import { isRecord } from '@/api/contract/readers'
import type { ProfileRequest, User } from '@/api/contract/user'
import { hasBankDetails } from '@/domain/bank-details'
import { emailToSend } from '@/domain/text'
import { bankFields, type BankValues, bankValues, changesDraft } from '@/session/changes-draft'
import { isBankFilled, ProfileSchema, type ProfileValues } from './profile-schema'

const profileFields = ['name', 'mobileNo', 'email', ...bankFields] as const

/** Unsaved changes of the profile, restored after a reload. */
export const profileDraft = changesDraft('profile', profileFields)

/** As the form starts, and as its values are compared. */
export function savedProfile({ name, mobileNo, email, bankDetails }: User): ProfileValues {
  return ProfileSchema.parse({ name, mobileNo, email, ...bankValues(bankDetails) })
}

/** A field not changed here follows `user`, read anew: another window may have changed it. */
export function withNewerOf(
  user: User,
  values: ProfileValues,
  initialValues: ProfileValues,
): ProfileValues {
  const merged = savedProfile(user)
  for (const field of profileFields)
    if (values[field] !== initialValues[field]) merged[field] = values[field]
  return merged
}

/** Call 7 without the user id. Other fields of the provider stay. */
export function profileRequest(values: ProfileValues, user: User): Omit<ProfileRequest, 'userId'> {
  const { name, mobileNo, email, ...bank } = values
  return {
    name,
    mobileNo,
    ...emailToSend(email, user.email),
    ...((hasBankDetails(user.bankDetails) || isBankFilled(bank)) && {
      bankDetails: bankRequest(bank, user),
    }),
    ...(user.agent?._id && { agentId: user.agent._id }),
  }
}

function bankRequest(bank: BankValues, { source }: User): ProfileRequest['bankDetails'] {
  const { holder, ...rest } = bank
  const saved = isRecord(source.bankDetails) ? source.bankDetails : {}
  return {
    ...saved,
    // Call 6 stores these twice: both copies change together.
    ...('name' in saved && { name: holder }),
    ...('confirmAccNo' in saved && { confirmAccNo: rest.accNo }),
    userName: holder,
    ...rest,
  }
}

export function changesBank(values: BankValues, saved: BankValues): boolean {
  return bankFields.some((field) => values[field] !== saved[field])
}
