import { lazyPart } from '@/ui/lazy-part'
import { bill } from '@/domain/cart'
import { formatPaise } from '@/domain/money'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'
import type { AgreedCartChangedProps } from './AgreedCartChanged'

/** Until the choice is there, the person reads why nothing is sent. */
function Title({ agreed }: AgreedCartChangedProps) {
  const t = useText('checkout')
  const amount = formatPaise(bill(agreed).totalWithFee, 2)
  return <Notice live tone="warn" title={t('changedSince', { amount })} />
}

/** Few carts change while they are paid. Loaded as soon as a payment is agreed to. */
export const AgreedCartChanged = lazyPart<AgreedCartChangedProps>(
  async () => (await import('./AgreedCartChanged')).AgreedCartChanged,
  Title,
)
