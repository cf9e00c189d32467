import { isFilled } from '@/domain/form-values'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'
import type { IncompleteBuyer } from './buyer'
import type { Reviewed } from '@/features/shared/payment/payment-record'

interface BuyerChangedProps {
  address: IncompleteBuyer['address']
  buyerChanges: readonly (keyof Reviewed)[]
  /** Step 2 was finished. */
  hasPaid: boolean
}

/** CHK-15: the address or the bank account is not the one that the person looked at. */
export function BuyerChanged({ address, buyerChanges, hasPaid }: BuyerChangedProps) {
  const t = useText('checkout')
  return (
    <Notice live tone="warn" title={t('lookAgain')}>
      {buyerChanges.includes('address') && <p>{t('addressChanged')}</p>}
      {buyerChanges.includes('address') && address && <p className="font-600">{inFull(address)}</p>}
      {buyerChanges.includes('bank') && <p>{t('bankChanged')}</p>}
      {hasPaid && <p>{t('paidKept')}</p>}
    </Notice>
  )
}

/** The bar below has only a part of it. */
function inFull(address: NonNullable<IncompleteBuyer['address']>): string {
  const { name, firmName, mobileNo, email, addressLine1, addressLine2, city, pincode } = address
  const parts = [name, firmName, mobileNo, email, addressLine1, addressLine2, city, pincode]
  return parts.filter(isFilled).join(', ')
}
