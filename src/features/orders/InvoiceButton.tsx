import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { usePurchaseInvoice, useSalesInvoice } from '@/api/hooks/invoice'
import { fileName, salesInvoiceName } from '@/domain/file-name'
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

/** `{sellOrderId}.pdf` of a sold item. */
export function SalesInvoiceButton({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('order')
  const { handOver, press } = useSaveFile(salesInvoiceName(order, item))
  const invoice = useSalesInvoice(handOver)
  return (
    <ActionButton
      icon={<DownloadIcon />}
      label={t('salesInvoice')}
      loading={invoice.isPending}
      onPress={() => press(() => invoice.mutate({ orderId: order.id, itemId: item.id }))}
    />
  )
}
