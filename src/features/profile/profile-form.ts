import * as z from 'zod/mini'
import type { ProfileRequest, User } from '@/api/contract/user'
import { hasBankDetails } from '@/domain/bank-details'
import { emailToSend, isEmail } from '@/domain/email'
import { isRecord } from '@/domain/is-record'
import { mobileDigits } from '@/domain/mobile'
import { firstFailing, type Rule } from '@/ui/use-ordered-form'

export interface BankValues {
  holder: string
  bankName: string
  accNo: string
  ifscCode: string
  branchName: string
}

export interface ProfileValues extends BankValues {
  name: string
  mobileNo: string
  email: string
}

const filled = (value: string) => value.trim() !== ''

/** In the order of the rules, which is that of the screen. */
export const profileOrder = [
  'name',
  'mobileNo',
  'email',
  'holder',
  'bankName',
  'accNo',
  'ifscCode',
  'branchName',
] as const

const bankFields = ['holder', 'bankName', 'accNo', 'ifscCode', 'branchName'] as const

/** The bank section counts as a whole as soon as one of its fields is filled or details are saved (BNK-3). */
function countsBank(values: BankValues, saved: User['bankDetails']): boolean {
  return hasBankDetails(saved) || bankFields.some((field) => filled(values[field]))
}

const personRules: readonly Rule<ProfileValues>[] = [
  ['name', ({ name }) => filled(name), 'nameRequired'],
  ['mobileNo', ({ mobileNo }) => mobileNo !== '', 'mobileRequired'],
  ['mobileNo', ({ mobileNo }) => /^\d{10}$/.test(mobileNo), 'mobileLength'],
  ['email', ({ email }) => !filled(email) || isEmail(email.trim()), 'emailInvalid'],
]

/** REG-6, BNK-1: the messages of the registration, then those of the bank details, in their orders. */
export function profileSchema(saved: User['bankDetails']) {
  const bankRules = bankFields.map((field): Rule<ProfileValues> => [
    field,
    (values) => filled(values[field]) || !countsBank(values, saved),
    'required',
  ])
  return firstFailing<ProfileValues>(
    z.object({
      name: z.string(),
      mobileNo: z.string(),
      email: z.string(),
      holder: z.string(),
      bankName: z.string(),
      accNo: z.string(),
      ifscCode: z.string(),
      branchName: z.string(),
    }),
    [...personRules, ...bankRules],
  )
}

/** What the form starts with. */
export function savedProfile({ name, mobileNo, email, bankDetails }: User): ProfileValues {
  return {
    name,
    mobileNo: mobileDigits(mobileNo),
    email,
    holder: bankDetails?.holder ?? '',
    bankName: bankDetails?.bankName ?? '',
    accNo: bankDetails?.accNo ?? '',
    ifscCode: bankDetails?.ifscCode ?? '',
    branchName: bankDetails?.branchName ?? '',
  }
}

/** Call 7, but for the user's id. All values are trimmed; what the provider holds beside them stays. */
export function profileRequest(values: ProfileValues, user: User): Omit<ProfileRequest, 'userId'> {
  return {
    name: values.name.trim(),
    mobileNo: values.mobileNo,
    ...emailToSend(values.email, user.email),
    ...(countsBank(values, user.bankDetails) && { bankDetails: bankRequest(values, user) }),
    ...(user.agent?._id && { agentId: user.agent._id }),
  }
}

function bankRequest(values: BankValues, { source }: User): ProfileRequest['bankDetails'] {
  const kept = isRecord(source.bankDetails) ? source.bankDetails : {}
  const holder = values.holder.trim()
  const accNo = values.accNo.trim()
  return {
    ...kept,
    // Where the provider holds the same twice (call 6 sends it so), the two must not part.
    ...('name' in kept && { name: holder }),
    ...('confirmAccNo' in kept && { confirmAccNo: accNo }),
    userName: holder,
    bankName: values.bankName.trim(),
    accNo,
    ifscCode: values.ifscCode.trim(),
    branchName: values.branchName.trim(),
  }
}

/** Whether what will be saved is another account than before. */
export function changesBank(values: BankValues, saved: BankValues): boolean {
  return bankFields.some((field) => values[field].trim() !== saved[field].trim())
}
