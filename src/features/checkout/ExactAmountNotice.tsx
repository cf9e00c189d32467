import type { Paise } from '@/domain/money'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'

/** CHK-7: shown before people pay, and again where they type the amount. */
export function ExactAmountNotice({ due }: { due: Paise }) {
  const t = useText('checkout')
  return (
    <Notice tone="warn" title={t('exactly', { amount: formatPaise(due, 2) })}>
      {t('wrongAmount')}
    </Notice>
  )
}
