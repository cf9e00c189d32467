import * as z from 'zod/mini'
import type { BankDetails } from '@/api/contract/user'
import type { BankDetailsInput } from '@/api/hooks/user-writes'
import { firstFailing } from '@/ui/use-ordered-form'

export type BankValues = BankDetailsInput

const filled = (value: string) => value.trim() !== ''

export const bankOrder = [
  'holder',
  'bankName',
  'accNo',
  'confirmAccNo',
  'ifscCode',
  'branchName',
] as const

/** BNK-1: in this order, trimmed, the first failure shows. */
export const bankSchema = firstFailing<BankValues>(
  z.object({
    holder: z.string(),
    bankName: z.string(),
    accNo: z.string(),
    confirmAccNo: z.string(),
    ifscCode: z.string(),
    branchName: z.string(),
  }),
  [
    ['holder', ({ holder }) => filled(holder), 'holderRequired'],
    ['bankName', ({ bankName }) => filled(bankName), 'bankNameRequired'],
    ['accNo', ({ accNo }) => filled(accNo), 'accNoRequired'],
    [
      'confirmAccNo',
      ({ accNo, confirmAccNo }) => accNo.trim() === confirmAccNo.trim(),
      'accNoMismatch',
    ],
    ['ifscCode', ({ ifscCode }) => filled(ifscCode), 'ifscRequired'],
    ['branchName', ({ branchName }) => filled(branchName), 'branchRequired'],
  ],
)

/** What the form starts with: the saved details, or nothing. */
export function bankDefaults(saved: BankDetails | undefined): BankValues {
  return {
    holder: saved?.holder ?? '',
    bankName: saved?.bankName ?? '',
    accNo: saved?.accNo ?? '',
    confirmAccNo: saved?.accNo ?? '',
    ifscCode: saved?.ifscCode ?? '',
    branchName: saved?.branchName ?? '',
  }
}

/** All values are trimmed. */
export function toRequest(values: BankValues): BankDetailsInput {
  return {
    holder: values.holder.trim(),
    bankName: values.bankName.trim(),
    accNo: values.accNo.trim(),
    confirmAccNo: values.confirmAccNo.trim(),
    ifscCode: values.ifscCode.trim(),
    branchName: values.branchName.trim(),
  }
}
