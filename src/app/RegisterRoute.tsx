import { RegisterFlow } from '@/features/register/RegisterFlow'
import { onDemand } from '@/ui/use-on-demand'

const bankForm = onDemand(
  async () => (await import('@/features/account/BankDetailsScreen')).BankForm,
)

/**
 * Registration ends with the form of `/update/bankDetails`: only `app` may combine two features.
 */
export function RegisterRoute() {
  return <RegisterFlow bankForm={bankForm} />
}
