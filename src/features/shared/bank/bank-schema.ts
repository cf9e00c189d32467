import * as z from 'zod/mini'
import { accountNumber, ifscFrom } from '@/domain/bank-details'
import { type Messages, rule, trimmedText } from '@/ui/form-rule'

/** Compared and sent without spaces and hyphens (BNK-2). */
const accountNumberText = z.pipe(z.string(), z.transform(accountNumber))

export const bankShape = {
  holder: trimmedText,
  bankName: trimmedText,
  accNo: accountNumberText,
  ifscCode: z.pipe(z.string(), z.transform(ifscFrom)),
  branchName: trimmedText,
}

type Bank = Record<keyof typeof bankShape, string>
type BankMessages = Messages<`${keyof Bank}Required`>

/** BNK-1: none is left out. `counts`: whether the bank section is checked at all (BNK-3). */
export function bankRules(t: BankMessages, counts: (bank: Bank) => boolean = () => true) {
  const required = (field: keyof Bank) =>
    rule<Bank>(field, (bank) => bank[field] !== '' || !counts(bank), t(`${field}Required`))
  return {
    toAccount: (['holder', 'bankName', 'accNo'] as const).map(required),
    fromIfsc: (['ifscCode', 'branchName'] as const).map(required),
  }
}

/** BNK-1: the form of a person's bank account. */
export function bankDetailsSchema(t: BankMessages & Messages<'accNoMismatch'>) {
  const { holder, bankName, accNo, ...others } = bankShape
  const { toAccount, fromIfsc } = bankRules(t)
  return z.object({ holder, bankName, accNo, confirmAccNo: accountNumberText, ...others }).check(
    ...toAccount,
    rule<{ accNo: string; confirmAccNo: string }>(
      'confirmAccNo',
      (accounts) => accounts.accNo === accounts.confirmAccNo,
      t('accNoMismatch'),
    ),
    ...fromIfsc,
  )
}
