import type { Order } from '@/api/contract/order'
import { usePurchaseInvoice } from '@/api/hooks/invoice'
import { fileName } from '@/domain/file-name'
import { useText } from '@/text/text'
import { ActionButton } from '@/ui/ActionList'
import { DownloadIcon } from '@/ui/icons'
import { useSaveFile } from '@/ui/save-file'

/** `{display order id}.pdf` (API-20). A failure is only logged; the button works again. */
export function PurchaseInvoiceButton({ order }: { order: Order }) {
  const t = useText('order')
  const { handOver, press } = useSaveFile(fileName(order.displayId, 'pdf', 'invoice'))
  const invoice = usePurchaseInvoice(handOver)
  return (
    <ActionButton
      icon={<DownloadIcon />}
      label={t('purchaseInvoice')}
      loading={invoice.isPending}
      onPress={() => press(() => invoice.mutate({ orderId: order.id }))}
    />
  )
}
