import type { Order } from '@/api/contract/order'
import { knownValue } from '@/domain/masked'
import { useText } from '@/text/text'
import { ContactLinks, useOrderMessage } from '@/features/shared/contact/ContactLinks'
import { Notice } from '@/ui/Notice'

/** `Rejection Reason : …`, as the provider says it. */
export function useRejectionReason({ rejectionReason }: Order): string {
  const t = useText('order')
  const tUi = useText('ui')
  const reason = knownValue(rejectionReason) || t('rejectionUnknown')
  const shown = typeof rejectionReason === 'string' ? reason : tUi('shownWhenConnected')
  return t('rejectionReason', { reason: shown })
}

/** ORD-6, HLP-6. */
export function Rejection({ order }: { order: Order }) {
  const t = useText('order')
  const tContact = useText('contact')
  const messageAbout = useOrderMessage()
  const { displayId, transactionId } = order
  return (
    <Notice
      tone="red"
      title={useRejectionReason(order)}
      action={
        <ContactLinks
          subject={tContact('rejectedSubject', { order: displayId })}
          message={messageAbout(displayId, knownValue(transactionId))}
        />
      }
    >
      {t('verificationFailed')}
    </Notice>
  )
}
