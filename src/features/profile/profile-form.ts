import { isRecord } from '@/api/contract/readers'
import type { ProfileRequest, User } from '@/api/contract/user'
import { accountNumber, hasBankDetails } from '@/domain/bank-details'
import { emailToSend, isFilled, trimmed } from '@/domain/form-values'
import { mobileDigits } from '@/domain/mobile'
import { bankFields, type BankValues, bankValues, changesDraft } from '@/session/changes-draft'

export interface ProfileValues extends BankValues {
  name: string
  mobileNo: string
  email: string
}

const profileFields = ['name', 'mobileNo', 'email', ...bankFields] as const

/**
 * The bank section counts as a whole as soon as one of its fields is filled or details are saved
 * (BNK-3).
 */
export function countsBank(values: BankValues, saved: User['bankDetails']): boolean {
  return hasBankDetails(saved) || bankFields.some((field) => isFilled(values[field]))
}

/** Unsaved changes of the profile, restored after a reload. */
export const profileDraft = changesDraft('profile', profileFields)

export function savedProfile({ name, mobileNo, email, bankDetails }: User): ProfileValues {
  return { name, mobileNo: mobileDigits(mobileNo), email, ...bankValues(bankDetails) }
}

/**
 * The values of the form. A field that was not changed in it follows `user`, read right before
 * saving: another window or device may have changed it.
 */
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

/** Call 7 without the user id. Values are trimmed; other fields of the provider stay. */
export function profileRequest(values: ProfileValues, user: User): Omit<ProfileRequest, 'userId'> {
  const { name, mobileNo, email, ...bank } = trimmed(values)
  return {
    name,
    mobileNo,
    ...emailToSend(email, user.email),
    ...(countsBank(bank, user.bankDetails) && { bankDetails: bankRequest(bank, user) }),
    ...(user.agent?._id && { agentId: user.agent._id }),
  }
}

function bankRequest(bank: BankValues, { source }: User): ProfileRequest['bankDetails'] {
  const { holder, ...rest } = { ...bank, accNo: accountNumber(bank.accNo) }
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

/** Whether the account was changed in the form. */
export function changesBank(values: BankValues, saved: BankValues): boolean {
  const isSame = (field: keyof BankValues) =>
    field === 'accNo'
      ? accountNumber(values.accNo) === accountNumber(saved.accNo)
      : values[field].trim() === saved[field].trim()
  return !bankFields.every(isSame)
}
