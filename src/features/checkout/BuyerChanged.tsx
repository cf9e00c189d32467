import { addressTexts } from '@/api/contract/postal'
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
      {/* The bar below has only a part of it. */}
      {buyerChanges.includes('address') && address && (
        <p className="font-600">{addressTexts(address).join(', ')}</p>
      )}
      {buyerChanges.includes('bank') && <p>{t('bankChanged')}</p>}
      {hasPaid && <p>{t('paidKept')}</p>}
    </Notice>
  )
}
