import { BankForm } from '@/features/account/BankDetailsScreen'
import { RegisterFlow } from '@/features/register/RegisterFlow'

/**
 * Registration ends with the form of `/update/bankDetails`: only `app` may combine two features.
 */
export function RegisterRoute() {
  return <RegisterFlow bankForm={BankForm} />
}
