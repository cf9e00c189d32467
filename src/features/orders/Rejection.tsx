import { knownValue, type Maskable } from '@/domain/masked'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'

/** ORD-6. */
export function Rejection({ reason }: { reason: Maskable }) {
  const t = useText('order')
  const tUi = useText('ui')
  const known = knownValue(reason) || t('rejectionUnknown')
  const shown = typeof reason === 'string' ? known : tUi('shownWhenConnected')
  return (
    <Notice tone="red" title={t('rejectionReason', { reason: shown })}>
      {t('verificationFailed')}
    </Notice>
  )
}
