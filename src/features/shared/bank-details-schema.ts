import * as z from 'zod/mini'
import { accountNumberText, bankRules, bankShape } from './bank-schema'
import { type Messages, rule } from '@/ui/form-rule'

interface Accounts {
  accNo: string
  confirmAccNo: string
}

type BankMessages = Parameters<typeof bankRules>[0] & Messages<'accNoMismatch'>

/** BNK-1. */
export function bankDetailsSchema(t: BankMessages) {
  const { holder, bankName, accNo, ...others } = bankShape
  const { toAccount, fromIfsc } = bankRules(t)
  return z.object({ holder, bankName, accNo, confirmAccNo: accountNumberText, ...others }).check(
    ...toAccount,
    rule<Accounts>(
      'confirmAccNo',
      (accounts) => accounts.accNo === accounts.confirmAccNo,
      t('accNoMismatch'),
    ),
    ...fromIfsc,
  )
}
