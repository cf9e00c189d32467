import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { useInvoices } from '@/api/hooks/invoice'
import { fileName, salesInvoiceName } from '@/domain/file-name'
import { useText } from '@/text/text'
import { ActionButton } from '@/ui/ActionList'
import { DownloadIcon } from '@/ui/icons'
import { useSaveFile } from '@/ui/save-file'

interface InvoiceRowProps {
  order: Order
  /** Of a sale. */
  item?: OrderItem
}

/**
 * The invoice of a purchase, `{display order id}.pdf` (API-20), or of a sold item (API-21). A
 * failure is only logged; the button works again.
 */
export function InvoiceRow({ order, item }: InvoiceRowProps) {
  const t = useText('order')
  const name = item ? salesInvoiceName(order, item) : fileName(order.displayId, 'pdf', 'invoice')
  const { handOver, press } = useSaveFile(name)
  const { mutate, isPending } = useInvoices(handOver)
  return (
    <ActionButton
      icon={<DownloadIcon />}
      label={t(item ? 'salesInvoice' : 'purchaseInvoice')}
      loading={isPending}
      onPress={() => press(() => mutate([{ orderId: order.id, itemId: item?.id, name }]))}
    />
  )
}
