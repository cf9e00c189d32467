import { BankForm } from '@/features/account/BankForm'
import { RegisterFlow } from '@/features/register/RegisterFlow'

/** Registration ends with the bank form of `/update/bankDetails`: two features meet here, and nowhere else. */
export function RegisterRoute() {
  return <RegisterFlow BankForm={BankForm} />
}
